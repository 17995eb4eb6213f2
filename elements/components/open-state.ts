import {askSite} from '../shared/page-events.js';
import type {DocsExpandable} from './docs-expandable.js';
import {siblingsOf} from './siblings.js';

/** Whether the reader left a box open or closed when they were last on this page, in this tab of the browser. */
export function rememberedOpen(box: DocsExpandable): boolean | undefined {
  const known = read(keyOf(box))[nameOf(box)];
  return typeof known === 'boolean' ? known : undefined;
}

/** Keeps what the reader did until the tab is closed. */
export function rememberOpen(box: DocsExpandable, isOpen: boolean): void {
  const key = keyOf(box);
  const boxes = {...read(key), [nameOf(box)]: isOpen};
  try {
    sessionStorage.setItem(key, JSON.stringify(boxes));
  } catch {
    // Nothing is lost but the memory of a click.
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    // Other scripts of the page may write there: only what is true or false counts.
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Each page has a record. */
function keyOf(box: Element): string {
  const {store, path} = askSite(box);
  return `${store?.key ?? location.pathname}#${path ?? ''}`;
}

/** Boxes have no ids: their place on the page names them, and their title, since pages change. */
function nameOf(box: DocsExpandable): string {
  return `${siblingsOf(box).indexOf(box)} ${box.heading}`;
}
