import {hashCodec} from './hash-codec.js';
import type {RouteCodec} from './codec.js';

/**
 * Routes that never stand in the browser's address (contract: `router="memory"`).
 * Links look as with the hash, so that they can be told apart and focused; only a click follows them.
 */
export const memoryCodec: RouteCodec = {
  ...hashCodec,
  read: (_address, current = '') => ({path: current, hash: ''}),
};
