import {loadPart} from '../shared/load-part.js';
import {whenIdle} from '../shared/when-idle.js';

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return loadPart('drawer');
}

/** Where the menu's button is shown, the menu opens without a wait. */
export function prefetchDrawer(button: () => Element | undefined): void {
  const fetchAhead = () => {
    if (button()?.checkVisibility()) void loadDrawer();
  };
  whenIdle(fetchAhead, new AbortController().signal);
}
