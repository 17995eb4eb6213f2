import type {LitElement} from 'lit';
import {askSite} from '../../shared/page-events.js';
import {siblingsOf} from '../siblings.js';
import {ownProperty} from '../../../src/shared/own-property.js';

/** An element that opens and closes. */
export type Disclosure = LitElement & {readonly heading: string};

/** Whether the reader last left a disclosure on this page open or closed, in this browser tab. */
export function rememberedOpen(box: Disclosure): boolean | undefined {
  const known = ownProperty(read(keyOf(box)), nameOf(box));
  return typeof known === 'boolean' ? known : undefined;
}

/** Stores what the reader opened or closed until the tab is closed. */
export function rememberOpen(box: Disclosure, isOpen: boolean): void {
  const key = keyOf(box);
  const boxes = {...read(key), [nameOf(box)]: isOpen};
  try {
    sessionStorage.setItem(key, JSON.stringify(boxes));
  } catch {
    // Without storage, only the state of a disclosure is lost.
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    // Other scripts of the page may write there: ignore everything but booleans.
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The storage key of a page. */
function keyOf(box: Element): string {
  const {store, path} = askSite(box);
  return `${store?.key ?? location.pathname}#${path ?? ''}`;
}

/**
 * Disclosures have no ids: the key is their position on the page and, since pages change, their
 * title.
 */
function nameOf(box: Disclosure): string {
  return `${siblingsOf(box).indexOf(box)} ${box.heading}`;
}
