import {isOwnMachine} from '../../src/shared/own-machine.js';

/** Whether the author is looking: on their own machine, or with `?problems` in the URL. */
export function showsProblems(location: Pick<Location, 'hostname' | 'search'>): boolean {
  return isOwnMachine(location) || new URLSearchParams(location.search).has('problems');
}
