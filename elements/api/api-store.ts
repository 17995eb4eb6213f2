import {askSite} from '../shared/page-events.js';

/**
 * What is stored for the API of a file, in an entry of its own for each site and file, so that two
 * APIs never share anything. Without storage, nothing is stored.
 */
export function readEntry(element: Element, kind: string, file: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(element, kind, file)) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores a value for the API of a file; `undefined` removes it. */
export function writeEntry(element: Element, kind: string, file: string, value: unknown): void {
  const key = keyOf(element, kind, file);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows, blocked cookies, no space: only the stored value is lost.
  }
}

function keyOf(element: Element, kind: string, file: string): string {
  return `${askSite(element).store?.key ?? 'docs-site'}:${kind}:${file}`;
}
