/** Takes a task back that has not run yet. */
export type Cancel = () => void;

/**
 * When tasks run that are not done at once; tests have another one. A task runs once, and not at
 * all after its signal is aborted or what was returned is called.
 */
export interface Scheduler {
  /** Runs a task when there is nothing else to do, at the latest after two seconds. */
  idle(task: () => void, signal?: AbortSignal): Cancel;
  /** Runs a task before the next frame is drawn; soon, where the page is hidden and has none. */
  frame(task: () => void, signal?: AbortSignal): Cancel;
  /** Runs a task after `ms` milliseconds: it is part of the work that is under way. */
  wait(ms: number, task: () => void, signal?: AbortSignal): Cancel;
  /**
   * Runs a task after `ms` milliseconds that ends something, such as work that has taken too long,
   * or that is repeated as long as the page is open. Nobody waits for it.
   */
  timeout(ms: number, task: () => void, signal?: AbortSignal): Cancel;
}

/** The timers of a scheduler, which exist in pages, workers and Node. */
export type Timers = Pick<Scheduler, 'wait' | 'timeout'>;

/** The timers of the browser or of Node. */
export const timers: Timers = {
  wait: (ms, task, signal) => after(ms, task, signal, true),
  timeout: after,
};

function after(ms: number, task: () => void, signal?: AbortSignal, isWork?: boolean): Cancel {
  return schedule((run) => setTimeout(run, ms), clearTimeout, task, signal, isWork);
}

/** The work that has begun and has not ended. */
const pending = new Set<object>();
/** The work that began last. */
let latest: object | undefined;

/**
 * Resolves once no work is pending, and none has begun for two frames: by the second one, elements
 * know their sizes and what is near the window.
 */
export async function settled(scheduler: Scheduler): Promise<void> {
  for (let frames = 0; frames < 2;) {
    const before = latest;
    await new Promise<void>((resolve) => scheduler.frame(resolve));
    frames = pending.size > 0 || latest !== before ? 0 : frames + 1;
  }
}

/** Counts work as pending until the promise is settled; returns the promise. */
export function during<T>(work: Promise<T>): Promise<T> {
  pending.add((latest = work));
  const end = () => pending.delete(work);
  work.then(end, end);
  return work;
}

/**
 * Has `start` run a task once, unless that is canceled: `stop` gets what `start` has returned.
 * `isWork` tells whether the task is pending until then.
 */
export function schedule<T>(
  start: (run: () => void) => T,
  stop: (handle: T) => void,
  task: () => void,
  signal: AbortSignal | undefined,
  isWork?: boolean,
): Cancel {
  if (signal?.aborted) return () => undefined;
  if (isWork) pending.add((latest = cancel));
  signal?.addEventListener('abort', cancel);
  const handle = start(() => {
    cancel();
    task();
  });
  return cancel;

  function cancel(): void {
    signal?.removeEventListener('abort', cancel);
    pending.delete(cancel);
    stop(handle);
  }
}
