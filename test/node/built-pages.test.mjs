import assert from 'node:assert/strict';
import {copyFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {accessibilityFaults} from '../harness/axe.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {nextFrames} from '../harness/layout-shifts.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {startElement, takenOver} from '../harness/start-element.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';

const long = Array.from({length: 40}, (_, index) => `Paragraph ${index}.`).join('\n\n');

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    colors: {primary: '#0a7d55'},
    navbar: {links: [{name: 'Status', url: 'https://status.acme.dev'}]},
    navigation: [
      {group: 'Start', pages: ['start', 'second']},
      {group: 'More', pages: ['far']},
    ],
  }),
  'start.mdx': `---
title: Start
description: What Acme is.
---

The first text, with a [link to the second page](/second).

<Tabs>
  <Tab title="One">The first panel.</Tab>
  <Tab title="Two">The second panel.</Tab>
</Tabs>

<Accordion title="Details">The hidden words.</Accordion>

<Card title="A card" icon="rocket" href="/second">Its text.</Card>

\`\`\`js
const answer = 42;
\`\`\`

${long}

## Far below

The last words.
`,
  'second.md': '---\ntitle: Second page\n---\n\nThe second text.\n',
  'far.md': '---\ntitle: Far page\n---\n\nThe far text.\n',
};

async function openTab(t) {
  const tab = await newPageFor(t);
  await tab.setViewport({width: 1280, height: 800});
  return tab;
}

const mainScript = '/docs-site/main.js';

/** Requests of the main chunk, or of others, wait for `release()`; with `never`, they fail. */
async function holdScript(tab, {never = false, script = mainScript} = {}) {
  const [release] = await holdScripts(tab, [script], {never});
  return release;
}

/** The same for several: a function for each releases its requests. */
async function holdScripts(tab, scripts, {never = false} = {}) {
  const held = scripts.map((script) => {
    let release;
    const released = new Promise((done) => (release = done));
    return {script, released, release};
  });
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    const hold = held.find(({script}) => request.url().includes(script));
    if (hold && never) return request.abort();
    await hold?.released;
    return request.continue();
  });
  return held.map(({release}) => release);
}

/** Collects, in `looks`, where the parts of the written page are, whenever that has changed. */
function watchWrittenPage() {
  globalThis.looks = [];
  const look = () => {
    const parts = [...document.querySelectorAll('[slot="built"] article *:not(svg *)')];
    const places = parts.map((part) => {
      const {top, height} = part.getBoundingClientRect();
      return `${part.localName} ${part.className} ${top} ${height}`;
    });
    const text = places.join('; ');
    if (parts.length > 0 && text !== globalThis.looks.at(-1)) globalThis.looks.push(text);
    requestAnimationFrame(look);
  };
  look();
}

/** How bright the background of a page is, of 255. */
function brightness(tab) {
  return tab.$eval('docs-site', (site) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(site).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0];
  });
}

/** Stores a mode as the element does when the reader chooses it, and loads the page again. */
async function chooseMode(tab, mode) {
  const record = JSON.stringify({mode});
  await tab.evaluate((text) => localStorage.setItem(`docs-site:${origin}/`, text), record);
  await tab.reload();
}

const textIn = (tab, selector) => tab.$eval(selector, ({textContent}) => textContent);

