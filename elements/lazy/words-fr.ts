import type {Words} from '../shared/words-controller.js';

/** French. */
export const words: Words = {
  Next: 'Suivant',
  'On this page': 'Sur cette page',
  Previous: 'Précédent',
  'Previous and next page': 'Pages précédente et suivante',
};
