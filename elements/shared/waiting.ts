/** Runs `task` when the browser is idle, at the latest after two seconds, unless aborted before. */
export function whenIdle(task: () => void, signal: AbortSignal): void {
  // Not all browsers support requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    signal.addEventListener('abort', () => clearTimeout(timer), {once: true});
  } else {
    const handle = requestIdleCallback(task, {timeout: 2000});
    signal.addEventListener('abort', () => cancelIdleCallback(handle), {once: true});
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
