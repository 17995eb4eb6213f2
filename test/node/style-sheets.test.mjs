import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {openSite} from '../harness/open-site.mjs';

const config = {
  name: 'Acme',
  css: ['/styles/site.css'],
  navigation: [{group: 'Start', pages: ['start', 'other']}],
};

const start = `---
title: Start
description: A page with style sheets.
---

<div className="box">

In a <b className="word">box</b>.

</div>

<button>Press</button>

<Card title="A card">Content</Card>
`;

const sheet = `@import "more.css";
:root { --space: 7px }
html.dark body .box { border-left: 5px solid rgb(1, 2, 3) }
p { color: rgb(10, 20, 30) }
.box { padding: var(--space); background: url(/images/a.png), url("b.png") }
.box { .word & , & .word { letter-spacing: 3px } }
`;

const own = {
  'docs.json': config,
  'start.mdx': start,
  'other.mdx': 'Other.',
  'styles/site.css': sheet,
  'styles/more.css': '.box { margin-left: 11px; padding: 1px }',
};

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
    "connect-src 'self'; font-src 'self'; worker-src 'self'; base-uri 'none'; " +
    "require-trusted-types-for 'script'; trusted-types lit-html docs-site",
};

const styleOf = (page, selector, names) =>
  page.$eval(
    selector,
    (element, properties) => {
      const style = getComputedStyle(element);
      return properties.map((name) => style.getPropertyValue(name));
    },
    names,
  );

const listening = `${indexPage}<script>
addEventListener('docs-diagnostics', ({diagnostics}) => {
  window.found = diagnostics.map(({code, location: {file, line}}) =>
    \`\${code} \${file}:\${line ?? ''}\`).sort();
});
</script>`;

/** A site in an application, whose parts and own elements must stay as they are. */
const embedded = `${indexPage}<style>p.app { color: rgb(9, 9, 9) } .app b { animation: turn 9s }
@keyframes turn { from, to { color: rgb(8, 8, 8) } }</style>
<body class="application"><p class="app box">App <b class="word">word</b></p>
<docs-site><p slot="footer" class="host box">Slotted</p></docs-site>`;

