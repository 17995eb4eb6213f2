import {pageScroller} from '../shared/scroller-of.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import type {SiteHost} from '../site/site-options.js';
import {printedPageStyles, printedSiteStyles} from './docs-print.css.js';
import type {DocsPrint, PrintContents} from './docs-print.js';

/** A view that pages are added to. */
export interface OpenedView {
  readonly element: DocsPrint;
  /** Aborted when the view closes. */
  readonly signal: AbortSignal;
  /** Shows the view instead of the site, and opens the dialog of the browser. */
  readonly show: (contents: PrintContents) => Promise<void>;
}

/**
 * Adds an empty view to a site; `undefined` if it has one. The view closes when the reader comes to
 * another page, and at the latest with the signal. Then the site is as before.
 */
export function openView(host: SiteHost, ended: AbortSignal): OpenedView | undefined {
  const frame = host.shadowRoot;
  if (!frame || frame.querySelector('docs-print') || host.querySelector('docs-print')) {
    return undefined;
  }
  const element = document.createElement('docs-print');
  const closing = new AbortController();
  const signal = AbortSignal.any([closing.signal, ended]);
  element.onClose = () => closing.abort();
  const focused = deepFocus(document);
  const scroller = pageScroller(host);
  const {scrollLeft: left, scrollTop: top} = scroller;
  const slot = document.createElement('slot');
  slot.name = 'print';
  // In an isolated site, the styles of pages apply in the frame only.
  const isIsolated = host.pageRoot !== host;
  const root = isIsolated ? frame : host.getRootNode();
  adoptStyles(frame, printedSiteStyles);
  frame.append(isIsolated ? element : slot);
  if (!isIsolated) {
    element.slot = 'print';
    host.append(element);
  }
  host.addEventListener('docs-navigate', element.onClose, {signal});
  signal.addEventListener('abort', () => {
    element.remove();
    slot.remove();
    removeStyles(root);
    host.removeAttribute('data-printed');
    scroller.scrollTo({left, top, behavior: 'instant'});
    focused?.focus({preventScroll: true});
  });
  return {
    element,
    signal,
    async show(contents) {
      if (root instanceof Document || root instanceof ShadowRoot) {
        adoptStyles(root, printedPageStyles);
      }
      host.setAttribute('data-printed', '');
      element.contents = contents;
      await element.updateComplete;
      scroller.scrollTo({left: 0, top: 0, behavior: 'instant'});
      element.focus();
      print();
    },
  };
}

function removeStyles(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const {styleSheet} = printedPageStyles;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== styleSheet);
}

/** The element that has the focus, in whichever shadow root. */
function deepFocus(root: DocumentOrShadowRoot): HTMLElement | undefined {
  const active = root.activeElement;
  const inner = active?.shadowRoot && deepFocus(active.shadowRoot);
  return inner ?? (active instanceof HTMLElement ? active : undefined);
}
