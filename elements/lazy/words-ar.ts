import type {Words} from '../shared/words-controller.js';

/** Arabic. */
export const words: Words = {
  Next: 'التالي',
  'On this page': 'في هذه الصفحة',
  Previous: 'السابق',
  'Previous and next page': 'الصفحة السابقة والتالية',
};