describe('style sheets of a site', () => {
  it('apply to its pages under a strict policy, with what they import and name', async (t) => {
    const images = {'images/a.png': Buffer.from(''), 'styles/b.png': Buffer.from('')};
    const site = await openSite(t, {files: {...own, ...images}, headers, base: '/team/docs/'});
    const {page} = site;
    await site.shown('start');
    assert.deepEqual(await styleOf(page, '.box', ['padding-top', 'margin-left']), ['7px', '11px']);
    assert.deepEqual(await styleOf(page, '.word', ['letter-spacing']), ['3px']);
    const [background] = await styleOf(page, '.box', ['background-image']);
    const url = new URL(site.server.url).origin;
    assert.equal(
      background,
      `url("${url}/team/docs/images/a.png"), url("${url}/team/docs/styles/b.png")`,
    );
  });

  it('are requested as soon as docs.json is known, with what applies them', async (t) => {
    const missing = new Set(['branding.js', 'style-sheets.js', 'site.css']);
    let proceed;
    const areAsked = new Promise((resolve) => (proceed = resolve));
    const held = (path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (missing.delete(name) && missing.size === 0) proceed();
      return /^(?:branding\.js|style-sheets\.js|site\.css)$/.test(name);
    };
    const site = await openSite(t, {files: own, held});
    const shown = site.page.waitForSelector('docs-site .box');
    await Promise.race([areAsked, shown]);
    assert.deepEqual([...missing], []);
    site.network.releaseAll();
    await shown;
    assert.deepEqual(await styleOf(site.page, '.box', ['padding-top']), ['7px']);
  });

  it('know the mode of the page as the class "dark"', async (t) => {
    const site = await openSite(t, {files: own});
    const {page} = site;
    await site.shown('start');
    const border = () => styleOf(page, '.box', ['border-left-width']);
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    assert.deepEqual(await border(), ['0px']);
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
    await page.waitForSelector('docs-site[data-dark]');
    assert.deepEqual(await border(), ['5px']);
    await page.$eval('docs-site', (element) => (element.mode = 'light'));
    await page.waitForSelector('docs-site:not([data-dark])');
    assert.deepEqual(await border(), ['0px']);
  });

  it('know the frame of the format’s own service: the page, and parts around it', async (t) => {
    const css = [
      '#content-area h2, html.dark #content-container h2 { letter-spacing: 3px }',
      '#header h1 { letter-spacing: 4px } .callout { border-top-width: 7px }',
      '#sidebar a { letter-spacing: 5px; position: absolute; box-shadow: red 0px 0px 0px 99px }',
      '#navbar, .box { background: rgb(1, 2, 3) !important }',
      '@media (width > 1px) { #sidebar { border-right: 6px solid red } }',
      '@media (width < 1px) { #sidebar { border-left: 6px solid red } }',
      '.dark #banner { color: red }',
      '[data-current-path="/other"] #pagination { display: none }',
      '[data-current-path="/other"] h2 { word-spacing: 8px }',
      '#sidebar ul > li > div { color: red }',
      'body:has(.callout, h2) { #content-area h2 { text-indent: 9px } #footer { color: red } }',
    ].join('\n');
    const text = '\n\n## A heading\n\n<Note>A note.</Note>\n';
    const files = {...own, 'index.html': listening, 'styles/site.css': css};
    const pages = {'start.mdx': start + text, 'other.mdx': `Other.${text}`};
    const site = await openSite(t, {files: {...files, ...pages}});
    const {page} = site;
    await site.shown('start');
    await site.settled();
    const within = (path, names) =>
      page.evaluate(
        (selectors, properties) => {
          let root = document;
          let element;
          for (const selector of selectors) {
            element = root.querySelector(selector);
            root = element?.shadowRoot;
          }
          const style = getComputedStyle(element);
          return properties.map((name) => style.getPropertyValue(name));
        },
        path,
        names,
      );
    assert.deepEqual(await styleOf(page, 'article h2', ['letter-spacing']), ['3px']);
    assert.deepEqual(await styleOf(page, 'article h2', ['text-indent']), ['9px']);
    assert.deepEqual(await styleOf(page, 'article h1', ['letter-spacing']), ['4px']);
    const note = ['docs-callout', '[part=callout]'];
    assert.deepEqual(await within(note, ['border-top-width']), ['7px']);
    const item = ['docs-site', 'docs-sidebar', '[part=item]'];
    const looks = ['letter-spacing', 'position', 'box-shadow'];
    const [spacing, position, shadow] = await within(item, looks);
    assert.equal(spacing, '5px');
    assert.notEqual(position, 'absolute');
    assert.equal(shadow, 'none');
    const bar = ['docs-site', '[part=top]'];
    assert.deepEqual(await within(bar, ['background-color']), ['rgb(1, 2, 3)']);
    assert.deepEqual(await styleOf(page, '.box', ['background-color']), ['rgb(1, 2, 3)']);
    const sides = ['border-right-width', 'border-left-width'];
    const sidebar = ['docs-site', '[part=sidebar]'];
    assert.equal((await within(sidebar, sides))[0], '6px');
    assert.notEqual((await within(sidebar, sides))[1], '6px');
    const pager = ['docs-site', 'docs-pager', 'a'];
    assert.notDeepEqual(await within(pager, ['display']), ['none']);
    assert.deepEqual(await page.evaluate(() => globalThis.found), [
      'style/left-out styles/site.css:10',
      'style/left-out styles/site.css:11',
      'style/left-out styles/site.css:3',
    ]);
    await page.$eval('docs-site', (element) => (element.path = 'other'));
    await site.shown('other');
    await site.settled();
    assert.deepEqual(await within(pager, ['display']), ['none']);
    assert.deepEqual(await styleOf(page, 'article h2', ['word-spacing']), ['8px']);
  });

  it('change nothing around the page, and go with the element', async (t) => {
    const index = {'index.html': embedded};
    const hostile = [
      'p, .app, .box, b { color: rgb(255, 0, 0) !important; letter-spacing: 9px }',
      'html, body, :root { outline: 2px solid red; opacity: 0.5 !important }',
      '* { outline: 3px solid red } :not(&) { outline: 4px solid red }',
      ':host, :host(*) , ::slotted(*) { display: none !important }',
      'docs-card::part(card) { display: none !important }',
      'b { & , :not(&), .application & { color: red } }',
      '.word { .word& { color: red } }',
      '@keyframes turn { to { color: rgb(255, 0, 0) } }',
      '@property --docs-color-text { syntax: "*"; inherits: false }',
      ':scope { --docs-color-text: red; --_x: red }',
      '@scope (html) { p { outline: 5px solid red } }',
      '@media all { @layer x { p { outline: 6px solid red } } }',
      '@layer app { b { position: fixed; inset: 0 } }',
      '} p { outline: 7px solid red } { } </style><p>',
      '@page { margin: 9cm } @font-face { font-family: Arial; src: url(x.woff2) }',
      'a { color: red; } }}}} p.app { outline: 8px solid red !important } @media all {{{',
      'body .app { --x: ("; } /* ',
    ].join('\n');
    const all = {...own, ...index, 'styles/site.css': hostile};
    const plain = {...all, 'docs.json': {...config, css: undefined}};
    const lookOf = async (site) => {
      await site.shown('start');
      await site.settled();
      // It loads late, and looks different until it is defined.
      await site.page.waitForFunction(() => customElements.get('docs-shortcuts') !== undefined);
      return site.page.evaluate(() => {
        const {shadowRoot} = document.querySelector('docs-site');
        const around = document.querySelectorAll('html, body, .app, .app b, .host, docs-site');
        const inner = document.querySelector('docs-card').shadowRoot.querySelectorAll('*');
        return [...around, ...shadowRoot.querySelectorAll('*'), ...inner].map((element) => {
          const {color, display, outlineWidth, backgroundColor} = getComputedStyle(element);
          // Elements of the page inherit the colors of its author, as any text in it.
          const own = element.getRootNode().host?.localName === 'docs-card' ? '' : color;
          return [element.localName, own, display, outlineWidth, backgroundColor].join();
        });
      });
    };
    const site = await openSite(t, {files: all});
    const look = await lookOf(site);
    assert.deepEqual(look, await lookOf(await openSite(t, {files: plain})));
    assert.equal(look.filter((one) => one.includes('255, 0, 0')).length, 0);
    assert.deepEqual(await styleOf(site.page, 'docs-site .box .word', ['color']), [
      'rgb(255, 0, 0)',
    ]);
    const adopted = () => site.page.evaluate(() => document.adoptedStyleSheets.length);
    const before = await adopted();
    await site.page.$eval('docs-site', (element) => element.remove());
    assert.equal(await adopted(), before - 2);
  });

  it('are reported where they are missing, no CSS, or only a page of the host', async (t) => {
    const allowed = ['http://127.0.0.1:1/'];
    const files = {...own, 'index.html': listening};
    const css = ['gone.css', 'data.css', 'deep.css', 'http://127.0.0.1:1/x.css', 'unfit.css'];
    const more = {
      'docs.json': {...config, css},
      'data.css': '{"name": "Acme"}',
      'deep.css': 'a{'.repeat(100_000),
      'unfit.css': 'p { color: red }\n\n@page { margin: 0 }\n',
    };
    const site = await openSite(t, {files: {...files, ...more}, fallback: true, allowed});
    const {page} = site;
    await site.shown('start');
    await site.settled();
    assert.deepEqual(await page.evaluate(() => globalThis.found), [
      'load/not-a-file gone.css:',
      'load/unreachable http://127.0.0.1:1/x.css:',
      'style/left-out unfit.css:3',
      'style/no-rules data.css:',
      'style/too-deep deep.css:',
    ]);
  });

  it('tell nothing of what is around the page', async (t) => {
    const index = {'index.html': embedded};
    const probes = [
      '.application b, .application :scope b, .application & b, b:is(.application *)',
      'b { .application & { color: red } }',
      'body:has(.app) & b, body:has(+ .host) b, b:not(:not(.application) *)',
      'div:has([class]) :scope b, b:where(docs-site > article *)',
    ];
    const sheet = probes.map((rule) => (rule.endsWith('}') ? rule : `${rule} { color: red }`));
    const site = await openSite(t, {
      files: {...own, ...index, 'styles/site.css': sheet.join('\n')},
    });
    await site.shown('start');
    const colors = await styleOf(site.page, 'docs-site .word', ['color']);
    assert.notDeepEqual(colors, ['rgb(255, 0, 0)']);
  });

  it('have no effect on another site of the document, and reach an isolated page', async (t) => {
    const two = `${indexPage}<docs-site isolated></docs-site>
<docs-site id="other" src="other/" router="memory"></docs-site>`;
    const sites = {...own, 'index.html': two, 'other/start.mdx': start};
    const plain = {...config, css: []};
    const files = {...sites, 'other/docs.json': plain, 'other/other.mdx': 'Other.'};
    const {page} = await openSite(t, {files});
    await page.waitForSelector('#other[data-path="start"]');
    await page.waitForSelector('docs-site[isolated][data-path="start"]');
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
    await page.waitForSelector('docs-site[isolated][data-dark]');
    const look = await page.evaluate(() => {
      const inner = document.querySelector('docs-site[isolated]').shadowRoot;
      const boxes = [inner.querySelector('.box'), document.querySelector('#other .box')];
      return boxes.map((box) => {
        const {paddingTop, borderLeftWidth} = getComputedStyle(box);
        return [paddingTop, borderLeftWidth];
      });
    });
    assert.deepEqual(look, [
      ['7px', '5px'],
      ['0px', '0px'],
    ]);
  });

  it('are at most twenty, which is reported, and need a browser with @scope', async (t) => {
    const css = Array.from({length: 21}, (_, index) => `${index}.css`);
    const sheets = Object.fromEntries(css.map((name) => [name, '.box { padding: 3px }']));
    const many = {...own, ...sheets, 'docs.json': {...config, css}, 'index.html': listening};
    const first = await openSite(t, {files: many});
    await first.settled();
    assert.deepEqual(await first.page.evaluate(() => globalThis.found), ['style/too-many 20.css:']);

    const old = `${listening}<script>delete window.CSSScopeRule;</script>`;
    const site = await openSite(t, {files: {...own, 'index.html': old}});
    await site.settled();
    assert.deepEqual(await site.page.evaluate(() => globalThis.found), [
      'style/not-supported styles/site.css:',
    ]);
    await site.shown('start');
    assert.deepEqual(await styleOf(site.page, '.box', ['padding-top']), ['0px']);
  });

  it('leave a button that has no style as the text around it', async (t) => {
    const site = await openSite(t, {files: own});
    await site.shown('start');
    const names = ['color', 'font-size', 'padding-top', 'border-top-width', 'background-color'];
    const look = await styleOf(site.page, 'article button', names);
    const around = await styleOf(site.page, 'article :has(> button)', names);
    assert.deepEqual(look, around);
  });
});

