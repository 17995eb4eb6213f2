/**
 * Marks the heading that is read in the list of a written page, as `outline-extras.ts` does: the
 * last one above a line near the top of the window, which moves to its bottom over the last
 * screenful.
 */
export function markHeading(layout: HTMLElement, signal: AbortSignal): void {
  const links = [...layout.querySelectorAll<HTMLAnchorElement>('.docs-outline a')];
  const headings = links.map(({hash}) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const [first] = headings;
  if (!first) return;
  const mark = document.createElement('i');
  mark.className = 'docs-outline-mark';
  layout.querySelector('.docs-outline-list')?.prepend(mark);
  let current: HTMLAnchorElement | undefined;
  const look = (): void => {
    const line = readingLine(first);
    const below = headings.findIndex((one) => (one?.getBoundingClientRect().top ?? 0) > line);
    const read = links[Math.max(0, (below === -1 ? links.length : below) - 1)];
    if (read === current) return;
    current?.removeAttribute('aria-current');
    read?.setAttribute('aria-current', 'location');
    current = read;
    mark.style.setProperty('--y', `${read?.offsetTop ?? 0}px`);
    mark.style.setProperty('--size', `${read?.offsetHeight ?? 0}px`);
  };
  document.addEventListener('scroll', look, {capture: true, passive: true, signal});
  addEventListener('resize', look, {passive: true, signal});
  requestAnimationFrame(look);
}

function readingLine(heading: Element): number {
  const {scrollHeight, scrollTop, clientHeight} = document.documentElement;
  const rest = scrollHeight - scrollTop - clientHeight;
  const reached = parseFloat(getComputedStyle(heading).scrollMarginTop) + 8;
  const start = Math.max(Math.min(160, clientHeight / 3), reached);
  const sunk = scrollTop > 0 ? Math.max(0, 1 - rest / clientHeight) : 0;
  return start + (clientHeight - start) * sunk;
}
