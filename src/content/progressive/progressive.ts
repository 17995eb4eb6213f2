import type {DocNode} from '../nodes.js';
import {takeWithin, type NodesWithin} from './render-budget.js';
import {sliceBody} from './slices.js';

/** Divides long pages. */
export interface Progressive {
  /** The parts of a body, which are read one after the other; see {@link sliceBody}. */
  readonly slicesOf: typeof sliceBody;
  /** The beginning of what has been read, as much as can be shown at once. */
  readonly takeWithin: (nodes: readonly DocNode[], weight: number) => NodesWithin;
}

/** Divides long pages. */
export const progressive: Progressive = {slicesOf: sliceBody, takeWithin};
