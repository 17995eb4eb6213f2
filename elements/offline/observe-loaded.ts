/**
 * Calls back with the URLs of files that the page loads from now on, but has requested before the
 * worker could answer for it: those are not kept by the worker.
 */
export function observeLoaded(
  worker: ServiceWorker,
  signal: AbortSignal,
  onLoaded: (urls: readonly string[]) => void,
): void {
  const {serviceWorker} = navigator;
  // After a reload past the cache, it never answers.
  let answersSince = Infinity;
  const check = () => {
    if (serviceWorker.controller === worker) {
      answersSince = Math.min(answersSince, performance.now());
    }
  };
  check();
  serviceWorker.addEventListener('controllerchange', check, {signal});
  const observer = new PerformanceObserver((list) => {
    const early = list.getEntries().filter(({startTime}) => startTime < answersSince);
    if (early.length > 0) onLoaded(early.map(({name}) => name));
  });
  observer.observe({type: 'resource'});
  signal.addEventListener('abort', () => observer.disconnect());
}
