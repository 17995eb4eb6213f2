import {expect} from '@open-wc/testing';
import {idle} from '../../../elements/problems/idle.js';
import {during, scheduler, settled} from '../../../elements/shared/scheduler.js';
import {holdTasks} from '../hold-tasks.js';

describe('idle', () => {
  it('resolves when the browser is idle', async () => {
    expect(await idle(new AbortController().signal)).to.equal(undefined);
  });

  it('ends what waits for it, where the site is removed before', async () => {
    const tasks = holdTasks('idle');
    const leaving = new AbortController();
    const check = during(idle(leaving.signal));
    leaving.abort(new Error('removed'));
    expect(await check.catch(String)).to.equal('Error: removed');
    tasks.release();
    await settled(scheduler);
  });
});
