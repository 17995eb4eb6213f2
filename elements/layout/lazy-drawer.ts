import {lazy} from '../shared/lazy.js';

/** The menu of narrow windows. */
export const drawer = lazy('drawer', () => import('./drawer-links.js'));
