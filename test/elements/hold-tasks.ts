import {schedule, type Scheduler} from '../../src/shared/scheduler.js';
import {scheduler} from '../../elements/shared/scheduler.js';

/** Tasks of the elements that have to wait for a test. */
export interface HeldTasks {
  /** Those that wait, in the order in which they were planned. */
  readonly waiting: readonly (() => void)[];
  /** Runs those that wait, the last one first if asked to. */
  run(order?: 'reversed'): void;
  /** Lets time pass, in milliseconds: runs what waits no longer than that. */
  advance(ms: number): void;
  /** Runs what waits; later tasks run as they do for readers. */
  release(): void;
}

/** Holds tasks of one kind; of those with a time, the ones of `from` milliseconds and more. */
export function holdTasks(kind: keyof Scheduler, from = 0): HeldTasks {
  const before = scheduler[kind];
  const planned = new Map<() => void, number>();
  let now = 0;

  function plan(ms: number, task: () => void, signal?: AbortSignal) {
    const start = (run: () => void) => {
      planned.set(run, now + ms);
      return run;
    };
    return schedule(start, (run) => planned.delete(run), task, signal);
  }

  function run(tasks: readonly (() => void)[]): void {
    for (const task of tasks) if (planned.delete(task)) task();
  }

  if (kind === 'idle' || kind === 'frame') {
    scheduler[kind] = (task, signal) => plan(0, task, signal);
  } else {
    const timer = scheduler[kind];
    scheduler[kind] = (ms, task, signal) => (ms < from ? timer : plan)(ms, task, signal);
  }
  const held: HeldTasks = {
    get waiting() {
      return [...planned.keys()];
    },
    run: (order) => run(order ? held.waiting.toReversed() : held.waiting),
    advance(ms) {
      now += ms;
      run([...planned].flatMap(([task, end]) => (end <= now ? [task] : [])));
    },
    release() {
      Object.assign(scheduler, {[kind]: before});
      held.run();
    },
  };
  return held;
}
