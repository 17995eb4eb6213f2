import {whenIdle} from '../shared/when-idle.js';

/** What stands around the page once its words are there; without it (offline, say) they can be read all the same. */
export function loadSurroundings() {
  return import('../lazy/surroundings.js').catch(() => undefined);
}

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return import('../lazy/drawer.js').catch(() => undefined);
}

/** Where the menu's button is shown, the menu opens without a wait. */
export function fetchDrawerAhead(button: () => Element | undefined): void {
  const fetchAhead = () => {
    if (button()?.checkVisibility()) void loadDrawer();
  };
  whenIdle(fetchAhead, new AbortController().signal);
}
