/** Waits between two steps of long work, so that other work is done. */
export type Pause = () => Promise<void>;

/** Takes all steps, and waits for `pause` between them; rejects when that does. */
export async function runSteps<T>(steps: Iterator<unknown, T>, pause?: Pause): Promise<T> {
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
    await pause?.();
  }
}
