import {expect} from '@open-wc/testing';
import {scheduler, settled} from '../../../elements/shared/scheduler.js';

/** Whether elements have nothing left to do, four frames from now. */
async function isSettledSoon(): Promise<boolean> {
  let is = false;
  void settled(scheduler).then(() => (is = true));
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  return is;
}

describe('the scheduler', () => {
  for (const [kind, plan] of [
    ['idle', scheduler.idle],
    ['frame', scheduler.frame],
    ['wait', (task: () => void, signal?: AbortSignal) => scheduler.wait(1, task, signal)],
    ['timeout', (task: () => void, signal?: AbortSignal) => scheduler.timeout(1, task, signal)],
  ] as const) {
    it(`runs a task once: ${kind}`, async () => {
      let runs = 0;
      await new Promise<void>((resolve) => {
        plan(() => {
          runs++;
          resolve();
        });
      });
      await settled(scheduler);
      expect(runs).to.equal(1);
    });

    it(`runs nothing that was canceled or aborted: ${kind}`, async () => {
      const ran: string[] = [];
      const leaving = new AbortController();
      plan(() => ran.push('aborted before'), AbortSignal.abort());
      plan(() => ran.push('aborted'), leaving.signal);
      plan(() => ran.push('canceled'))();
      leaving.abort();
      await new Promise<void>((resolve) => plan(resolve));
      expect(ran).to.deep.equal([]);
    });
  }

  it('is settled when what it waits for has run, or is canceled', async () => {
    const cancel = scheduler.wait(600_000, () => undefined);
    expect(await isSettledSoon()).to.equal(false);
    cancel();
    await settled(scheduler);
    const leaving = new AbortController();
    scheduler.wait(600_000, () => undefined, leaving.signal);
    expect(await isSettledSoon()).to.equal(false);
    leaving.abort();
    await settled(scheduler);
  });

  it('is settled while only a limit of time is left', async () => {
    const cancel = scheduler.timeout(600_000, () => undefined);
    await settled(scheduler);
    cancel();
  });
});
