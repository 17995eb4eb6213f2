import {lazy} from '../shared/lazy.js';

/** Says what is wrong with a file that could not be loaded. */
export const failureTexts = lazy(
  'load-diagnostic',
  () => import('../../src/site/load-diagnostic.js'),
);
