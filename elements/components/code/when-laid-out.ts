import {laidOutEvent, slice} from '../../shared/page-events.js';

/**
 * Resolves when an element comes near the window, or the part of a long page that it is directly
 * in is laid out; `undefined` if there is nothing to wait for. Only browsers that keep what is read
 * in its place leave parts without layout. Inside other elements, such as tabs, a block may have
 * another box than its plain text.
 */
export function whenLaidOut(element: Element): Promise<void> | undefined {
  const part = element.parentElement;
  if (!part?.matches(slice) || !CSS.supports('overflow-anchor', 'auto')) return undefined;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && end(),
      {rootMargin: '400px'},
    );
    observer.observe(element);
    part.addEventListener(laidOutEvent, end, {once: true});

    function end(): void {
      observer.disconnect();
      part?.removeEventListener(laidOutEvent, end);
      resolve();
    }
  });
}
