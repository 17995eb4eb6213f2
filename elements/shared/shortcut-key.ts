import {hostContent} from './reload-if-useful.js';
import {connectedSites} from './running-script.js';

/** Whether this computer has a ⌘ key, which is used instead of Ctrl. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
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
  const isK = key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac() ? metaKey : ctrlKey);
  return isK && hasKeys(event, host);
}
