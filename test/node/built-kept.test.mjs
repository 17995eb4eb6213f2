import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {takenOver} from '../harness/start-element.mjs';

const config = {name: 'Acme', navigation: {pages: ['start']}};

const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const mainScript = '/docs-site/main.js';

/** Opens a page of a site whose element waits for `takeOver()`. */
async function openWaiting(t, files, path = 'start') {
  const site = await builtSite(t, files);
  const tab = await newPageFor(t);
  await tab.setViewport({width: 1280, height: 800});
  // What opens does not slide.
  await tab.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
  let release;
  const released = new Promise((done) => (release = done));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().includes(mainScript)) await released;
    await request.continue();
  });
  await openWritten(tab, `${site.url}${path}`);
  const takeOver = async () => {
    release();
    await takenOver(tab);
    // What is restored is in the next frame.
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
  };
  return {tab, takeOver};
}

const startWith = (text) => ({
  'docs.json': JSON.stringify(config),
  'start.mdx': `---\ntitle: Start\n---\n\n${text}`,
});

/** Whether a text is visible, also in shadow roots. */
function hasVisible(words) {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...inside(one)]);
  const inside = ({shadowRoot}) => (shadowRoot ? all(shadowRoot) : []);
  const hasText = ({childNodes}) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.data.includes(words));
  return all(document.body).some((one) => hasText(one) && one.checkVisibility());
}
const isSeen = (tab, text) => tab.evaluate(hasVisible, text);
const seen = (tab, text) => tab.waitForFunction(hasVisible, {}, text);

/** Where the texts in an element, and another element, are. */
const placesIn = async (tab, selector, other) => {
  const texts = await tab.$eval(selector, (element) => {
    const inside = (root) =>
      [...root.childNodes].flatMap((node) => {
        if (node.nodeType === 3) return node.data.trim() === '' ? [] : [node];
        const {shadowRoot} = node;
        return [...(shadowRoot ? inside(shadowRoot) : []), ...inside(node)];
      });
    return inside(element.shadowRoot ?? element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const {left, top, height} = range.getBoundingClientRect();
      if (height === 0) return [];
      return [`${node.data.trim()} ${Math.round(left)} ${Math.round(top)} ${Math.round(height)}`];
    });
  });
  const end = await tab.$eval(other, (one) => Math.round(one.getBoundingClientRect().top));
  return [...texts.sort(), end];
};

const tabs = `
<Tabs>
  <Tab title="One">The first panel.</Tab>
  <Tab title="Two">The second panel.</Tab>
</Tabs>
`;

