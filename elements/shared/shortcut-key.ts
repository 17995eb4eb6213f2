import {hostContent} from './reload-if-useful.js';
import type {ReaderStore} from './reader-store.js';
import {connectedSites} from './running-script.js';

/** Whether this computer has a ⌘ key, which is used instead of Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Where letters are text, or choose an item. */
const typing =
  'input, textarea, select, dialog, [role=menu], [role=listbox], [role=tree], [contenteditable]';

/**
 * The key of a shortcut without Ctrl, Alt or ⌘ that is for the site `host`; `undefined` if the key
 * is for someone else, or if the reader has turned such shortcuts off.
 */
export function shortcutKey(
  event: KeyboardEvent,
  host: HTMLElement,
  store: ReaderStore | undefined,
): string | undefined {
  const {key, altKey, ctrlKey, metaKey, repeat} = event;
  const isElsewhere = altKey || ctrlKey || metaKey || repeat || !hasKeys(event, host);
  return isElsewhere || isTyping(event) || store?.read().turnedOff?.includes('shortcuts')
    ? undefined
    : key;
}

/**
 * Whether the keys that the reader presses belong to the site: where it is part of another page,
 * they belong to that page unless the focus is in the site.
 */
export function hasKeys(event: KeyboardEvent, host: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const isAlone = connectedSites.size === 1 && !document.querySelector(hostContent);
  return isAlone || event.composedPath().includes(host);
}

/** Whether the reader presses Ctrl-K (⌘K) for the search of the site `host`. */
export function isSearchKey(event: KeyboardEvent, host: HTMLElement): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  const isK = key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac ? metaKey : ctrlKey);
  return isK && hasKeys(event, host);
}

function isTyping(event: KeyboardEvent): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.matches(typing));
}
