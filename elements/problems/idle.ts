import {untilAborted} from '../../src/shared/until-aborted.js';
import {scheduler} from '../shared/scheduler.js';

/** Resolves when the browser is idle; rejects with the signal's reason when that is aborted. */
export function idle(signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise((resolve) => scheduler.idle(resolve, signal)), signal);
}
