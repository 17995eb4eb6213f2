import {timers} from './scheduler.js';

/** Resolves in another task, after this many milliseconds. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => timers.wait(ms, resolve));
}
