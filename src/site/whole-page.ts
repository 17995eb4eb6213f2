import {runSteps, type Pause} from '../shared/run-steps.js';
import type {LoadedPage} from './load-page.js';
import type {PageState} from './state.js';

/**
 * The state of a page with all of its parts. Waits for `pause` between the parts of a long page,
 * and rejects when that does.
 */
export async function wholePage({state, rest}: LoadedPage, pause?: Pause): Promise<PageState> {
  if (state.phase !== 'shown' || !rest) return state;
  return {...state, ...(await runSteps(rest, pause))};
}
