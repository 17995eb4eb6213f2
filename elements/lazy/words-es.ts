import type {Words} from '../shared/words-controller.js';

/** Spanish. */
export const words: Words = {
  Next: 'Siguiente',
  'On this page': 'En esta página',
  Previous: 'Anterior',
  'Previous and next page': 'Página anterior y siguiente',
};
