/**
 * Replaces timers of a second and more until `restore` is called: they end when `advance` is called
 * with enough milliseconds. Shorter ones, which tests wait with, are left alone.
 */
export function fakeClock() {
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const timers = new Map<number, {readonly end: number; readonly run: () => void}>();
  let now = 0;
  let last = 1_000_000_000;
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay < 1000) return set(run, delay);
    timers.set(++last, {end: now + delay, run});
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !timers.delete(id)) clear(id);
  };
  return {
    advance(milliseconds: number): void {
      now += milliseconds;
      for (const [id, {end, run}] of [...timers]) {
        if (end <= now && timers.delete(id)) run();
      }
    },
    restore(): void {
      window.setTimeout = set;
      window.clearTimeout = clear;
    },
  };
}
