import assert from 'node:assert/strict';
import {it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {offlineIndex} from '../harness/offline/offline-index.mjs';
import {workerFile} from '../harness/offline-site.mjs';
import {takenOver} from '../harness/start-element.mjs';

const files = {
  'index.html': offlineIndex,
  'docs-sw.js': workerFile(),
  'docs.json': JSON.stringify({name: 'Acme', navigation: ['start', 'second']}),
  'start.md': '# Start\n\nThe first text.\n',
  'second.md': '# Second\n\nThe second text.\n',
};

it('a published site is read without a network', async (t) => {
  const {url, goDown} = await builtSite(t, files);
  const tab = await newPageFor(t);
  await tab.goto(url);
  const button = (name) => tab.waitForSelector(`>>> ::-p-aria([name="${name}"][role="button"])`);
  await (await button('Save for offline')).click();
  await (await button('Save')).click();
  await button('Saved for offline');
  goDown();
  const failed = [];
  tab.on('requestfailed', (request) => {
    // Others are for authors only, or ask whether there is a new deployment.
    if (request.url().includes('/docs-site/')) failed.push(request.url());
  });
  for (const [path, text] of [
    ['second', 'The second text.'],
    ['', 'The first text.'],
  ]) {
    await tab.goto(url + path, {waitUntil: 'domcontentloaded'});
    // Before the element runs: styles are stored, too.
    assert.equal(await tab.$eval('body', (body) => getComputedStyle(body).marginLeft), '0px');
    await takenOver(tab);
    await tab.waitForSelector(`article ::-p-text(${text})`, {visible: true});
  }
  assert.deepEqual(failed, []);
});
