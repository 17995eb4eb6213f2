import {withoutDeepIndent} from '../../markdown/deep-indent.js';
import type {LongPages} from './progressive.js';
import {takeWithin} from './render-budget.js';
import {sliceBody} from './slices.js';

/** Reads long pages piece by piece. */
export const longPages: LongPages = {
  slicesOf: (markdown) => sliceBody(withoutDeepIndent(markdown)),
  takeWithin,
};
