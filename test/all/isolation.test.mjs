import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const page = `---
title: Sample
description: One of each.
---

Text with \`code\` and a [link](/other).

<Tip>A tip.</Tip>

## A heading

- One
- Two

> A quotation.

| A   | B   |
| --- | --- |
| 1   | 2   |

<Card title="A card" className="p-4 text-lg">Inside.</Card>

\`\`\`
const a = 1;
\`\`\`
`;

/** Where the sample elements of a site are, in its shadow root. */
const samples = {
  title: 'h1',
  heading: 'h2',
  paragraph: 'article p',
  link: 'article p a',
  code: 'article p code',
  item: 'article li',
  quotation: 'blockquote',
  cell: 'article td',
  callout: 'docs-callout',
  card: 'docs-card',
  block: 'docs-code',
  top: '[part="top"]',
};

/** Styles of host pages that reach everything that is not isolated. */
const hostile = {
  'a reset': `
    *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    h1, h2, h3 { font-size: inherit; font-weight: inherit }
    ol, ul { list-style: none } a { color: inherit; text-decoration: inherit }
    img, svg { display: block; vertical-align: middle } table { border-collapse: collapse }`,
  'a rule that unsets everything': '* { all: unset } style, script, head { display: none }',
  'utility classes': `
    .p-4 { padding: 9px !important } .text-lg { font-size: 21px !important }
    .link, .code, .table { outline: 9px solid red !important }`,
  'aggressive rules for elements': `
    html { line-height: 3; letter-spacing: 4px } body { font: italic 30px monospace; color: red }
    h1, h2 { text-transform: uppercase; color: lime !important } p { text-indent: 4em }
    a { color: red !important; font-weight: 900 } code, pre { background: red !important }
    td, table, blockquote, li { border: 9px dotted red; padding: 30px }
    docs-card, docs-callout, article { float: right; opacity: 0.3 }`,
};

/** The elements of a host page of its own. */
const own = `
  <main id="own" class="p-4 text-lg">
    <h1>Product</h1><h2>Part</h2><p>Text with <code>code</code> and a <a href="#own">link</a>.</p>
    <ul><li>One</li></ul><table><tr><td>1</td></tr></table><button>Button</button>
    <docs-product>Another element</docs-product>
  </main>`;

/** As readers see it: on their own machine, authors have the list of problems over the page. */
function openHost(t, styles, body) {
  return openSite(t, {
    isInsecure: true,
    files: {
      'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['sample', 'other']}]},
      'sample.mdx': page,
      'other.mdx': 'Text.',
      'index.html':
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${styles}</style>` +
        `</head><body>${body}<script type="module" src="docs-site/docs-site.js"></script>`,
    },
  });
}

/** The computed styles of the samples: each property of each element. */
async function stylesIn(t, styles) {
  const site = await openHost(
    t,
    `body { margin: 0 } ${styles}`,
    '<docs-site isolated></docs-site>',
  );
  await site.shown('sample');
  await site.page.waitForFunction(() => {
    const {shadowRoot} = document.querySelector('docs-site');
    return !shadowRoot.querySelector('article :not(:defined), :is(docs-topbar):not(:defined)');
  });
  await site.settled();
  return site.page.evaluate((samples) => {
    const {shadowRoot} = document.querySelector('docs-site');
    return Object.fromEntries(
      Object.entries(samples).map(([name, selector]) => {
        const computed = getComputedStyle(shadowRoot.querySelector(selector));
        return [name, [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`)];
      }),
    );
  }, samples);
}

describe('an isolated site', () => {
  for (const [name, styles] of Object.entries(hostile)) {
    it(`looks in a host page with ${name} as it does elsewhere`, async (t) => {
      const plain = await stylesIn(t, '');
      assert.ok(plain.title.length > 300);
      const found = await stylesIn(t, styles);
      const differing = Object.entries(found).flatMap(([sample, values]) =>
        values.filter((value) => !plain[sample].includes(value)).map((value) => [sample, value]),
      );
      assert.deepEqual(differing, []);
    });
  }
});

describe('a site that is not isolated', () => {
  it('has the same space around all blocks in a host page with a reset', async (t) => {
    const pages = ['components/fields', 'components/accordions', 'components/cards', ...others];
    const spaces = async (reset) => {
      const index = `<!doctype html><meta charset="utf-8"><style>body { margin: 0 } ${reset}</style>
        <docs-site></docs-site><script type="module" src="docs-site/docs-site.js"></script>`;
      const site = await openSite(t, {folder: 'demo', files: {'index.html': index}});
      const found = {};
      for (const path of pages) {
        await site.goTo(`#/${path}`);
        await site.shown(path);
        await site.settled();
        found[path] = await site.page.evaluate(spacesInPage);
      }
      return found;
    };
    const [reset, ...more] = hostile['a reset'].trim().split('\n');
    assert.ok(more.length > 0);
    assert.deepEqual(await spaces(reset), await spaces(''));
  });
});

const others = [
  'components/code-groups',
  'components/columns',
  'components/panels',
  'components/request-and-response-examples',
  'components/steps',
  'components/tabs',
  'components/trees',
  'components/updates',
  'guide/markdown',
];

/** The space that each element of the page has around it and inside it. */
function spacesInPage() {
  const all = document.querySelectorAll('[part=page] *');
  return [...all].map((element) => {
    const {margin, padding, borderWidth} = getComputedStyle(element);
    return `${element.localName}: ${margin} / ${padding} / ${borderWidth}`;
  });
}

describe('the elements of a host page', () => {
  for (const [name, styles] of Object.entries({'no styles': '', ...hostile})) {
    it(`are the same pixel for pixel with a site beside them: ${name}`, async (t) => {
      const picture = async (docs) => {
        const site = await openHost(t, styles, own + docs);
        if (docs) {
          await site.shown('sample');
          await site.settled();
        }
        const {width, height} = await site.page.$eval('#own', (element) => {
          const {right, bottom} = element.getBoundingClientRect();
          return {width: Math.floor(right), height: Math.floor(bottom)};
        });
        assert.ok(width > 10 && height > 10);
        const clip = {x: 0, y: 0, width, height};
        return Buffer.from(
          await site.page.screenshot({clip, captureBeyondViewport: false}),
        ).toString('base64');
      };
      const alone = await picture('');
      for (const docs of ['<docs-site></docs-site>', '<docs-site isolated></docs-site>']) {
        assert.equal(await picture(docs), alone, docs);
      }
    });
  }
});
