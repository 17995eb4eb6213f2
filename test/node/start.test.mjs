import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {stat, utimes, writeFile} from 'node:fs/promises';
import {get} from 'node:http';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {folderWith} from '../harness/command.mjs';
import {root} from '../harness/sources.mjs';

/** Runs `npm start` with these words; `said(pattern)` waits for what it prints. */
function start(t, ...words) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...words]);
  t.after(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (error += text));
  const ended = once(child, 'close').then(([code]) => ({code, out, error}));
  const said = (pattern) =>
    new Promise((done, failed) => {
      const look = () => {
        const match = pattern.exec(out);
        if (match) done(match);
      };
      child.stdout.on('data', look);
      void ended.then(() => failed(new Error(`It has ended after: ${out}${error}`)));
      look();
    });
  return {ended, said};
}

const site = (text) => ({
  'docs.json': JSON.stringify({name: 'Acme', navigation: ['page']}),
  'page.mdx': `---\ntitle: A page\n---\n\n${text}\n`,
});

describe('npm start', () => {
  it('ends with the code 2 and a sentence before it builds', async (t) => {
    const misuses = [
      [['--site', '/gone'], /^There is no folder .*gone\.\n$/],
      [['/gone'], /^There is no folder .*gone\.\n$/],
      [['--sites', 'demo'], /^error: unknown option '--sites'/],
      [['package.json'], /^There is no folder /],
    ];
    for (const [words, sentence] of misuses) {
      const {code, error, out} = await start(t, ...words).ended;
      assert.deepEqual([code, out], [2, ''], error);
      assert.match(error, sentence);
    }
  });

  it('has a help text', async (t) => {
    const {code, out} = await start(t, '--help').ended;
    assert.equal(code, 0);
    assert.match(out, /^Usage: npm start --/);
  });

  it('answers only to its own hosts, and only with the site', async (t) => {
    const folder = await folderWith(t, {...site('Text.'), '.env': 'TOKEN=secret'});
    const [, url] = await start(t, folder, '--port', '0', '--allow-host', 'preview.test').said(
      /→ (http\S+)\n/,
    );
    const statusOf = (path, host) =>
      new Promise((done, failed) => {
        get(new URL(path, url), {headers: {host}}, (response) => {
          response.resume();
          done(response.statusCode);
        }).once('error', failed);
      });
    assert.equal(await statusOf('page.mdx', 'preview.test'), 200);
    assert.equal(await statusOf('docs-site/main.js.map', 'preview.test'), 200);
    assert.equal(await statusOf('page.mdx', 'evil.test'), 403);
    assert.equal(await statusOf('.env', 'preview.test'), 404);
  });

  it('shows a site, and each change of a page and of a source', async (t) => {
    const folder = await folderWith(t, site('Before.'));
    const {said} = start(t, folder, '--port', '0');
    const [, url] = await said(/→ (http\S+)\n/);
    const tab = await newPageFor(t);
    const shows = (text) =>
      tab.waitForFunction(
        (wanted) => document.querySelector('docs-site')?.textContent.includes(wanted),
        {},
        text,
      );
    await tab.goto(`${url}#/page`);
    await shows('Before.');
    // The worker that writes a site as one file: it says why it cannot write this one.
    const answer = await tab.evaluate(
      (file) =>
        new Promise((done) => {
          const worker = new Worker(file, {type: 'module'});
          worker.onmessage = ({data}) => done(Object.keys(data));
          worker.onerror = ({message}) => done(message);
          worker.postMessage({});
        }),
      `${url}docs-site/chunks/_version/file-worker.js`,
    );
    assert.deepEqual(answer, ['failure']);
    await tab.evaluate(() => (window.isOld = true));
    await writeFile(join(folder, 'page.mdx'), site('After.')['page.mdx']);
    await shows('After.');
    assert.equal(await tab.evaluate(() => window.isOld), true, 'the document is the same');
    const source = join(root, 'elements/layout/docs-footer.ts');
    const seconds = (await stat(source)).mtimeMs / 1000 + 1;
    await utimes(source, seconds, seconds);
    await tab.waitForFunction(() => !window.isOld);
    await shows('After.');
  });
});
