/** Runs `task` once the browser has nothing better to do, at the latest after two seconds, unless aborted before. */
export function whenIdle(task: () => void, signal: AbortSignal): void {
  // Not every browser has requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 200);
    signal.addEventListener('abort', () => clearTimeout(timer), {once: true});
  } else {
    const handle = requestIdleCallback(task, {timeout: 2000});
    signal.addEventListener('abort', () => cancelIdleCallback(handle), {once: true});
  }
}
