/**
 * Calls a function for each item, for so many at a time, in their order. Rejects with the first
 * error; no item is begun after that.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let hasFailed = false;
  const next = async () => {
    for (let turn; !hasFailed && !(turn = waiting.next()).done;) await work(turn.value);
  };
  const stop = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({length: atOnce}, () => next().catch(stop)));
}
