import type {ReaderHost} from '../../content/interactive.js';
import type {Value} from '../values.js';
import type {Instance} from './instance.js';

/** So many timers of a page may wait at the same time. */
const mostTimers = 1000;

/** What timers need of the components of a page. */
interface TimerOwners {
  /** The component that starts a timer, if it is shown. */
  owner(): Instance | undefined;
  host(): ReaderHost | undefined;
  /** Calls a function of the code for a component. */
  run(owner: Instance, callee: Value, args: readonly Value[]): void;
  /** Stops a component that starts too many. */
  refuse(owner: Instance, reason: string): void;
}

/** The timers and requests for frames of the components of a page, by the numbers that code has. */
export class Timers {
  readonly #owners: TimerOwners;
  readonly #waiting = new Map<number, {readonly root: Instance; readonly stop: () => void}>();
  #next = 1;

  constructor(owners: TimerOwners) {
    this.#owners = owners;
  }

  /** Starts a timer, and returns its number; 0 if the component is not shown. */
  start(milliseconds: number, isRepeated: boolean, callee: Value, args: readonly Value[]): Value {
    return this.#begin((host, number, owner) =>
      host.timer(Math.max(0, milliseconds || 0), isRepeated, () => {
        if (!isRepeated) this.#waiting.delete(number);
        this.#owners.run(owner, callee, args);
      }),
    );
  }

  /** Calls a function before the next frame; returns the number of the request. */
  requestFrame(callee: Value): Value {
    return this.#begin((host, number, owner) =>
      host.frame((time) => {
        this.#waiting.delete(number);
        this.#owners.run(owner, callee, [time]);
      }),
    );
  }

  stop(timer: Value): void {
    if (typeof timer !== 'number') return;
    this.#waiting.get(timer)?.stop();
    this.#waiting.delete(timer);
  }

  /** Stops the timers of a component and of all in it. */
  stopAll(root: Instance): void {
    for (const [number, timer] of this.#waiting) if (timer.root === root) this.stop(number);
  }

  #begin(start: (host: ReaderHost, number: number, owner: Instance) => () => void): Value {
    const owner = this.#owners.owner();
    const host = this.#owners.host();
    if (!host || !owner) return 0;
    const number = this.#next++;
    if (this.#waiting.size >= mostTimers) {
      this.#owners.refuse(owner, `starts more than ${mostTimers} timers`);
      return number;
    }
    this.#waiting.set(number, {root: owner.root, stop: start(host, number, owner)});
    return number;
  }
}