describe('what a reader did on a written page', () => {
  it('is kept in tabs beside examples of requests', async (t) => {
    const files = startWith(
      `${tabs}\n<RequestExample>\n${code('bash', 'call one')}${code('js', 'callTwo')}` +
        `</RequestExample>\n`,
    );
    const {tab, takeOver} = await openWaiting(t, files);
    await tab.click('label ::-p-text(Two)');
    await tab.click('label ::-p-text(JavaScript)');
    await takeOver();
    await seen(tab, 'The second panel.');
    await seen(tab, 'callTwo');
    assert.equal(await isSeen(tab, 'The first panel.'), false);
  });

  it('is kept in several tabs with the same labels, which follow each other', async (t) => {
    const group = (name) => `
<Tabs>
  <Tab title="One">${name} one.</Tab>
  <Tab title="Two">${name} two.</Tab>
  <Tab title="Three">${name} three.</Tab>
</Tabs>
`;
    const {tab, takeOver} = await openWaiting(t, startWith(group('Upper') + group('Lower')));
    const labels = await tab.$$('article label');
    await labels[1].click();
    await seen(tab, 'Lower two.');
    await labels[5].click();
    await seen(tab, 'Upper three.');
    await takeOver();
    await seen(tab, 'Upper three.');
    await seen(tab, 'Lower three.');
  });

  it('is kept in a group of code with a list', async (t) => {
    const files = startWith(
      `<CodeGroup dropdown>\n${code('bash', 'call one')}${code('js', 'callTwo')}</CodeGroup>\n`,
    );
    const {tab, takeOver} = await openWaiting(t, files);
    await tab.select('.docs-code-group select', '1');
    await seen(tab, 'callTwo');
    assert.equal(await isSeen(tab, 'call one'), false);
    await takeOver();
    await seen(tab, 'callTwo');
    const chosen = await tab.$eval('docs-code-group >>> select', ({value}) => value);
    assert.equal(chosen, 'JavaScript');
  });

  it('is kept in the parts of a schema, one in another', async (t) => {
    const leaf = {type: 'object', properties: {color: {type: 'string', description: 'Its hue.'}}};
    const schema = {type: 'object', properties: {size: leaf, paint: {...leaf}}};
    const body = {type: 'object', properties: {first: schema, second: {...schema}}};
    const document = {
      openapi: '3.1.0',
      info: {title: 'Anvils', version: '1'},
      servers: [{url: 'https://api.acme.dev'}],
      paths: {
        '/anvils': {
          get: {
            responses: {
              200: {description: 'All.', content: {'application/json': {schema: body}}},
            },
          },
        },
      },
    };
    const files = {
      'docs.json': JSON.stringify({...config, api: {openapi: 'openapi.json'}}),
      'openapi.json': JSON.stringify(document),
      'start.mdx':
        '---\ntitle: Start\nopenapi: GET /anvils\n---\n\n<Expandable>Own.</Expandable>\n',
    };
    const {tab, takeOver} = await openWaiting(t, files);
    const opened = await tab.$$eval('article .docs-expandable', (all) => {
      const inner = all.filter((one) => one.parentElement.closest('.docs-expandable'));
      const last = inner.at(-1);
      for (let one = last; one; one = one.parentElement.closest('.docs-expandable')) {
        one.querySelector('summary').click();
      }
      return last.textContent.includes('Its hue.');
    });
    assert.equal(opened, true);
    assert.equal(await isSeen(tab, 'Its hue.'), true);
    await takeOver();
    await seen(tab, 'Its hue.');
    const open = await tab.$$eval('article :is(docs-deferred, docs-expandable)', (all) =>
      all.filter((one) => one.open).map(({localName}) => localName),
    );
    assert.deepEqual(open, ['docs-deferred', 'docs-deferred']);
  });

  it('is kept in views and in folders', async (t) => {
    const files = startWith(`<View title="npm">

Use npm.

</View>

<View title="yarn">

Use yarn.

</View>

<Tree>
  <Tree.Folder name="source">
    <Tree.File name="inner.ts" />
  </Tree.Folder>
</Tree>

<Tree>
- listed/
  - entry.ts
</Tree>
`);
    const {tab, takeOver} = await openWaiting(t, files);
    await tab.click('label ::-p-text(yarn)');
    await tab.click('summary ::-p-text(source)');
    await tab.click('summary ::-p-text(listed)');
    assert.equal(await isSeen(tab, 'entry.ts'), false);
    await takeOver();
    await seen(tab, 'Use yarn.');
    await seen(tab, 'inner.ts');
    assert.equal(await isSeen(tab, 'Use npm.'), false);
    assert.equal(await isSeen(tab, 'entry.ts'), false);
  });

  it('is kept where other tabs have no panel', async (t) => {
    const files = startWith(`${tabs}\n<Tabs></Tabs>\n
<Accordion title="Details">The hidden words.</Accordion>\n`);
    const {tab, takeOver} = await openWaiting(t, files);
    await tab.click('.docs-accordion summary');
    await tab.click('label ::-p-text(Two)');
    await takeOver();
    await seen(tab, 'The hidden words.');
    await seen(tab, 'The second panel.');
  });

  for (const [place, selector, text] of [
    ['code', 'pre', 'const answer = 42;'],
    ['a card', '.docs-card p, .docs-card-body', 'The text of the card.'],
    ['an open accordion', '.docs-accordion-content p', 'The hidden words.'],
  ]) {
    it(`is kept of what is selected in ${place}`, async (t) => {
      const files = startWith(`<Card title="A card">\n\nThe text of the card.\n\n</Card>

<Accordion title="Details" defaultOpen>\n\nThe hidden words.\n\n</Accordion>

${code('js', 'const answer = 42;\nconst other = 43;')}
${code('js', 'const answer = 42;\nconst other = 43;')}
`);
      const {tab, takeOver} = await openWaiting(t, files);
      await tab.evaluate((where) => {
        const all = [...document.querySelector('article').querySelectorAll(where)];
        const walker = document.createTreeWalker(all.at(-1), NodeFilter.SHOW_TEXT);
        const nodes = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
        const last = nodes.findLast(({data}) => data.trim() !== '');
        getSelection().setBaseAndExtent(nodes[0], 2, last, last.data.trimEnd().length - 1);
      }, selector);
      const selected = await tab.evaluate(() => `${getSelection()}`);
      assert.ok(selected.includes(text.slice(2, -2)), selected);
      await takeOver();
      assert.equal(await tab.evaluate(() => `${getSelection()}`), selected);
    });
  }

  for (const directory of ['card', 'accordion']) {
    it(`is kept in a directory of kind ${directory}, of which nothing moves`, async (t) => {
      const group = (name, more) => ({group: name, ...more});
      const pages = ['first', group('Inner', {root: 'inner'}), group('Loose', {pages: ['third']})];
      const groups = [group('Start', {root: 'start', directory, pages})];
      const words = (title) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;
      const {tab, takeOver} = await openWaiting(t, {
        'docs.json': JSON.stringify({
          name: 'Acme',
          navigation: {groups: [...groups, group('End', {pages: ['last']})]},
        }),
        'start.mdx': words('Start'),
        'first.mdx': words('First').replace('title', 'icon: rocket\ntitle'),
        'inner.mdx': words('Inner'),
        'third.mdx': words('Third'),
        'last.mdx': words('Last'),
      });
      const summary = await tab.$('.docs-directory summary');
      await summary?.click();
      if (summary) await seen(tab, 'About First.');
      const written = await placesIn(tab, '.docs-directory', '.docs-pager nav');
      await takeOver();
      const live = await placesIn(
        tab,
        'docs-site >>> docs-directory',
        'docs-site >>> docs-pager >>> nav',
      );
      assert.deepEqual(live, written);
      await seen(tab, 'About First.');
    });
  }
});

describe('panels of a written page', () => {
  it('are read in the order of the text, however many panels there are', async (t) => {
    const count = 20;
    const pieces = Array.from(
      {length: count},
      (_, index) => `Text ${index}.\n\n<Panel>\n\nPanel ${index}.\n\n</Panel>\n`,
    );
    const files = startWith(`${pieces.join('\n')}\nThe end.\n`);
    const {tab} = await openWaiting(t, files);
    await tab.setViewport({width: 500, height: 800});
    const shown = await tab.$$eval('article p', (all) =>
      all
        .map((one) => [one.getBoundingClientRect().top, one.textContent])
        .sort(([one], [other]) => one - other)
        .map(([, text]) => text),
    );
    const written = pieces.flatMap((_, index) => [`Text ${index}.`, `Panel ${index}.`]);
    assert.deepEqual(shown, [...written, 'The end.']);
  });
});
