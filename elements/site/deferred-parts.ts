import {whenIdle} from '../shared/when-idle.js';

/** What stands around the page once its words are there; without it (offline, say) they can be read all the same. */
export function loadDeferredLayout() {
  return import('../lazy/deferred-layout.js').catch(() => undefined);
}

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return import('../lazy/drawer.js').catch(() => undefined);
}

/** Where the menu's button is shown, the menu opens without a wait. */
export function prefetchDrawer(button: () => Element | undefined): void {
  const fetchAhead = () => {
    if (button()?.checkVisibility()) void loadDrawer();
  };
  whenIdle(fetchAhead, new AbortController().signal);
}
