/**
 * Numbers from 0 to 1 that follow from a seed, such as the path of a page: the page is the same
 * wherever it is read. The generator is mulberry32, the hash FNV-1a.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const last = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((last ^ (last >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A UUID of random numbers (RFC 9562, section 5.4: version 4). */
export function randomUuid(random: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit) =>
    (digit === 'x' ? Math.floor(random() * 16) : 8 + Math.floor(random() * 4)).toString(16),
  );
}
