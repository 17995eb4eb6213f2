import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {describe, it} from 'node:test';

describe('npm start', () => {
  const start = (words) =>
    new Promise((done) => {
      const child = spawn(process.execPath, ['scripts/start.mjs', ...words]);
      let error = '';
      let out = '';
      child.stderr.on('data', (text) => (error += text));
      child.stdout.on('data', (text) => (out += text));
      child.once('exit', (code) => done({code, error, out}));
    });

  it('ends with the code 2 and a sentence before it builds', async () => {
    const misuses = [
      [['--site', '/gone'], /^There is no folder .*gone\.\n$/],
      [['/gone'], /^There is no folder .*gone\.\n$/],
      [['--sites', 'demo'], /^error: unknown option '--sites'/],
      [['package.json'], /^There is no folder /],
    ];
    for (const [words, sentence] of misuses) {
      const {code, error, out} = await start(words);
      assert.deepEqual([code, out], [2, ''], error);
      assert.match(error, sentence);
    }
  });

  it('has a help text', async () => {
    const {code, out} = await start(['--help']);
    assert.equal(code, 0);
    assert.match(out, /^Usage: npm start --/);
  });
});
