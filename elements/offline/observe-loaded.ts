/**
 * Calls back with the URLs of files that the page loads from now on, but has requested before the
 * worker kept files of this site: before it answered for the page, or before it was told where the
 * site is, which it has been once `told` resolves.
 */
export function observeLoaded(
  worker: ServiceWorker,
  told: Promise<unknown>,
  signal: AbortSignal,
  onLoaded: (urls: readonly string[]) => void,
): void {
  const {serviceWorker} = navigator;
  let isTold = false;
  // After a reload past the cache, it never answers.
  let keepsSince = Infinity;
  const check = () => {
    if (isTold && serviceWorker.controller === worker) {
      keepsSince = Math.min(keepsSince, performance.now());
    }
  };
  void told.then(() => {
    isTold = true;
    check();
  });
  serviceWorker.addEventListener('controllerchange', check, {signal});
  const observer = new PerformanceObserver((list) => {
    const early = list.getEntries().filter(({startTime}) => startTime < keepsSince);
    if (early.length > 0) onLoaded(early.map(({name}) => name));
  });
  observer.observe({type: 'resource'});
  signal.addEventListener('abort', () => observer.disconnect());
}
