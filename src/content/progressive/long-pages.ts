import type {LongPages} from './progressive.js';
import {takeWithin} from './render-budget.js';
import {sliceBody} from './slices.js';

/** Reads long pages piece by piece. */
export const longPages: LongPages = {
  slicesOf: sliceBody,
  takeWithin,
};
