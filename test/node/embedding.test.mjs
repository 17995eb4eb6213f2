import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {filesIn, textOf} from '../harness/sources.mjs';

const page = `---
title: Components
description: One of each.
---

Text with \`code\` and [another page](/other).

<Tip>A tip.</Tip>

<CardGroup cols={2}>
  <Card title="First" icon="rocket">One.</Card>
  <Card title="Second">Two.</Card>
</CardGroup>

<Tabs>
  <Tab title="First">One.</Tab>
  <Tab title="Second">Two.</Tab>
</Tabs>

<div className="p-4 md:w-64 text-lg rounded-xl">A box.</div>

## A heading

| A   | B   |
| --- | --- |
| 1   | 2   |

\`\`\`js
const a = 1;
\`\`\`
`;

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['parts', 'other']}],
    topbarLinks: [{name: 'Support', url: 'https://support.example/'}],
  },
  'parts.mdx': page,
  'other.mdx': '---\ntitle: Other\n---\n\nText.\n',
};

/** A host page with these styles and elements. */
const hostPage = (styles, body = '<docs-site></docs-site>') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style>` +
  `<body>${body}<script type="module" src="docs-site/docs-site.js"></script>`;

/** Opens the page with all components in a host page. */
async function openIn(t, styles, options = {}) {
  const {body, ...others} = options;
  const site = await openSite(t, {
    files: {...files, 'index.html': hostPage(styles, body)},
    route: '#/parts',
    ...others,
  });
  await site.shown('parts');
  await site.page.waitForFunction(
    () =>
      ['docs-footer', 'docs-shortcuts'].every((name) => customElements.get(name)) &&
      !document.querySelector(':not(:defined)'),
  );
  await site.settled();
  return site;
}

/** Where each element of the site is and how large, in shadow roots as well. */
const boxesOf = (site) =>
  site.page.evaluate(() => {
    const boxes = [];
    const add = (root) => {
      for (const element of root.querySelectorAll('*')) {
        const {x, y, width, height} = element.getBoundingClientRect();
        const numbers = [x, y, width, height].map((value) => Math.round(value * 8) / 8);
        const {fontSize} = getComputedStyle(element);
        boxes.push([element.localName, fontSize, ...numbers].join(' '));
        if (element.shadowRoot) add(element.shadowRoot);
      }
    };
    const site = document.querySelector('docs-site');
    add(site.shadowRoot);
    add(site);
    return boxes;
  });

describe('the size of a site', () => {
  it('is the same where the host page has another font size on its root', async (t) => {
    const plain = await boxesOf(await openIn(t, 'body { margin: 0 }'));
    assert.ok(plain.length > 100);
    const scaled = await openIn(
      t,
      'html { font-size: 62.5% } body { margin: 0 } docs-site { --docs-rem: 16px }',
    );
    assert.deepEqual(await boxesOf(scaled), plain);
  });

  it('has the same layout on phones', async (t) => {
    const plain = await boxesOf(await openIn(t, 'body { margin: 0 }', {isPhone: true}));
    const scaled = await openIn(
      t,
      'html { font-size: 62.5% } body { margin: 0 } docs-site { --docs-rem: 16px }',
      {isPhone: true},
    );
    assert.deepEqual(await boxesOf(scaled), plain);
  });
});

describe('styles', () => {
  it('have no rem in conditions, where the unit cannot be exchanged', () => {
    const found = filesIn('elements', '.ts').filter((path) =>
      /@(?:container|media)[^{`]*\drem/.test(textOf(path)),
    );
    assert.deepEqual(found, []);
  });
});

describe('an element of the host page that comes later', () => {
  it('lies over the site, without a z-index', async (t) => {
    const panel = '<p id="panel" style="position: fixed; inset: 0 0 auto; margin: 0">Panel';
    const site = await openIn(t, 'body { margin: 0 }', {body: `<docs-site></docs-site>${panel}`});
    const covering = await site.page.evaluate(() => document.elementFromPoint(640, 8).id);
    assert.equal(covering, 'panel');
  });
});

describe('several sites with the URL of the document', () => {
  it('say so, each in a panel of its own', async (t) => {
    const body = '<docs-site id="one"></docs-site><docs-site id="two"></docs-site>';
    const site = await openIn(t, '', {body, isAuthors: true});
    const panels = async () => {
      const boxes = [];
      for (const id of ['one', 'two']) {
        const panel = await site.page.waitForSelector(`#${id} >>> docs-problems >>> summary`);
        boxes.push(await panel.boundingBox());
      }
      return boxes;
    };
    const [one, two] = await panels();
    assert.ok(two.y + two.height <= one.y || one.y + one.height <= two.y);
    for (const id of ['one', 'two']) {
      const element = await site.page.waitForSelector(`#${id} >>> docs-problems`);
      const codes = await element.evaluate(({diagnostics}) => diagnostics.map(({code}) => code));
      assert.deepEqual(codes, ['config/shared-url']);
    }
  });

  it('is no problem where the others have the memory router', async (t) => {
    const body = '<docs-site id="one"></docs-site><docs-site router="memory"></docs-site>';
    const site = await openIn(t, '', {body, isAuthors: true});
    assert.equal(await site.page.$('#one >>> docs-problems >>> summary'), null);
  });
});