describe('a published page', () => {
  it('has its text, its frame and working links without a script', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await tab.setJavaScriptEnabled(false);
    await tab.goto(url);
    assert.match(await textIn(tab, 'main'), /The first text/);
    assert.match(await textIn(tab, 'main'), /The second panel/);
    await tab.keyboard.press('Tab');
    assert.equal(await textIn(tab, ':focus'), 'Skip to content');
    await tab.keyboard.press('Enter');
    assert.equal(await tab.$eval(':focus', ({localName}) => localName), 'main');
    const colored = await tab.$$eval('pre span', (all) => all.map(({className}) => className));
    assert.ok(colored.includes('keyword') && colored.includes('number'), colored.join());
    await tab.click('.docs-accordion summary');
    await tab.waitForSelector('::-p-text(The hidden words.)', {visible: true});
    await tab.click('label ::-p-text(Two)');
    await tab.waitForSelector('::-p-text(The second panel.)', {visible: true});
    await Promise.all([
      tab.waitForNavigation(),
      tab.click('.docs-site-sidebar ::-p-text(Far page)'),
    ]);
    assert.equal(tab.url(), `${url}far`);
    assert.match(await textIn(tab, 'main'), /The far text/);
  });

  it('shows no button that does nothing without a script', async (t) => {
    const config = {...JSON.parse(files['docs.json']), api: {baseUrl: 'https://api.acme.dev'}};
    const {url} = await builtSite(t, {
      ...files,
      'docs.json': JSON.stringify(config),
      'far.md': '---\ntitle: Far page\napi: POST /anvils\n---\n\n```js\nconst a = 1;\n```\n',
    });
    const tab = await openTab(t);
    await tab.setJavaScriptEnabled(false);
    await tab.goto(`${url}far`);
    assert.match(await textIn(tab, '.docs-endpoint'), /POST/);
    const shown = await tab.$$eval('button', (all) =>
      all.filter((button) => button.checkVisibility()).map(({textContent}) => textContent.trim()),
    );
    assert.deepEqual(shown, []);
  });

  it('has a menu for phones without a script, with the current tab and a button', async (t) => {
    const config = {
      name: 'Acme',
      colors: {primary: '#0a7d55'},
      navbar: {primary: {type: 'button', label: 'Sign up', href: 'https://acme.dev'}},
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['start', 'second']},
          {tab: 'More', pages: ['far']},
        ],
      },
    };
    const {url} = await builtSite(t, {...files, 'docs.json': JSON.stringify(config)});
    const tab = await openTab(t);
    await tab.setJavaScriptEnabled(false);
    await tab.goto(`${url}start`);
    const lookOf = (selector) =>
      tab.$eval(selector, (link) => {
        const {color, backgroundColor} = getComputedStyle(link);
        return {color, backgroundColor, isSeen: link.checkVisibility()};
      });
    const button = await lookOf('.docs-topbar-links .docs-topbar-cta');
    await tab.setViewport({width: 390, height: 800});
    await tab.click('.docs-site-menu');
    assert.deepEqual(await lookOf('.docs-menu-list .docs-topbar-cta'), button);
    const current = await tab.$$eval('.docs-menu-list [aria-current="true"]', (all) =>
      all.map(({textContent}) => textContent),
    );
    assert.deepEqual(current, ['Guide']);
  });

  it('is printed with what is closed, also once the element has taken over', async (t) => {
    const text = `---
title: Start
---

<details>
<summary>More</summary>

The closed words.

</details>

<Accordion title="Why">

The reasons.

</Accordion>
`;
    const {url} = await builtSite(t, {...files, 'start.mdx': text});
    const tab = await openTab(t);
    const release = await holdScript(tab);
    await openWritten(tab, `${url}start`);
    const seen = () =>
      tab.$$eval(':is(details, docs-accordion) :is(p, .docs-paragraph)', (all) =>
        all.filter((one) => one.checkVisibility()).map(({textContent}) => textContent.trim()),
      );
    const printed = async () => {
      await tab.emulateMediaType('print');
      await tab.evaluate(nextFrames);
      const texts = await seen();
      await tab.emulateMediaType('screen');
      return texts;
    };
    assert.deepEqual(await seen(), []);
    assert.deepEqual(await printed(), ['The closed words.', 'The reasons.']);
    release();
    await takenOver(tab);
    await tab.evaluate(() => document.querySelector('docs-site').settled());
    assert.deepEqual(await printed(), ['The closed words.', 'The reasons.']);
  });

  it('has no faults for readers of any kind', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await tab.setBypassCSP(true);
    await holdScript(tab, {never: true});
    for (const mode of ['light', 'dark']) {
      await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
      await tab.goto(url);
      const faults = await accessibilityFaults(tab);
      assert.deepEqual(
        faults.map(({rule, html}) => `${rule}: ${html}`),
        [],
        mode,
      );
    }
  });

  it('is taken over: nothing moves, and nothing is requested that it contains', async (t) => {
    const {url, requests} = await builtSite(t, files);
    const tab = await openTab(t);
    await tab.evaluateOnNewDocument(watchShifts);
    const release = await holdScript(tab);
    await openWritten(tab, `${url}start`);
    const top = () =>
      tab.$$eval('article > h2', (all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await top();
    release();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    assert.deepEqual(await top(), before);
    assert.deepEqual(await tab.evaluate(shiftsSeen), []);
    assert.equal(await tab.evaluate(() => document.querySelectorAll('h1').length), 1);
    await tab.evaluate(() => document.querySelector('docs-site').settled());
    const asked = requests.filter((path) => /\.(json|mdx?)$/.test(path));
    assert.ok(!asked.includes('/docs.json') && !asked.includes('/start.mdx'), asked.join());
    // From here on, links do not load a document.
    await tab.evaluate(() => (globalThis.isSameDocument = true));
    await tab.click('docs-site >>> docs-sidebar >>> a[href="/second"]');
    await tab.waitForSelector('docs-site[data-path="second"]');
    assert.equal(await tab.evaluate(() => globalThis.isSameDocument), true);
    assert.equal(tab.url(), `${url}second`);
  });

  it('is the home page at the URL of the site, and not the README of a repository', async (t) => {
    const readme = {'README.md': '# How to contribute\n', '.mintignore': '!README.md\n'};
    const {url, requests} = await builtSite(t, {...files, ...readme});
    const tab = await openTab(t);
    await openWritten(tab, url);
    await takenOver(tab);
    await tab.evaluate(() => document.querySelector('docs-site').settled());
    assert.match(await textIn(tab, 'docs-site > article'), /The first text/);
    assert.deepEqual(
      requests.filter((path) => /\/(?:index|readme)\.mdx?$/i.test(path)),
      [],
    );
  });

  it('is the index of the root that the navigation does not name, also live', async (t) => {
    for (const file of ['index.mdx', 'index.md']) {
      const {url} = await builtSite(t, {...files, [file]: '# Welcome\n\nThe landing page.\n'});
      const tab = await openTab(t);
      await openWritten(tab, url);
      await takenOver(tab);
      await tab.evaluate(() => document.querySelector('docs-site').settled());
      assert.match(await textIn(tab, 'docs-site > article'), /The landing page/);
    }
  });

  it('asks for the configuration of a site by its own name', async (t) => {
    const {'docs.json': config, ...others} = files;
    // Too large for the document of a page.
    const description = 'Anvils, '.repeat(2000);
    const large = JSON.stringify({...JSON.parse(config), metadata: {description}});
    for (const file of ['docs.json', 'mint.json']) {
      const {url, requests} = await builtSite(t, {...others, [file]: large});
      const tab = await openTab(t);
      await openWritten(tab, url);
      await takenOver(tab);
      await tab.evaluate(() => document.querySelector('docs-site').settled());
      assert.deepEqual(
        requests.filter((path) => /^\/(?:docs|mint)\.json$/.test(path)),
        [`/${file}`],
      );
    }
  });

  it('has the links to other pages where the element has them, on a short page', async (t) => {
    const {url} = await builtSite(t, files);
    for (const width of [1280, 390]) {
      const tab = await openTab(t);
      await tab.setViewport({width, height: 800});
      const release = await holdScript(tab);
      await openWritten(tab, `${url}second`);
      const topOf = (selector) => tab.$eval(selector, (pager) => pager.getBoundingClientRect().top);
      const before = await topOf('.docs-pager');
      release();
      await takenOver(tab);
      await tab.evaluate(() => document.querySelector('docs-site').settled());
      assert.equal(await topOf('docs-site >>> docs-pager'), before, `${width}`);
    }
  });

  it('has the look of its document until the element shows it', async (t) => {
    const components = `---
title: Start
---

A text before.

<Frame>A text in a frame.</Frame>

<AccordionGroup>
  <Accordion title="First">Hidden.</Accordion>
  <Accordion title="Second">Hidden.</Accordion>
</AccordionGroup>

A paragraph with <Note>a block</Note> in it.

\`\`\`js
const answer = 42;
\`\`\`
`;
    const {url} = await builtSite(t, {
      'docs.json': JSON.stringify({
        name: 'Acme',
        contextual: {options: ['copy']},
        navigation: [{group: 'Start', pages: ['start']}],
      }),
      'start.mdx': components,
      'style.css': 'docs-site p { margin: 7px 0; }',
    });
    for (const width of [1280, 390]) {
      const tab = await openTab(t);
      await tab.setViewport({width, height: 800});
      const held = await holdScripts(tab, [mainScript, '/docs-site/chunks/']);
      const [releaseMain, releaseParts] = held;
      await openWritten(tab, `${url}start`);
      await tab.evaluate(watchWrittenPage);
      await startElement(tab);
      releaseMain();
      await tab.waitForFunction(() => customElements.get('docs-site'));
      await tab.evaluate(nextFrames);
      releaseParts();
      await takenOver(tab);
      const looks = await tab.evaluate(() => globalThis.looks);
      assert.equal(looks.length, 1, `${width}:\n${looks.join('\n')}`);
    }
  });

  it('keeps the space of images that have not loaded', async (t) => {
    const {url} = await builtSite(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['start']}}),
      'start.mdx':
        '![A picture](/picture.svg)\n\n<img src="/other.svg" />\n\n<img src="/other.svg" width="50" />\n\nBelow.\n',
      'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"/>',
      'other.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"/>',
    });
    const tab = await openTab(t);
    await tab.evaluateOnNewDocument(watchShifts);
    const [releaseMain, ...images] = await holdScripts(tab, [mainScript, 'picture', 'other']);
    await openWritten(tab, `${url}start`);
    const layout = () =>
      tab.$$eval('article > p', (all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await layout();
    assert.ok(before[1] - before[0] >= 120, before.join());
    releaseMain();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    assert.deepEqual(await layout(), before);
    images.forEach((release) => release());
    await tab.waitForFunction(() => [...document.images].every(({complete}) => complete));
    await tab.evaluate(nextFrames);
    assert.deepEqual(await layout(), before);
    assert.deepEqual(await tab.evaluate(shiftsSeen), []);
  });

  it('says in its head nothing of another page, when the reader goes on', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await tab.goto(`${url}start`);
    await takenOver(tab);
    const head = () =>
      tab.evaluate(() => {
        const all = (selector, name) =>
          [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(name));
        return {
          url: [...all('link[rel=canonical]', 'href'), ...all('[property="og:url"]', 'content')],
          title: all('[property="og:title"]', 'content'),
          next: all('link[rel=next]', 'href'),
          data: all('script[type="application/ld+json"]', 'type').length,
        };
      });
    const first = await head();
    const [own, next] = ['https://docs.acme.dev/', 'https://docs.acme.dev/second'];
    assert.deepEqual(first, {url: [own, own], title: ['Acme'], next: [next], data: 1});
    await tab.click('docs-site >>> docs-sidebar >>> a[href="/second"]');
    await tab.waitForSelector('docs-site[data-path="second"]');
    assert.deepEqual(await head(), {url: [next, next], title: [], next: [], data: 0});
    await tab.goBack();
    await tab.waitForSelector('docs-site[data-path="start"]');
    assert.deepEqual(await head(), first);
  });

  it('keeps what the reader has opened, chosen, selected and scrolled to', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    const release = await holdScript(tab);
    // What opens does not slide.
    await tab.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await openWritten(tab, `${url}start`);
    await tab.click('.docs-accordion summary');
    await tab.click('label ::-p-text(Two)');
    await tab.evaluate(() => {
      const paragraph = [...document.querySelectorAll('article p')].find(
        ({textContent}) => textContent === 'Paragraph 20.',
      );
      scrollTo(0, paragraph.getBoundingClientRect().top - 100);
      getSelection().setBaseAndExtent(paragraph.firstChild, 2, paragraph.firstChild, 9);
      document.querySelector('article a[href="/second"]').focus({preventScroll: true});
    });
    const {y, selected} = await tab.evaluate(() => ({y: scrollY, selected: `${getSelection()}`}));
    release();
    await takenOver(tab);
    await tab.waitForSelector('::-p-text(The hidden words.)', {visible: true});
    await tab.waitForSelector('::-p-text(The second panel.)', {visible: true});
    const after = await tab.evaluate(() => ({
      y: scrollY,
      selected: `${getSelection()}`,
      focused: document.activeElement.textContent,
    }));
    assert.deepEqual(after, {y, selected, focused: 'link to the second page'});
    assert.equal(selected, 'ragraph');
  });

  it('stays where the reader is while the page of the element is loading', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    const held = await holdScripts(tab, [mainScript, '/docs-site/chunks/']);
    const [releaseMain, releaseParts] = held;
    await openWritten(tab, `${url}start`);
    const top = () =>
      tab.$eval('article ::-p-text(Paragraph 20.)', (one) => one.getBoundingClientRect().top);
    await tab.$eval('article ::-p-text(Paragraph 20.)', (one) => one.scrollIntoView());
    const before = await top();
    await startElement(tab);
    releaseMain();
    // The element lays out a page that is loading, then a long one.
    await tab.waitForSelector('docs-site > article[aria-busy]');
    await tab.evaluate(nextFrames);
    releaseParts();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    assert.equal(await top(), before);
  });

  it('stays a page whose links work where the script does not come', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await holdScript(tab, {never: true});
    await tab.goto(url);
    await startElement(tab);
    await Promise.all([tab.waitForNavigation(), tab.click('article a[href="/second"]')]);
    assert.equal(tab.url(), `${url}second`);
    await tab.waitForSelector('::-p-text(The second text.)', {visible: true});
  });

  it('leaves links to the browser as long as the element cannot show a page', async (t) => {
    // A long configuration is not in the document.
    const long = {...JSON.parse(files['docs.json']), description: 'Anvils. '.repeat(2000)};
    const {url} = await builtSite(t, {...files, 'docs.json': JSON.stringify(long)});
    const tab = await openTab(t);
    await holdScript(tab, {never: true, script: '/docs.json'});
    await tab.goto(url);
    await startElement(tab);
    await tab.evaluate(async () => {
      await customElements.whenDefined('docs-site');
      await document.querySelector('docs-site').settled();
    });
    await tab.evaluate(() => (globalThis.isSameDocument = true));
    await tab.click('article a[href="/second"]');
    await tab.waitForFunction(
      () => !globalThis.isSameDocument && document.readyState !== 'loading',
    );
    assert.equal(tab.url(), `${url}second`);
    await tab.waitForSelector('::-p-text(The second text.)', {visible: true});
  });

  it('opens the page of a link from before it was published', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await tab.goto(`${url}#/start#far-below`);
    await tab.waitForSelector('docs-site[data-path="start"]');
    assert.equal(tab.url(), `${url}start#far-below`);
    await tab.waitForSelector('::-p-text(The last words.)', {visible: true});
  });

  it('has the mode that the reader chose before the script has come', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    await holdScript(tab, {never: true});
    await tab.goto(url);
    assert.ok((await brightness(tab)) > 200);
    await chooseMode(tab, 'dark');
    assert.ok((await brightness(tab)) < 60);
  });

  it('has the mode of its site, unless the reader may choose another one', async (t) => {
    const withMode = (appearance) => {
      const config = {name: 'Acme', navigation: {pages: ['start']}, appearance};
      return builtSite(t, {'docs.json': JSON.stringify(config), 'start.md': 'A text.'});
    };
    const tab = await openTab(t);
    await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    await holdScript(tab, {never: true});
    await tab.goto((await withMode({default: 'dark'})).url);
    assert.ok((await brightness(tab)) < 60);
    await chooseMode(tab, 'light');
    assert.ok((await brightness(tab)) > 200);
    await tab.goto((await withMode({default: 'dark', strict: true})).url);
    await chooseMode(tab, 'light');
    assert.ok((await brightness(tab)) < 60);
  });

  it('has the background of the site, if its document contains nothing else', async (t) => {
    const colors = {...JSON.parse(files['docs.json']), background: {color: {light: '#fff8e8'}}};
    const own = '<!doctype html><docs-site></docs-site><p>Ours</p>';
    const both = [
      await builtSite(t, {...files, 'docs.json': JSON.stringify(colors)}),
      await builtSite(t, {...files, 'index.html': own}),
    ];
    const tab = await openTab(t);
    await tab.setJavaScriptEnabled(false);
    await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
    const looks = [];
    for (const {url} of both) {
      await tab.goto(url);
      const look = () => [
        getComputedStyle(document.body).marginLeft,
        getComputedStyle(document.documentElement).colorScheme,
      ];
      looks.push(await tab.evaluate(look));
    }
    assert.deepEqual(looks, [
      ['0px', 'light dark'],
      ['8px', 'normal'],
    ]);
  });

  it('is not shown where its document comes for the URL of another page', async (t) => {
    const {url, out} = await builtSite(t, files);
    // As hosts do that send one document for every URL.
    await copyFile(join(out, 'index.html'), join(out, 'second.html'));
    const tab = await openTab(t);
    const release = await holdScript(tab);
    const isVisible = () =>
      document.querySelector('main').checkVisibility({visibilityProperty: true});
    const seen = [];
    for (const path of ['', 'index.html', 'start', 'start.html', 'second']) {
      await openWritten(tab, url + path);
      seen.push([path, await tab.evaluate(isVisible)]);
    }
    const right = ['', 'index.html', 'start', 'start.html'].map((path) => [path, true]);
    assert.deepEqual(seen, [...right, ['second', false]]);
    release();
    await tab.waitForSelector('::-p-text(The second text.)', {visible: true});
  });

  it('is shown for a URL without a page, and gives way to what comes near', async (t) => {
    const {url} = await builtSite(t, files);
    const tab = await openTab(t);
    const release = await holdScript(tab);
    const answer = await openWritten(tab, `${url}secnd`);
    assert.equal(answer.status(), 404);
    assert.match(await textIn(tab, 'main'), /Page not found/);
    release();
    await takenOver(tab);
    await tab.waitForSelector('docs-site ::-p-text(Second page)', {visible: true});
  });

  it('runs nothing of what its author wrote', async (t) => {
    const attack = '"><img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>';
    const quoted = JSON.stringify(attack);
    const hostile = {
      'docs.json': JSON.stringify({
        name: attack,
        description: attack,
        navbar: {links: [{name: attack, url: 'javascript:globalThis.ran=1'}]},
        navigation: [{group: attack, pages: ['start']}],
        seo: {metatags: {'og:title': attack}},
      }),
      'start.mdx': [
        `---\ntitle: ${quoted}\ndescription: ${quoted}\n---\n`,
        `${attack}\n`,
        `[link](javascript:globalThis.ran=1) ![image](x"onerror="globalThis.ran=1)\n`,
        `<Card title={${quoted}} href="javascript:globalThis.ran=1">${attack}</Card>\n`,
        `<Tabs><Tab title={${quoted}} id={${quoted}}>a</Tab></Tabs>\n`,
        `<div style={{color: 'red}</style><script>globalThis.ran=1</script>'}}>x</div>\n`,
        '```js {1} "></pre><script>globalThis.ran=1</script>\n</script><script>\n```\n',
        `$</math><script>globalThis.ran=1</script>$\n`,
      ].join('\n'),
    };
    const {url} = await builtSite(t, hostile);
    const tab = await openTab(t);
    await tab.setBypassCSP(true);
    await tab.goto(`${url}start`);
    await takenOver(tab);
    await tab.evaluate(() => document.querySelector('docs-site').settled());
    assert.equal(await tab.evaluate(() => globalThis.ran), undefined);
  });
});
