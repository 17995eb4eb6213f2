/** How long frames, answers of hosts and other tasks wait at most, in milliseconds. */
const longestWait = 200;

/**
 * Divides long work into tasks. The function that this returns resolves in the next task.
 *
 * Input always comes first. Frames and everything else have their turn every 200 ms: browsers would
 * otherwise draw a frame after nearly every task, and on a long page a frame takes longer than the
 * task. While the reader `isBusy`, and where tasks have no priorities
 * (https://wicg.github.io/scheduling-apis/), frames may come after every task.
 */
export function taskYielder(): (isBusy: boolean) => Promise<void> {
  let last = performance.now();
  return async (isBusy) => {
    // A host page may have a global of this name.
    const {scheduler} = globalThis as {scheduler?: Partial<Scheduler>};
    if (scheduler?.postTask && !isBusy && performance.now() - last < longestWait) {
      await scheduler.postTask(() => undefined, {priority: 'user-blocking'});
    } else {
      await nextTask();
      last = performance.now();
    }
  };
}

/** Unlike timers, messages do not wait longer the more there are. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
