import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {run} from '../../scripts/lib/run-tool.mjs';

describe('a process that the suite has started', () => {
  // It also starts a process that keeps its output open.
  const script = (end) => `
    const {spawn} = require('node:child_process');
    const child = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 600_000)'], {
      stdio: 'inherit',
    });
    process.send('before');
    console.log(child.pid);
    ${end}`;

  for (const {what, end, step, code} of [
    {what: 'that hangs', end: 'setInterval(() => {}, 1000);', step: 45 * 60_000, code: 1},
    {what: 'that has exited', end: 'process.exit();', step: 10_000, code: 0},
  ]) {
    it(`${what} is not waited for`, async (t) => {
      t.mock.timers.enable({apis: ['setTimeout']});
      let pid;
      let passing;
      const print = (text) => {
        pid ??= Number(text);
        passing ??= setInterval(() => t.mock.timers.tick(step), 100);
      };
      const result = await run(['--eval', script(end)], print);
      clearInterval(passing);
      process.kill(pid);
      assert.deepEqual(result, {code, message: 'before'});
    });
  }
});
