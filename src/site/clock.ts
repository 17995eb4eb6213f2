/** Time, as far as loading needs it; another one in tests. */
export interface Clock {
  /**
   * Resolves after `ms` milliseconds; rejects with the signal's reason when that is aborted before.
   */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1, to spread retries. */
  random(): number;
}

/** The browser's time. */
export const systemClock: Clock = {
  random: Math.random,
  wait(ms, signal) {
    let timer: ReturnType<typeof setTimeout>;
    const end = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    return untilAborted(end, signal).finally(() => clearTimeout(timer));
  },
};

/** What a promise gives; rejects with the signal's reason as soon as that is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error); // whatever the caller gave
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
