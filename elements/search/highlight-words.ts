import {css} from 'lit';
import {wordsIn} from '../../src/search/terms.js';
import type {Cancel} from '../../src/shared/scheduler.js';
import {scheduler} from '../shared/scheduler.js';
import {adoptStyles} from '../styles/adopt-styles.js';

const name = 'docs-search';

const highlightStyles = css`
  ::highlight(docs-search) {
    background: light-dark(oklch(0.93 0.13 98), oklch(0.45 0.1 85));
    color: light-dark(oklch(0.2 0.02 98), oklch(0.98 0.02 98));
  }
`;

/** The parts of components that show what their author has written in attributes or as code. */
const written = ['code', 'description', 'heading', 'label', 'name']
  .map((part) => `[part~="${part}"]`)
  .join();

/** A page with more words is marked only so far. */
const mostMarked = 500;

const changes = {childList: true, characterData: true, subtree: true};

/**
 * Marks the words of a page that have one of the terms, until the signal is aborted, and calls
 * `onMarked` with them once all components are there. Browsers without highlights mark nothing.
 */
export function highlightWords(
  root: Element,
  terms: ReadonlySet<string>,
  signal: AbortSignal,
  onMarked: (words: readonly Range[]) => void,
): void {
  if (signal.aborted) return;
  const scope = root.getRootNode();
  if (scope instanceof Document || scope instanceof ShadowRoot) {
    adoptStyles(scope, highlightStyles);
  }
  let cancel: Cancel | undefined;
  const markSoon = () => {
    cancel?.();
    cancel = scheduler.frame(mark, signal);
  };
  // Parts of the page may come later, and code is colored.
  const observer = new MutationObserver(markSoon);
  const awaited = new Set<string>();
  const mark = () => {
    const parts = shadowsIn(root).flatMap((shadow) => {
      observer.observe(shadow, changes);
      const found = [...shadow.querySelectorAll(written)];
      if (found.length > 0) adoptStyles(shadow, highlightStyles);
      return found;
    });
    const words = rangesIn([root, ...parts], terms);
    if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...words));
    const undefinedElements = root.querySelectorAll(':not(:defined)');
    if (undefinedElements.length === 0) onMarked(words);
    for (const {localName} of undefinedElements) {
      if (awaited.has(localName)) continue;
      awaited.add(localName);
      void customElements.whenDefined(localName).then(markSoon);
    }
  };
  observer.observe(root, changes);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if ('highlights' in CSS) CSS.highlights.delete(name);
  });
  mark();
}

/** The shadow roots of components below `root`. */
function shadowsIn(root: Element): readonly ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? []);
}

function rangesIn(roots: readonly Element[], terms: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  for (const root of roots) {
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
  }
  return ranges;
}
