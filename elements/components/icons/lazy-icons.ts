import {lazy} from '../../shared/lazy.js';

/** Icons, which have their place before. */
export const lazyIcons = lazy('docs-icon', () => import('./docs-icon.js'));
