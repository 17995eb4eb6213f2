import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {nextFrames} from '../harness/layout-shifts.mjs';
import {openSingleFile} from '../harness/open-single-file.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {takenOver} from '../harness/start-element.mjs';

const long = Array.from({length: 40}, (_, index) => `Paragraph ${index}.`).join('\n\n');

const files = {
  'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['install', 'second']}}),
  'install.mdx': `---
title: Install
---

${long}

<Tabs>
  <Tab title="Windows">The words for Windows.</Tab>
  <Tab title="Linux" id="linux">
    The words for Linux.

    ## Packages

    The words of packages.

    <Accordion title="Inner" id="inner">The inner words.</Accordion>
  </Tab>
</Tabs>

<Accordion title="Details" id="details">
  The hidden words.

  ## Deep

  The deep words.
</Accordion>

<View title="Python">The words for Python.</View>
<View title="Ruby" id="ruby">
  The words for Ruby.

  ## Gems

  The words of gems.
</View>

${long}
`,
  'second.md': '---\ntitle: Second page\n---\n\nThe second text.\n',
};

/** The ids of places that are closed at first, and the text that a reader sees there. */
const closed = [
  ['linux', 'The words for Linux.'],
  ['packages', 'The words of packages.'],
  ['inner', 'The inner words.'],
  ['details', 'The hidden words.'],
  ['deep', 'The deep words.'],
  ['ruby', 'The words for Ruby.'],
  ['gems', 'The words of gems.'],
];

/** Resolves once the reader sees a text in the upper half of the window. */
const seen = (tab, words) => tab.waitForFunction(isSeen, {}, words);

function isSeen(words) {
  return [...document.querySelectorAll('article *')].some((one) => {
    const {top} = one.getBoundingClientRect();
    const isText = one.textContent.trim() === words;
    return isText && one.checkVisibility({visibilityProperty: true}) && top > 0 && top < 400;
  });
}

/** Opens a written page, whose element waits for `takeOver()`. */
async function openWaiting(t, url) {
  const tab = await newPageFor(t);
  await tab.setViewport({width: 1280, height: 800});
  let release;
  const released = new Promise((done) => (release = done));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().includes('/docs-site/main.js')) await released;
    await request.continue();
  });
  await openWritten(tab, url);
  const takeOver = async () => {
    release();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
  };
  return {tab, takeOver};
}

describe('a place that is closed on a published page', () => {
  it('is opened and scrolled to in the document, and stays so', async (t) => {
    const {url} = await builtSite(t, files);
    for (const [id, words] of closed) {
      const {tab, takeOver} = await openWaiting(t, `${url}install#${id}`);
      await seen(tab, words);
      await takeOver();
      assert.ok(await tab.evaluate(isSeen, words), words);
    }
  });

  it('is opened by a link on the page before the element runs', async (t) => {
    const {url} = await builtSite(t, files);
    const {tab, takeOver} = await openWaiting(t, `${url}install`);
    await tab.click('.docs-outline a[href$="#packages"]');
    await seen(tab, 'The words of packages.');
    await takeOver();
    assert.ok(await tab.evaluate(isSeen, 'The words of packages.'));
    assert.equal(
      await tab.evaluate(() => document.querySelectorAll('docs-tab[data-off]').length),
      1,
    );
  });

  it('is opened without a script', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await newPageFor(t);
    await tab.setViewport({width: 1280, height: 800});
    await tab.setJavaScriptEnabled(false);
    for (const [id, words] of closed) {
      await tab.goto(`${url}install#${id}`);
      assert.ok(await tab.evaluate(isSeen, words), words);
    }
  });

  it('is opened on the home page of a single file', async (t) => {
    const folder = await folderWith(t, files);
    const file = join(await folderWith(t), 'my-docs.html');
    const built = await runCommand(['build', folder, '--single-file', '--out', file]);
    assert.equal(built.code, 0, built.error);
    for (const hash of ['#/install#packages', '#packages']) {
      const {page, shown} = await openSingleFile(t, file, hash);
      await shown('install');
      await seen(page, 'The words of packages.');
    }
  });

  it('is not read to those who cannot see it, and is found by the browser', async (t) => {
    const {url} = await builtSite(t, files);
    const {tab, takeOver} = await openWaiting(t, `${url}install`);
    await takeOver();
    const read = async () =>
      JSON.stringify(await tab.accessibility.snapshot({interestingOnly: false}));
    assert.match(await read(), /The words for Windows/);
    assert.doesNotMatch(await read(), /The words for Linux|The words for Ruby/);
    // As where a reader looks for a word: the browser opens what is around it.
    await tab.evaluate(() => {
      const place = document.createElement('i');
      place.id = 'word';
      document.querySelector('#packages').append(place);
      location.hash = 'word';
    });
    await seen(tab, 'The words of packages.');
    assert.match(await read(), /The words for Linux/);
    assert.doesNotMatch(await read(), /The words for Windows/);
  });
});