describe('the <style> of a page', () => {
  const head = '---\ntitle: A\ndescription: Styled.\n---\n\n';
  const styled = `${head}import Box from '/snippets/box.mdx'

<style>{\`
  p { color: rgb(10, 20, 30) }
  .box { padding: 7px; background: url("images/a.png") }
  .dark .box { letter-spacing: 3px }
  #navbar { background: rgb(1, 2, 3) }
  @page { margin: 0 }
\`}</style>

<div className="box">

A <b className="word">word</b>.

</div>

<svg viewBox="0 0 9 9">
  <style>{"#dot { fill: rgb(7, 8, 9) }"}</style>
  <circle id="dot" r="4" />
</svg>

<Box />
`;
  const files = {
    'docs.json': {...config, css: '/site.css', navigation: [{group: 'A', pages: ['in/a', 'b']}]},
    'site.css': '.box { padding: 1px; margin-left: 2px }',
    'in/a.mdx': styled,
    'in/images/a.png': Buffer.from(''),
    'snippets/box.mdx': '<style media="screen">\n.word { word-spacing: 5px }\n</style>',
    'b.mdx': `${head}<div className="box">\n\nOther.\n\n</div>\n`,
  };
  const looks = ['padding-top', 'margin-left', 'background-image', 'letter-spacing'];

  it('applies from the first moment, under a strict policy, until the page changes', async (t) => {
    const around = '<p class="app box">App</p><docs-site></docs-site>';
    const index = `${indexPage}${around}<script src="first.js"></script>`;
    const first = `addEventListener('docs-page-shown', () => {
      const box = document.querySelector('article .box');
      window.first ??= getComputedStyle(box).paddingTop;
    });`;
    const all = {...files, 'index.html': index, 'first.js': first};
    const site = await openSite(t, {files: all, headers});
    const {page} = site;
    await site.shown('in/a');
    await site.settled();
    assert.equal(await page.evaluate(() => globalThis.first), '7px');
    const url = new URL(site.server.url).origin;
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
    await page.waitForSelector('docs-site[data-dark]');
    const [padding, margin, background, spacing] = await styleOf(page, 'article .box', looks);
    assert.deepEqual([padding, margin, spacing], ['7px', '2px', '3px']);
    assert.equal(background, `url("${url}/in/images/a.png")`);
    assert.deepEqual(await styleOf(page, '#dot', ['fill']), ['rgb(7, 8, 9)']);
    assert.deepEqual(await styleOf(page, 'article .word', ['word-spacing']), ['5px']);
    const [app, space] = await styleOf(page, 'p.app', ['color', 'padding-top']);
    assert.notEqual(app, 'rgb(10, 20, 30)');
    assert.equal(space, '0px');
    assert.deepEqual(await styleOf(page, 'article p', ['color']), ['rgb(10, 20, 30)']);
    const bar = () =>
      page.$eval('docs-site', (element) => {
        const top = element.shadowRoot.querySelector('[part=top]');
        return getComputedStyle(top).backgroundColor;
      });
    assert.equal(await bar(), 'rgb(1, 2, 3)');
    const adopted = () => page.evaluate(() => document.adoptedStyleSheets.length);
    const before = await adopted();
    await page.$eval('docs-site', (element) => (element.path = 'b'));
    await site.shown('b');
    await site.settled();
    const other = await styleOf(page, 'article .box', looks);
    assert.deepEqual(other, ['1px', '2px', 'none', 'normal']);
    assert.notEqual(await bar(), 'rgb(1, 2, 3)');
    // Three for the page, and one for the bar around it.
    assert.equal(await adopted(), before - 4);
  });

  it('says with its line what has no effect, while its page is shown', async (t) => {
    const site = await openSite(t, {files: {...files, 'index.html': listening}});
    const {page} = site;
    await site.shown('in/a');
    await site.settled();
    const found = () => page.evaluate(() => globalThis.found);
    assert.deepEqual(await found(), ['style/left-out in/a.mdx:13']);
    await page.$eval('docs-site', (element) => (element.path = 'b'));
    await site.shown('b');
    await site.settled();
    assert.deepEqual(await found(), []);
  });

  it('applies in an isolated page, with what it imports', async (t) => {
    const index = `${indexPage}<docs-site isolated></docs-site>`;
    const page = '<style>\n@import "more.css";\n</style>\n\n<div className="box">A</div>\n';
    const all = {...files, 'index.html': index, 'in/a.mdx': page};
    const site = await openSite(t, {files: {...all, 'in/more.css': '.box { padding: 9px }'}});
    await site.page.waitForSelector('docs-site[data-path="in/a"]');
    await site.settled();
    const padding = await site.page.$eval('docs-site', (element) => {
      const box = element.shadowRoot.querySelector('.box');
      return getComputedStyle(box).paddingTop;
    });
    assert.equal(padding, '9px');
  });
});
