import type {Words} from '../shared/words-controller.js';

/** Japanese. */
export const words: Words = {
  Next: '次へ',
  'On this page': 'このページの内容',
  Previous: '前へ',
  'Previous and next page': '前後のページ',
};
