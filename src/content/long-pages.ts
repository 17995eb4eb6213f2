import {withoutDeepIndent} from './deep-indent.js';
import type {LongPages} from './long-door.js';
import {portionOf} from './portion.js';
import {sliceBody} from './slices.js';

/** Reads long pages piece by piece. */
export const longPages: LongPages = {
  slicesOf: (markdown) => sliceBody(withoutDeepIndent(markdown)),
  portionOf,
};
