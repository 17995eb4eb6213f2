import type {ReaderHost} from '../../content/interactive.js';
import {BudgetUse, limits} from '../budget.js';

/**
 * What happens before the browser can do anything else has one budget: promises that wait for
 * promises, and functions that listen to the same event, would otherwise keep it busy. What a task
 * needs besides is taken from a reserve, so that timers cannot keep it busy, either.
 */
export class Task {
  /** What has been used of the budget. */
  readonly used = new BudgetUse();
  /** How often something was rendered again. */
  updates = 0;
  /** What is left for tasks that need more steps: of lists, when they are shown or searched. */
  #reserve: number = limits.stepsOfReserve;
  /** The event that has the budget. */
  #event: object | undefined;
  /** Whether the browser has done something else since the budget was renewed. */
  #isOver = true;

  /** Whether nothing more can be done in this task. */
  get isExhausted(): boolean {
    return !this.#isOver && this.used.steps >= this.used.mostSteps;
  }

  /** Begins another task, unless the one before goes on. */
  begin(host: ReaderHost | undefined): void {
    // The browser may handle several events before anything else.
    const event = host?.event();
    const isOther = event !== undefined && event !== this.#event;
    if (!this.#isOver && !isOther) return;
    this.#event = event;
    const isActing = isOther && host?.isReaderActing();
    this.#reserve = isActing ? limits.stepsOfReserve : this.#reserve - this.used.ofReserve;
    this.used.renew(this.#reserve);
    this.updates = 0;
    if (!host || !this.#isOver) return;
    this.#isOver = false;
    host.afterTask(() => {
      this.#isOver = true;
    });
  }
}
