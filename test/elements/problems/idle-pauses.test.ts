import {expect} from '@open-wc/testing';
import {idlePauses} from '../../../elements/problems/idle-pauses.js';
import {during, scheduler, settled} from '../../../elements/shared/scheduler.js';
import {holdTasks} from '../hold-tasks.js';

describe('idlePauses', () => {
  it('waits until the browser is idle, and again once five milliseconds have passed', async () => {
    let time = 0;
    const pause = idlePauses(new AbortController().signal, () => time);
    await pause();
    const tasks = holdTasks('idle');
    time = 4;
    await pause();
    expect(tasks.waiting.length).to.equal(0);
    time = 5;
    const later = pause();
    expect(tasks.waiting.length).to.equal(1);
    tasks.release();
    await later;
  });

  it('ends what waits for it, where the site is removed before', async () => {
    const tasks = holdTasks('idle');
    const leaving = new AbortController();
    const check = during(idlePauses(leaving.signal)());
    leaving.abort(new Error('removed'));
    expect(await check.catch(String)).to.equal('Error: removed');
    tasks.release();
    await settled(scheduler);
  });
});
