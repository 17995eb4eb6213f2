import type {Pause} from '../../src/shared/run-steps.js';
import {untilAborted} from '../../src/shared/until-aborted.js';
import {scheduler} from '../shared/scheduler.js';

/** How long steps go on before they wait again, in milliseconds: a third of a frame. */
const share = 5;

/**
 * Pauses between the steps of work that is done while the browser is idle. The first pause waits
 * for that, and later ones do once the steps since then have taken their share of time; all reject
 * with the signal's reason when that is aborted. `now` tells the time in milliseconds.
 */
export function idlePauses(signal: AbortSignal, now = () => performance.now()): Pause {
  let end = -Infinity;
  return async () => {
    signal.throwIfAborted();
    if (now() < end) return;
    await untilAborted(new Promise<void>((resolve) => scheduler.idle(resolve, signal)), signal);
    end = now() + share;
  };
}
