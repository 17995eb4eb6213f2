import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {systemClock} from '../../../src/site/clock.js';

describe('systemClock', () => {
  it('waits', async () => {
    expect(await systemClock.wait(1, new AbortController().signal)).to.equal(undefined);
  });

  it('stops waiting when aborted, before or meanwhile', async () => {
    const before = AbortSignal.abort(new Error('gone'));
    expect(await systemClock.wait(60_000, before).catch(String)).to.equal('Error: gone');
    const leaving = new AbortController();
    const waiting = systemClock.wait(60_000, leaving.signal);
    leaving.abort(new Error('left'));
    expect(await waiting.catch(String)).to.equal('Error: left');
  });
});
