import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {accessibilityFaults} from '../harness/axe.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {nextFrames} from '../harness/layout-shifts.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {activeResult} from '../harness/search-dialog.mjs';
import {startElement, takenOver} from '../harness/start-element.mjs';
import {waitInShadowRoots} from '../harness/wait-in-shadow.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';

const config = {
  name: 'Acme',
  contextual: {options: ['copy', 'view']},
  banner: {content: 'News', dismissible: true},
  feedback: {thumbsRating: true},
  navigation: {
    groups: [
      {group: 'Start', pages: ['start', 'second', {group: 'Inner', pages: ['inner', 'other']}]},
      {group: 'More', pages: Array.from({length: 60}, (_, index) => `far/${index}`)},
    ],
  },
};

const far = Object.fromEntries(
  Array.from({length: 60}, (_, index) => [
    `far/${index}.md`,
    `---\ntitle: Far ${index}\n---\n\nText ${index}.\n`,
  ]),
);

const lines = Array.from({length: 40}, (_, index) => `line ${index}`).join('\n');

const files = {
  ...far,
  'docs.json': JSON.stringify(config),
  'start.mdx': `---
title: Start
---

The first text, with a [link](/second).

<Tabs>
  <Tab title="One">The first panel.</Tab>
  <Tab title="Two">The second panel.</Tab>
</Tabs>

\`\`\`js
const answer = 42;
\`\`\`

\`\`\`text expandable
${lines}
\`\`\`

## First part

${lines.replaceAll('\n', '\n\n')}

## Last part

The last words.
`,
  'second.mdx': `---
title: Second
---

The second text.

<Tabs>
  <Tab title="Two">Its first panel.</Tab>
  <Tab title="One">Its second panel.</Tab>
</Tabs>
`,
  'inner.md': '---\ntitle: Inner page\n---\n\nThe inner text about zebras.\n',
  'other.md': '---\ntitle: Other page\n---\n\nThe other text.\n',
};

/** Opens a written page, and notes the events that its document gets. */
async function open(t, path = 'start', own = {}) {
  const site = await builtSite(t, {...files, ...own});
  const tab = await newPageFor(t);
  waitInShadowRoots(tab);
  await tab.setViewport({width: 1280, height: 800});
  await tab.evaluateOnNewDocument(() => {
    globalThis.events = [];
    for (const type of ['docs-page-shown', 'docs-mode-change', 'docs-search-open']) {
      addEventListener(type, ({path, title, mode}) =>
        globalThis.events.push([type, path ?? mode, title].filter(Boolean).join(' ')),
      );
    }
  });
  await tab.evaluateOnNewDocument(watchShifts);
  await openWritten(tab, site.url + path);
  await tab.evaluate(nextFrames);
  return {...site, tab};
}

const main = '/docs-site/main.js';
const eventsOf = (tab) => tab.evaluate(() => globalThis.events);
const isStarted = (tab) => tab.evaluate(() => customElements.get('docs-site') !== undefined);

/** Holds the requests of a script until `release()` is called; `asked` resolves with the first. */
async function hold(tab, script) {
  let ask, release;
  const asked = new Promise((done) => (ask = done));
  const released = new Promise((done) => (release = done));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().includes(script)) {
      ask();
      await released;
    }
    await request.continue();
  });
  return {asked, release};
}

/** The element with the focus, through all shadow roots. */
function focused() {
  let element = document.activeElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return `${element.localName} ${element.value ?? element.textContent.trim()}`;
}

