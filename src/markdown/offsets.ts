/** The first of ascending offsets that is not before `start`: its index. */
export function indexFrom(offsets: readonly number[], start: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
