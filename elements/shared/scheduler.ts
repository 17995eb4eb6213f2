import {schedule, timers, type Scheduler} from '../../src/shared/scheduler.js';

export {during, settled} from '../../src/shared/scheduler.js';

/** For browsers without `requestIdleCallback`. */
const afterAWhile: (run: () => void, options: object) => number = (run) => setTimeout(run, 200);

const {requestIdleCallback: startIdle = afterAWhile, cancelIdleCallback: stopIdle = clearTimeout} =
  globalThis;

/** When the elements of this document do what they do not do at once: timers, and more. */
export const scheduler: Scheduler = Object.assign(timers, {
  idle: (task: () => void, signal?: AbortSignal) =>
    schedule((run) => startIdle(run, {timeout: 2000}), stopIdle, task, signal, true),
  frame: (task: () => void, signal?: AbortSignal) =>
    document.hidden
      ? timers.timeout(0, task, signal)
      : schedule(requestAnimationFrame, cancelAnimationFrame, task, signal),
});
