import type {Words} from '../shared/words-controller.js';

/** Portuguese. */
export const words: Words = {
  Next: 'Próxima',
  'On this page': 'Nesta página',
  Previous: 'Anterior',
  'Previous and next page': 'Página anterior e próxima',
};
