import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {describe, it} from 'node:test';
import {trustedHost} from '../harness/browser.mjs';
import {folderWith} from '../harness/command.mjs';
import {cut, kept, openOffline} from '../harness/offline-site.mjs';
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
    name: '../Acme: Docs',
    styles: ['look.css'],
    navigation: [
      {group: 'Start', pages: ['start', 'second', 'gone']},
      {group: 'API', openapi: 'users.json'},
    ],
  },
  'look.css': `h1 { color: rgb(1, 2, 3); background-image: url(images/behind.png); }
@font-face { font-family: Acme; src: url(fonts/acme.otf); }
body { font-family: Acme; }`,
  'users.json': users,
  'start.md': `---
title: Start
icon: rocket
---

The first text, with a [link](/second), and [one to an unlisted page](/unlisted).

![A pixel](</images/ein bild é.png>)

<Icon icon="bell" iconType="regular" />

\`\`\`python
answer = "42"
\`\`\`
`,
  'second.md': '# Second page\n\nIt mentions a zeppelin.\n\n![A pixel](/images/second.png)\n',
  'unlisted.md': '# Unlisted page\n\nOnly a link leads here.\n',
  'images/ein bild é.png': pixel,
  'images/second.png': pixel,
  'images/behind.png': pixel,
  'fonts/acme.otf': Buffer.from('OTTO'),
};

/** Saves the site as a file, as a reader does; the path of the file. */
async function saveAsFile(t, site) {
  const {file} = await downloads(t, site);
  await openPanel(site);
  await site.click('button', 'Save as a file');
  await says(site, '.html, ');
  return file;
}

const openPanel = (site) => site.click('button', 'Save for offline');

/** The next file that the browser downloads. */
async function downloads(t, {page}) {
  const folder = await folderWith(t);
  const client = await page.createCDPSession();
  const named = new Promise((resolve) => {
    client.on('Browser.downloadWillBegin', ({suggestedFilename}) => resolve(suggestedFilename));
  });
  const completed = new Promise((resolve) => {
    client.on('Browser.downloadProgress', ({state}) => state === 'completed' && resolve());
  });
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    browserContextId: page.browserContext().id,
    downloadPath: folder,
    eventsEnabled: true,
  });
  const file = Promise.all([named, completed]).then(([name]) => join(folder, name));
  // An object: a promise would be awaited with this one.
  return {file};
}

/**
 * In a worker: has the limits of 15 seconds and more wait for `endTimeLimits()`, which lets those
 * pass that still hold once only one of them is left.
 */
function holdTimeLimits() {
  const {setTimeout: start, clearTimeout: stop} = globalThis;
  const held = new Map();
  let onEnd = () => undefined;
  globalThis.setTimeout = (task, ms, ...given) => {
    if (!(ms >= 15_000)) return start(task, ms, ...given);
    const key = {};
    held.set(key, task);
    return key;
  };
  globalThis.clearTimeout = (key) => {
    if (held.delete(key)) onEnd();
    else stop(key);
  };
  globalThis.endTimeLimits = () => {
    onEnd = () => held.size === 1 && [...held.values()][0]();
    onEnd();
  };
}

const says = ({page}, text) => page.waitForSelector(`>>> docs-offline >>> ::-p-text(${text})`);

const textOf = (page) => page.$eval('article', ({innerText}) => innerText);

describe('saving a site as a file', () => {
  it('gives readers one file with all pages, pictures, the API and search', async (t) => {
    const site = await openOffline(t, {files, base: '/team/docs/', savesAll: true});
    const file = await saveAsFile(t, site);
    assert.equal(basename(file), 'Acme Docs.html');
    await says(site, 'Files that could not be saved: 1');
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
    const data = await readFile(file, 'utf8');
    const html = data.replace(/<script[^]*?<\/script>/g, '');
    for (const part of [
      /The first text/,
      /src="data:image\/png;base64,/,
      /<\w+ [^>]+>&quot;42&quot;<\/\w+>/,
      /<path d="[^"]{50}/,
      /background-image: url\("?data:image\/png;base64,/,
      /src: url\("?data:font\/otf;base64,/,
    ]) {
      assert.ok(part.test(html), String(part));
    }
    // The page has the icon in another style than the usual one.
    assert.ok(data.includes('"regular/bell":['));
  });

  it('has the pages of the host, not those of an earlier visit', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    await site.goTo('#/second');
    await site.says('zeppelin');
    await kept(site, 'second.md');
    site.deploy({'second.md': '# Second page\n\nIt mentions an airship.\n'});
    const text = await readFile(await saveAsFile(t, site), 'utf8');
    assert.ok(text.includes('airship') && !text.includes('zeppelin'));
  });

  it('writes nothing where the host has another version of our script', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    site.deploy({'docs-site/files.json': ['chunks/other/a.js', 'main.js']});
    await openPanel(site);
    await site.click('button', 'Save as a file');
    await says(site, 'The file could not be written.');
  });

  it('says where the policy of the page does not allow it', async (t) => {
    const headers = {'content-security-policy': `worker-src ${trustedHost}:*/docs-sw.js`};
    const site = await openOffline(t, {files, headers});
    await openPanel(site);
    await site.click('button', 'Save as a file');
    await says(site, 'The site’s security policy blocks writing the file.');
    site.problems = site.problems.filter((problem) => !/worker|policy/i.test(problem));
  });

  it('can be canceled', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    site.network.hold('second.md');
    await openPanel(site);
    await site.click('button', 'Save as a file');
    await site.network.asked('second.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Save as a file');
    assert.equal(
      site.page.workers().some((worker) => worker.url().includes('file-worker')),
      false,
    );
  });

  it('leaves out and names a file that the host never sends', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    site.network.hold('second.md');
    site.network.hold('images/second.png');
    const {file} = await downloads(t, site);
    await openPanel(site);
    await site.click('button', 'Save as a file');
    await site.network.asked('second.md');
    const worker = site.page.workers().find((one) => one.url().includes('file-worker'));
    await worker.evaluate(holdTimeLimits);
    site.network.release('second.md');
    await site.network.asked('images/second.png');
    await worker.evaluate(() => globalThis.endTimeLimits());
    // The other one is the page that has no file.
    await says(site, 'Files that could not be saved: 2');
    await says(site, 'images/second.png');
    const text = await readFile(await file, 'utf8');
    assert.ok(text.includes('zeppelin') && text.includes('first text'));
    site.network.releaseAll();
  });

  it('says that it has failed, and can be tried again', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    cut(site);
    await openPanel(site);
    await site.click('button', 'Save as a file');
    await says(site, 'The file could not be written.');
    site.network.comeBack();
    const {file} = await downloads(t, site);
    await site.click('button', 'Save as a file');
    await says(site, '.html, ');
    assert.ok((await readFile(await file, 'utf8')).includes('zeppelin'));
  });
});
