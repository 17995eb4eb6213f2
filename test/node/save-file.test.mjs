import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith} from '../harness/command.mjs';
import {cut, openOffline} from '../harness/offline-site.mjs';
import {openSingleFile} from '../harness/open-single-file.mjs';
import {activeResult, openSearch} from '../harness/search-dialog.mjs';
import {users} from '../harness/users-api.mjs';

/** An image of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const files = {
  'docs.json': {
    name: 'Acme: Docs',
    styles: ['look.css'],
    navigation: [
      {group: 'Start', pages: ['start', 'second']},
      {group: 'API', openapi: 'users.json'},
    ],
  },
  'look.css': 'h1 { color: rgb(1, 2, 3); }',
  'users.json': users,
  'start.md': `---
title: Start
icon: rocket
---

The first text, with a [link](/second), and [one to an unlisted page](/unlisted).

![A pixel](/images/pixel.png)

\`\`\`python
answer = "42"
\`\`\`
`,
  'second.md': '# Second page\n\nIt mentions a zeppelin.\n\n![A pixel](/images/second.png)\n',
  'unlisted.md': '# Unlisted page\n\nOnly a link leads here.\n',
  'images/pixel.png': pixel,
  'images/second.png': pixel,
};

/** Saves the site as a file, as a reader does; the path of the file. */
async function saveAsFile(t, site) {
  const folder = await folderWith(t);
  const client = await site.page.createCDPSession();
  const done = new Promise((resolve) => {
    client.on('Browser.downloadProgress', (event) => event.state === 'completed' && resolve(event));
  });
  const name = new Promise((resolve) => {
    client.on('Browser.downloadWillBegin', ({suggestedFilename}) => resolve(suggestedFilename));
  });
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    browserContextId: site.page.browserContext().id,
    downloadPath: folder,
    eventsEnabled: true,
  });
  await site.click('button', 'Save for offline');
  await site.click('button', 'Save as a file');
  await done;
  return join(folder, await name);
}

const textOf = (page) => page.$eval('article', ({innerText}) => innerText);

describe('saving a site as a file', () => {
  it('gives readers one file with all pages, pictures, the API and search', async (t) => {
    const file = await saveAsFile(t, await openOffline(t, {files, savesAll: true}));
    assert.match(file, /Acme Docs\.html$/);
    const opened = await openSingleFile(t, file);
    const {page, shown, outside, faults} = opened;
    await shown('start');
    assert.match(await textOf(page), /The first text/);
    await page.waitForFunction(() => document.querySelector('article img').naturalWidth === 1);
    assert.equal(await page.$eval('h1', (h1) => getComputedStyle(h1).color), 'rgb(1, 2, 3)');
    await page.click('article a[href$="unlisted"]');
    await shown('unlisted');
    await openSearch(opened);
    await page.keyboard.type('zeppelin');
    await activeResult(opened, 'Second page');
    await page.keyboard.press('Enter');
    await shown('second');
    await page.waitForFunction(() => document.querySelector('article img').naturalWidth === 1);
    await page.evaluate(() => (location.hash = '#/api-reference/users/list-users'));
    await shown('api-reference/users/list-users');
    assert.match(await textOf(page), /List users/);
    await page.waitForSelector('>>> docs-endpoint >>> ::-p-text(Try it)');
    assert.deepEqual([outside(), faults], [[], []]);
  });

  it('has the home page in the file, before any script', async (t) => {
    const file = await saveAsFile(t, await openOffline(t, {files, savesAll: true}));
    const html = (await readFile(file, 'utf8')).replace(/<script[^]*?<\/script>/g, '');
    for (const part of [
      /The first text/,
      /src="data:image\/png;base64,/,
      /<\w+ [^>]+>&quot;42&quot;<\/\w+>/,
      /<path d="[^"]{50}/,
    ]) {
      assert.ok(part.test(html), String(part));
    }
  });

  it('says that it has failed, and can be tried again', async (t) => {
    const site = await openOffline(t, {files});
    cut(site);
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save as a file');
    await site.page.waitForSelector('>>> docs-offline >>> ::-p-text(could not be written)');
    await site.find('button', 'Save as a file');
  });
});
