/**
 * A site in one file in WebKit, for which the journeys of `test/node/build-single-file.test.mjs`
 * cannot run.
 */
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {after, before, describe, it} from 'node:test';
import {findWebKit, startWebKit} from '../../scripts/lib/engines/webkit.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {users} from '../harness/users-api.mjs';

/** After so many milliseconds, tests that wait in vain end: no machine is so slow. */
const guard = 300_000;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    styles: ['look.css'],
    navigation: [
      {group: 'Start', pages: ['start', 'second']},
      {group: 'API', openapi: 'users.json'},
    ],
  }),
  'look.css': 'h1 { color: rgb(1, 2, 3); }',
  'users.json': JSON.stringify(users),
  'start.mdx': `---
title: Start
---

The first text, with a [link to the second page](/second).

![An anvil](/images/anvil.svg)
`,
  'second.mdx': `---
title: Second page
---

The second text mentions a zeppelin.

![An anvil](/images/anvil.svg)

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`
`,
  'images/anvil.svg': picture,
};

/** Stands for all other hosts, and notes what begins each connection to one. */
const network = createServer((socket) =>
  socket
    .on('error', () => {})
    .once('data', (data) => {
      requests.push(String(data).split('\r\n', 1)[0]);
      socket.destroy();
    }),
);
const requests = [];
let browser;
let page;

before(async () => {
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  browser = await startWebKit(findWebKit(), {proxyPort: network.address().port});
  page = await browser.openPage();
});

after(async () => {
  await browser?.stop();
  network.close();
});

/** Builds the files as one HTML file, and opens it; `change` may write another one. */
async function openFile(t, change = (html) => html) {
  const folder = await folderWith(t, files);
  const file = join(await folderWith(t), 'acme.html');
  const {code, error} = await runCommand(['build', folder, '--single-file', '--out', file]);
  assert.equal(code, 0, error);
  await writeFile(file, change(await readFile(file, 'utf8')));
  await reopen(file);
  return file;
}

/** Opens a file as if its URL had been typed. */
async function reopen(file) {
  await page.goto('about:blank');
  await page.goto(pathToFileURL(file).href);
}

/** What a function of the page returns, once that is truthy. */
async function until(read, ...values) {
  for (;;) {
    const value = await page.evaluate(read, ...values);
    if (value) return value;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));
  }
}

/** Resolves once a page is shown, and not by the document that the command wrote. */
const shown = (path) =>
  until(
    (wanted) =>
      document.querySelector('docs-site').dataset.path === wanted &&
      !document.querySelector('.docs-site-layout'),
    path,
  );

/**
 * Resolves to the middle of the first element that is like this, in shadow roots as well, once it
 * is where it was a frame before: a menu is placed in the frame after it opens.
 */
const middleOf = (selector, text = '') =>
  until(
    async (wanted, words) => {
      const elements = (root) =>
        [...root.querySelectorAll('*')].flatMap((one) =>
          one.shadowRoot ? [one, ...elements(one.shadowRoot)] : [one],
        );
      const found = elements(document).find(
        (one) => one.matches(wanted) && one.textContent.includes(words) && one.checkVisibility(),
      );
      found?.scrollIntoView({block: 'nearest'});
      const before = found?.getBoundingClientRect();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = found?.getBoundingClientRect();
      if (!box || box.x !== before.x || box.y !== before.y || !found.isConnected) return undefined;
      return {x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2)};
    },
    selector,
    text,
  );

async function click(selector, text) {
  const {x, y} = await middleOf(selector, text);
  await page.mouse.click(x, y);
}

const says = (text) =>
  until((wanted) => document.querySelector('article')?.innerText.includes(wanted), text);

/** Resolves once the image of a page has its size. */
const hasImage = () => until(() => document.querySelector('article img')?.naturalWidth === 40);

const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('a site in one file', {timeout: guard}, () => {
  it('has the home page in the document, before its data and scripts', async (t) => {
    await openFile(t, (html) => html.slice(0, html.indexOf('<script type="application/json"')));
    await says('The first text');
    await hasImage();
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.querySelector('h1')).color),
      'rgb(1, 2, 3)',
    );
    assert.equal(await page.evaluate(() => customElements.get('docs-site') === undefined), true);
  });

  it('opens the pages of links, with images and diagrams, and requests nothing', async (t) => {
    await openFile(t);
    await shown('start');
    await hasImage();
    await click('article a[href="#/second"]');
    await shown('second');
    await says('a zeppelin');
    await hasImage();
    await middleOf('svg .node');
    await page.evaluate(() => history.back());
    await shown('start');
    await says('The first text');
    assert.deepEqual(requests, []);
  });

  it('finds a word of another page, which Enter opens', async (t) => {
    await openFile(t);
    await shown('start');
    await click('button[part~=search]');
    await middleOf('dialog[open] input');
    await page.keyboard.type('zeppelin');
    await middleOf('[role=option][aria-selected=true]', 'Second page');
    await page.keyboard.press('Enter');
    await shown('second');
    assert.deepEqual(requests, []);
  });

  it('shows an operation of an API with its playground', async (t) => {
    await openFile(t);
    await shown('start');
    await page.evaluate(() => void (location.hash = '#/api-reference/users/list-users'));
    await says('List users');
    await click('button[part~=try]');
    await middleOf('dialog[open]');
    await middleOf('button', 'Send');
    assert.deepEqual(requests, []);
  });

  it('has both modes, and keeps the one that is chosen', async (t) => {
    const file = await openFile(t);
    await shown('start');
    const light = await background();
    await click('button[aria-label^="Color mode"]');
    await click('[role=menuitemradio]', 'Dark');
    await until((before) => getComputedStyle(document.body).backgroundColor !== before, light);
    const dark = await background();
    await reopen(file);
    await shown('start');
    assert.equal(await background(), dark);
    assert.deepEqual(requests, []);
  });
});
