import {css} from 'lit';
import {wordsIn} from '../../src/search/terms.js';
import {adoptStyles} from '../styles/adopt-styles.js';

const name = 'docs-search';

const highlightStyles = css`
  ::highlight(docs-search) {
    background: light-dark(oklch(0.93 0.13 98), oklch(0.45 0.1 85));
    color: light-dark(oklch(0.2 0.02 98), oklch(0.98 0.02 98));
  }
`;

/** A page with more words is marked only so far. */
const mostMarked = 500;

/**
 * Marks the words of a page that have one of the terms, until the signal is aborted. Browsers
 * without highlights mark nothing.
 */
export function highlightWords(
  root: Element,
  terms: ReadonlySet<string>,
  signal: AbortSignal,
): void {
  if (!('highlights' in CSS) || signal.aborted) return;
  const scope = root.getRootNode();
  if (scope instanceof Document || scope instanceof ShadowRoot) {
    adoptStyles(scope, highlightStyles);
  }
  const mark = () => CSS.highlights.set(name, new Highlight(...rangesIn(root, terms)));
  // Parts of the page may come later, and code is colored.
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(root, {childList: true, characterData: true, subtree: true});
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(name);
  });
  mark();
}

function rangesIn(root: Element, terms: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()) && ranges.length < mostMarked;) {
    for (const {start, end, terms: own} of wordsIn(node.nodeValue ?? '')) {
      if (!own.some((term) => terms.has(term))) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
