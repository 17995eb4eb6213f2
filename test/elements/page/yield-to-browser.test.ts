import {expect} from '@open-wc/testing';
import {taskYielder} from '../../../elements/page/yield-to-browser.js';

/** Whether a task that was there before has had its turn. */
function otherTask(): () => boolean {
  const {port1, port2} = new MessageChannel();
  let isDone = false;
  port1.onmessage = () => {
    isDone = true;
    port1.close();
  };
  port2.postMessage(null);
  return () => isDone;
}

describe('taskYielder', () => {
  it('goes on before other tasks, where the browser has priorities', async () => {
    const nextTask = taskYielder();
    const isDone = otherTask();
    await nextTask(false);
    expect(isDone()).to.equal(!('scheduler' in window));
  });

  it('goes on after them when the reader is busy', async () => {
    const nextTask = taskYielder();
    const isDone = otherTask();
    await nextTask(true);
    expect(isDone()).to.equal(true);
  });

  it('lets frames and other tasks come again and again', async () => {
    const nextTask = taskYielder();
    for (let turn = 0; turn < 2; turn += 1) {
      const isDone = otherTask();
      let isDrawn = false;
      requestAnimationFrame(() => (isDrawn = true));
      while (!isDone() || !isDrawn) await nextTask(false);
    }
  });
});
