import type {ReaderStore} from './reader-store.js';
import {hasKeys} from './shortcut-key.js';

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

function isTyping(event: KeyboardEvent): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.matches(typing));
}