describe('a written page that is only read', () => {
  it('loads two small scripts, and nothing of the element', async (t) => {
    const {tab, requests} = await open(t);
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await tab.mouse.move(700, 400);
    await tab.evaluate(nextFrames);
    const scripts = requests.filter((path) => /\.(?:js|json)$/.test(path));
    assert.deepEqual(scripts, ['/docs-site/built-mode.js', '/docs-site/built.js']);
    assert.equal(await isStarted(tab), false);
  });

  it('is announced once, as the element does it', async (t) => {
    const {tab} = await open(t, 'second');
    assert.deepEqual(await eventsOf(tab), ['docs-page-shown second Second']);
    assert.equal(await tab.$eval('docs-site', ({dataset}) => dataset.path), 'second');
    await takenOver(tab);
    await tab.evaluate(() => document.querySelector('docs-site').settled());
    assert.deepEqual(await eventsOf(tab), ['docs-page-shown second Second']);
    await tab.click('docs-site >>> docs-sidebar >>> a[href="/start"]');
    await tab.waitForSelector('docs-site[data-path="start"]');
    assert.equal((await eventsOf(tab)).length, 2);
  });

  it('has a menu of modes that are shown at once and stay', async (t) => {
    const {tab, url} = await open(t);
    const scheme = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await scheme();
    await tab.click('.docs-mode-toggle summary');
    const marked = await tab.$$eval('.docs-mode-toggle label', (all) =>
      all
        .filter((label) => label.lastElementChild.checkVisibility())
        .map(({textContent}) => textContent.trim()),
    );
    assert.deepEqual(marked, ['System']);
    await tab.click('.docs-mode-toggle ::-p-text(Dark)');
    assert.notEqual(await scheme(), light);
    assert.equal(await tab.$eval('.docs-mode-toggle', ({open}) => open), false);
    await openWritten(tab, `${url}second`);
    assert.notEqual(await scheme(), light);
    assert.equal(await tab.$eval('.docs-mode-toggle :checked', ({value}) => value), 'dark');
    await takenOver(tab);
    assert.equal(await tab.$eval('docs-site', ({dataset}) => dataset.mode), 'dark');
    assert.equal(await isStarted(tab), true);
  });

  it('has that menu for the keyboard, too, and closes it with Escape', async (t) => {
    const {tab} = await open(t);
    await tab.focus('.docs-mode-toggle summary');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('ArrowUp');
    assert.deepEqual(
      (await eventsOf(tab)).filter((event) => event.startsWith('docs-mode')),
      ['docs-mode-change dark'],
    );
    await tab.setBypassCSP(true);
    const faults = await accessibilityFaults(tab);
    assert.deepEqual(
      faults.map(({rule, html}) => `${rule}: ${html}`),
      [],
    );
    await tab.keyboard.press('Escape');
    assert.equal(await tab.$eval('.docs-mode-toggle', (menu) => menu.open), false);
    assert.equal(await tab.evaluate(() => document.activeElement.localName), 'summary');
  });

  it('copies code without the element', async (t) => {
    const {tab, url} = await open(t);
    await tab.browserContext().overridePermissions(url.slice(0, -1), ['clipboard-sanitized-write']);
    await tab.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void (globalThis.copied = text);
    });
    await tab.click('.docs-code-copy');
    await tab.waitForSelector('.docs-code-copied ::-p-text(Copied)', {visible: true});
    assert.equal(await tab.evaluate(() => globalThis.copied.trim()), 'const answer = 42;');
    assert.equal(await isStarted(tab), false);
  });

  it('marks the heading that is read', async (t) => {
    const {tab} = await open(t);
    const marked = () =>
      tab.$$eval('.docs-outline [aria-current]', (all) => all.map(({textContent}) => textContent));
    assert.deepEqual(await marked(), ['First part']);
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await tab.evaluate(nextFrames);
    assert.deepEqual(await marked(), ['Last part']);
  });

  it('keeps the sidebar and chosen labels on the next page, in its first frame', async (t) => {
    const {tab, url} = await open(t, 'far/50');
    const state = () =>
      tab.$eval('.docs-site-sidebar', (sidebar) => ({
        top: Math.round(sidebar.scrollTop),
        open: [...sidebar.querySelectorAll('details')].map(({open}) => open),
      }));
    await tab.$$eval('.docs-site-sidebar li summary', ([inner]) => inner.click());
    const link = await tab.$('.docs-site-sidebar a[href="/far/25"]');
    await link.scrollIntoView();
    const before = await state();
    assert.deepEqual(before.open, [true, true, true]);
    assert.ok(before.top > 0);
    await Promise.all([tab.waitForNavigation(), link.click()]);
    assert.deepEqual(await state(), before);
    await openWritten(tab, `${url}start`);
    await tab.click('.docs-tabs ::-p-text(Two)');
    await openWritten(tab, `${url}second`);
    await tab.evaluate(nextFrames);
    const chosen = await tab.$eval(
      '.docs-tabs :checked',
      (radio) => radio.parentElement.textContent,
    );
    assert.equal(chosen.trim(), 'Two');
    assert.deepEqual(await tab.evaluate(shiftsSeen), []);
    assert.equal(await isStarted(tab), false);
  });

  it('chooses the same label in all tabs of the page', async (t) => {
    const twice = files['start.mdx'].replace(
      /<Tabs>([^]*<\/Tabs>)/,
      '$&\n\nBetween.\n\n$&\n\n<Tabs sync={false}>$1',
    );
    const {tab} = await open(t, 'start', {'start.mdx': twice});
    await tab.click('.docs-tabs ::-p-text(Two)');
    const shown = await tab.$$eval('.docs-tabs :checked', (all) =>
      all.map((radio) => radio.parentElement.textContent.trim()),
    );
    assert.deepEqual(shown, ['Two', 'Two', 'One']);
  });

  it('requests the page of a link ahead, once, when the reader points at it', async (t) => {
    const {tab, requests} = await open(t);
    await tab.hover('.docs-site-sidebar a[href="/second"]');
    await tab.waitForSelector('link[rel="prefetch"][href$="/second"]');
    await tab.hover('article a[href="/second"]');
    await tab.hover('.docs-site-sidebar a[href="/start"]');
    await tab.evaluate(nextFrames);
    const hints = await tab.$$eval('link[rel="prefetch"]', (all) => all.length);
    assert.equal(hints, 1);
    assert.equal(requests.filter((path) => path === '/second').length, 1);
  });
});

