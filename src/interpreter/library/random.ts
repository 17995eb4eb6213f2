import {FunctionValue, type Value} from '../values.js';

/**
 * `Math.random` and `crypto.randomUUID` with numbers that follow from a seed, such as the path of a
 * page: the page is the same wherever it is read. The generator is mulberry32, the hash FNV-1a.
 */
export function randomOf(seed: string): {readonly random: Value; readonly randomUUID: Value} {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const last = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((last ^ (last >>> 14)) >>> 0) / 2 ** 32;
  };
  // Version 4 of RFC 9562, section 5.4.
  const uuid = () =>
    'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit) =>
      (digit === 'x' ? Math.floor(next() * 16) : 8 + Math.floor(next() * 4)).toString(16),
    );
  return {
    random: new FunctionValue('random', next),
    randomUUID: new FunctionValue('randomUUID', uuid),
  };
}
