import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {timers} from '../../../src/shared/scheduler.js';

describe('timers', () => {
  for (const name of ['wait', 'timeout'] as const) {
    const later = timers[name];

    it(`run a task once: ${name}`, async () => {
      let runs = 0;
      await new Promise<void>((resolve) => {
        later(1, () => {
          runs++;
          resolve();
        });
      });
      expect(runs).to.equal(1);
    });

    it(`run nothing that is taken back: ${name}`, async () => {
      const ran: string[] = [];
      const leaving = new AbortController();
      later(0, () => ran.push('aborted before'), AbortSignal.abort());
      later(0, () => ran.push('aborted meanwhile'), leaving.signal);
      later(0, () => ran.push('canceled'))();
      leaving.abort();
      // Timers of the same time run in the order in which they were started.
      await new Promise<void>((resolve) => later(0, resolve));
      expect(ran).to.deep.equal([]);
    });
  }
});