describe('the element of a written page starts', () => {
  it('for the search: what was typed meanwhile is searched', async (t) => {
    const {tab} = await open(t);
    const {release} = await hold(tab, main);
    await tab.keyboard.press('/');
    await tab.keyboard.type('zeb');
    assert.equal(await tab.evaluate(focused), 'input zeb');
    release();
    await activeResult({page: tab}, 'Inner page');
    assert.equal(await tab.evaluate(focused), 'input zeb');
    await tab.keyboard.type('ras');
    assert.equal(await tab.evaluate(focused), 'input zebras');
    const opened = (await eventsOf(tab)).filter((event) => event === 'docs-search-open');
    assert.equal(opened.length, 1);
    assert.equal(await tab.$('.docs-early-search'), null);
  });

  it('for the search, without losing what is typed while its own field loads', async (t) => {
    const {tab} = await open(t);
    const {asked, release} = await hold(tab, 'docs-search-dialog');
    await tab.keyboard.press('/');
    await tab.keyboard.type('zeb');
    await asked;
    await tab.keyboard.type('ras');
    assert.equal(await tab.evaluate(focused), 'input zebras');
    release();
    await activeResult({page: tab}, 'Inner page');
    assert.equal(await tab.evaluate(focused), 'input zebras');
  });

  it('for the search, unless the document has one of its own', async (t) => {
    const {tab, requests} = await open(t);
    await tab.evaluate(() => {
      addEventListener('docs-search-open', (event) => event.preventDefault());
    });
    await tab.keyboard.press('/');
    await tab.evaluate(nextFrames);
    assert.equal(await tab.$('dialog'), null);
    assert.ok(!requests.includes(main));
  });

  it('for the search, which says where it cannot be loaded', async (t) => {
    const {tab} = await open(t);
    await tab.setRequestInterception(true);
    tab.on('request', (request) =>
      request.url().includes('built-start.js') ? request.abort() : request.continue(),
    );
    await tab.click('.docs-search button');
    const said = await tab.waitForSelector('.docs-early-search[data-failed]');
    const words = await said.evaluate((one) => getComputedStyle(one, '::after').content);
    assert.equal(words, '"The search could not be loaded."');
    await tab.keyboard.press('Escape');
    await tab.waitForFunction(() => !document.querySelector('.docs-early-search'));
  });

  it('once there is a network again', async (t) => {
    const {tab} = await open(t);
    await tab.setOfflineMode(true);
    await tab.click('.docs-code-fold');
    await tab.keyboard.press('/');
    await tab.waitForSelector('.docs-early-search[data-failed]');
    await tab.keyboard.press('Escape');
    await tab.waitForFunction(() => !document.querySelector('.docs-early-search'));
    await tab.setOfflineMode(false);
    await tab.keyboard.press('/');
    await tab.keyboard.type('zebras');
    await activeResult({page: tab}, 'Inner page');
  });

  it('for a button, which it presses', async (t) => {
    const pressed = [
      ['.docs-code-fold', 'docs-code >>> [part="fold"][aria-expanded="true"]'],
      ['.docs-page-menu-open', 'docs-page-menu >>> [part="open"][aria-expanded="true"]'],
      ['.docs-feedback-button', 'docs-site >>> docs-feedback >>> [aria-pressed="true"]'],
    ];
    for (const [button, live] of pressed) {
      const {tab} = await open(t);
      const {release} = await hold(tab, main);
      await tab.click(button);
      assert.equal(await tab.$eval(button, ({ariaBusy}) => ariaBusy), 'true');
      release();
      await tab.waitForSelector(live);
    }
  });

  it('for the banner, which it removes', async (t) => {
    const {tab} = await open(t);
    await tab.click('.docs-banner-dismiss');
    await takenOver(tab);
    await tab.waitForFunction(
      () => !document.querySelector('docs-site').shadowRoot.querySelector('docs-banner section'),
    );
  });

  it('for keys that it has, and goes to the next page without it', async (t) => {
    const {tab, url} = await open(t);
    await Promise.all([tab.waitForNavigation(), tab.keyboard.press('n')]);
    assert.equal(tab.url(), `${url}second`);
    await openWritten(tab, `${url}start`);
    await tab.keyboard.press('?');
    await tab.waitForSelector('docs-site >>> docs-shortcuts >>> dialog[open]');
  });

  it('with the document, where a component or a diagram needs it', async (t) => {
    const counter = `import {useState} from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};

<Counter />
`;
    const diagram = '```mermaid\ngraph TD; A-->B;\n```\n';
    for (const text of [counter, diagram]) {
      const {tab} = await open(t, 'second', {'second.mdx': `# Second\n\n${text}`});
      await tab.waitForFunction(() => !document.querySelector('docs-site > [slot="built"]'));
    }
  });

  it('with the document, where the author wants it or puts content into its slots', async (t) => {
    const document = (site) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${site}` +
      '<script type="module" src="docs-site/docs-site.js"></script></body></html>';
    for (const site of [
      '<docs-site start="load"></docs-site>',
      '<docs-site><p slot="footer">Ours</p></docs-site>',
    ]) {
      const {tab, requests} = await open(t, 'second', {'index.html': document(site)});
      await tab.waitForFunction(() => customElements.get('docs-site') !== undefined);
      assert.ok(requests.includes(main), site);
    }
  });

  it('once the page has loaded, to keep it for reading offline', async (t) => {
    const index =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>' +
      '<docs-site offline></docs-site>' +
      '<script type="module" src="docs-site/docs-site.js"></script></body></html>';
    const {tab} = await open(t, 'second', {'index.html': index});
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });

  it('without moving anything, and answers links from then on', async (t) => {
    const {tab} = await open(t);
    await startElement(tab);
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    assert.deepEqual(await tab.evaluate(shiftsSeen), []);
    await tab.evaluate(() => (globalThis.isSameDocument = true));
    await tab.click('docs-site >>> docs-sidebar >>> a[href="/second"]');
    await tab.waitForSelector('docs-site[data-path="second"]');
    assert.equal(await tab.evaluate(() => globalThis.isSameDocument), true);
  });
});
