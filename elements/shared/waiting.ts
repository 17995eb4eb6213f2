/** Runs `task` when the browser is idle, at the latest after two seconds, unless aborted before. */
export function whenIdle(task: () => void, signal?: AbortSignal): void {
  // Not all browsers support requestIdleCallback.
  const hasIdle = typeof requestIdleCallback !== 'undefined';
  const handle = hasIdle ? requestIdleCallback(run, {timeout: 2000}) : setTimeout(run, 200);
  signal?.addEventListener('abort', cancel, {once: true});

  function run(): void {
    signal?.removeEventListener('abort', cancel);
    task();
  }

  function cancel(): void {
    if (hasIdle) cancelIdleCallback(handle);
    else clearTimeout(handle);
  }
}

/** The value of a promise; `undefined` if the signal is aborted, whatever the promise does then. */
export async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    const value = await promise;
    return signal.aborted ? undefined : value;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
