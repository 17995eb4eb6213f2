import type {Words} from '../shared/words-controller.js';

/** German. */
export const words: Words = {
  Next: 'Weiter',
  'On this page': 'Auf dieser Seite',
  Previous: 'Zurück',
  'Previous and next page': 'Vorige und nächste Seite',
};
