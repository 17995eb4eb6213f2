import type {Words} from '../shared/words-controller.js';

/** Chinese. */
export const words: Words = {
  Next: '下一页',
  'On this page': '本页内容',
  Previous: '上一页',
  'Previous and next page': '上一页和下一页',
};
