import {lazy} from '../shared/lazy.js';

/** Checks a configuration, the element of its site, and its pages, for their author. */
export const siteChecks = lazy('validate', () => import('../site/validate.js'));
