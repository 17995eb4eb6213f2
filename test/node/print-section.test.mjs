import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {accessibilityFaults} from '../harness/axe.mjs';
import {indexPage} from '../../cli/init/index-page.mjs';
import {openSite} from '../harness/open-site.mjs';
import {sheetsIn} from '../harness/pdf.mjs';

const files = {
  'docs.json': {
    name: 'Acme',
    contextual: {options: ['copy', 'print']},
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {group: 'Basics', pages: ['start', 'second']},
            {group: 'More', pages: ['third', 'lost']},
          ],
        },
        {tab: 'Reference', groups: [{group: 'All', pages: ['reference']}]},
      ],
    },
  },
  'start.md':
    '---\ntitle: Start\n---\n\nRead [the second](/second#install), see ' +
    '[the source](https://code.acme.dev/anvil).\n\n## Install\n\nFirst text.\n',
  'second.mdx':
    '---\ntitle: Second\n---\n\n## Install\n\n<Tabs><Tab title="A">Text A</Tab>' +
    '<Tab title="B">Text B</Tab></Tabs>\n\n```js\nconst second = 2;\n```\n',
  'third.md':
    '---\ntitle: Third\n---\n\nThird text.\n\n```js\nconst third = "three";\n```\n\n' +
    '$$\n\\frac{a}{2}\n$$\n\n```mermaid\ngraph LR; A-->B;\n```\n',
  'reference.md': '---\ntitle: Reference\n---\n\nReference text.\n',
};

const long = Array.from({length: 80}, (_, index) => `Line ${index}.`).join('\n\n');

/** Pages with links and ids of all kinds. */
const linked = {
  'docs.json': {
    name: 'Acme',
    contextual: {options: ['copy', 'print']},
    navigation: [{group: 'All', pages: ['start', 'guides/drawing']}],
  },
  'start.mdx': `---
title: Start
---

<a name="old"></a>

<ParamField query="limit">How many.</ParamField>

${long}
`,
  'links.mdx': '[a snippet](start)\n',
  'guides/drawing.mdx': `---
title: Drawing
---

import Links from '/links.mdx';

[home](/), [a lost heading](/start#nothing), [an alias](/start#param-limit) and
[an old name](/start#old)

<Links />

<svg viewBox="0 0 9 9" width="90" height="90">
  <defs>
    <linearGradient id="shade"><stop stop-color="red" /></linearGradient>
    <circle id="dot" r="2" />
  </defs>
  <rect width="9" height="9" fill="url(#shade)" />
  <use href="#dot" />
</svg>

<label for="field">Field</label> <input id="field" />

<span id="first">First</span> <span id="second">second</span>
<section aria-labelledby="first second">Text</section>
`,
};

/** Where a site may scroll besides the window → a page of such a site. */
const containers = {
  'an element around it': `<main class="scroller"><docs-site></docs-site></main>`,
  itself: '<docs-site class="scroller"></docs-site>',
};
const scrollerStyle = 'body { margin: 0 } .scroller { height: 100vh; overflow: auto }';

async function openStart(t, options = {}) {
  const site = await openSite(t, {files, route: '#/start', ...options});
  await site.shown('start');
  await site.settled();
  await site.page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => {
      globalThis.printed++;
      const print = document.querySelector('docs-print');
      const inside = (name, part) =>
        print.querySelector(`section:last-of-type ${name}`)?.shadowRoot.querySelector(part) != null;
      globalThis.drawn = {
        colors: inside('docs-code', 'code span + span'),
        formula: inside('docs-math', 'math'),
        diagram: inside('docs-diagram', 'svg'),
      };
    };
  });
  return site;
}

async function choose(site) {
  await site.click('button', 'More page actions');
  await site.click('menuitem', 'Print all pages All pages of this section, on paper or as a PDF');
}

const view = 'docs-print >>> [part="contents"]';

describe('printing a section', () => {
  it('shows its pages one after another, and opens the dialog of the browser', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    const shown = await site.page.evaluate(() => {
      const print = document.querySelector('docs-print');
      return {
        titles: [...print.querySelectorAll('h1')].map((one) => one.textContent),
        text: print.innerText,
        contents: [...print.shadowRoot.querySelectorAll('nav a')].map((one) => [
          one.textContent,
          one.getAttribute('href'),
        ]),
        notes: [...print.querySelectorAll('.docs-print-notes li')].map((one) => one.textContent),
        link: [...print.querySelectorAll('a')]
          .find((one) => one.textContent === 'the second')
          .getAttribute('href'),
        ids: [...print.querySelectorAll('[id]')].map(({id}) => id),
        printed: globalThis.printed,
        isAlone: !document
          .querySelector('docs-site')
          .shadowRoot.querySelector('[part="content"]')
          ?.checkVisibility(),
      };
    });
    assert.deepEqual(shown.titles, ['Start', 'Second', 'Third']);
    assert.deepEqual(shown.contents, [
      ['Start', '#page-1'],
      ['Second', '#page-2'],
      ['Third', '#page-3'],
    ]);
    assert.equal(shown.link, '#page-2-install');
    assert.ok(shown.ids.includes('page-2-install') && shown.ids.includes('page-1-install'));
    assert.deepEqual(shown.notes, ['https://code.acme.dev/anvil']);
    assert.ok(shown.text.includes('Third text.') && !shown.text.includes('Reference text.'));
    assert.equal(shown.printed, 1);
    assert.ok(shown.isAlone);
    assert.deepEqual(await accessibilityFaults(site.page), []);
  });

  it('draws code, formulas and diagrams of all pages before', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForFunction(() => globalThis.drawn);
    const drawn = await site.page.evaluate(() => globalThis.drawn);
    assert.deepEqual(drawn, {colors: true, formula: true, diagram: true});
  });

  it('prints each page on a new sheet', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    assert.equal(sheetsIn(await site.page.pdf({format: 'A4'})), 4);
  });

  it('prints all tabs', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    await site.page.emulateMediaType('print');
    const text = await site.page.evaluate(() => document.querySelector('docs-print').innerText);
    assert.ok(text.includes('Text A') && text.includes('Text B'), text);
  });

  it('closes with Escape: the reader is where they were', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    await site.page.keyboard.press('Escape');
    const after = await site.page.evaluate(() => ({
      hasView: document.querySelector('docs-print') !== null,
      isShown: document.querySelector('[part="page"]').checkVisibility(),
      focus: document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'),
      hash: location.hash,
    }));
    const focus = 'More page actions';
    assert.deepEqual(after, {hasView: false, isShown: true, focus, hash: '#/start'});
  });

  it('follows links inside the view, and others to their page', async (t) => {
    const site = await openStart(t);
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    await site.click('link', 'the second');
    assert.equal(await site.page.evaluate(() => location.hash), '#/start');
    assert.ok(await site.page.evaluate(() => scrollY > 0));
    await site.page.evaluate(() => {
      location.hash = '#/reference';
    });
    await site.shown('reference');
    assert.equal(await site.page.evaluate(() => document.querySelector('docs-print')), null);
  });

  it('follows links to the first page, to other names and from snippets', async (t) => {
    const site = await openStart(t, {files: linked});
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    const hrefs = await site.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('docs-print > section a[href]')].map((one) => [
          one.textContent,
          one.getAttribute('href'),
        ]),
      ),
    );
    assert.deepEqual(hrefs, {
      home: '#page-1',
      'a snippet': '#page-1',
      'a lost heading': '#page-1',
      'an alias': '#page-1-limit',
      'an old name': '#page-1-old',
    });
    const broken = await site.page.$$eval('docs-print [href^="#page-"]', (all) =>
      all.map((one) => one.getAttribute('href')).filter((href) => !document.querySelector(href)),
    );
    assert.deepEqual(broken, []);
    await site.click('link', 'a lost heading');
    assert.equal(await site.page.evaluate(() => document.activeElement.id), 'page-1');
    assert.equal(await site.page.evaluate(() => location.hash), '#/start');
  });

  it('keeps what the ids of a page are for', async (t) => {
    const site = await openStart(t, {files: linked});
    await choose(site);
    await site.page.waitForSelector(`>>> ${view}`, {visible: true});
    const kept = await site.page.evaluate(() => {
      const print = document.querySelector('docs-print');
      return {
        fill: print.querySelector('rect').getAttribute('fill'),
        gradient: print.querySelector('linearGradient').id,
        again: print.querySelector('use').getBBox().width,
        label: print.querySelector('label').control?.localName,
        labelledBy: print.querySelector('[aria-labelledby]').getAttribute('aria-labelledby'),
      };
    });
    assert.deepEqual(kept, {
      ...{fill: 'url(#page-2-shade)', gradient: 'page-2-shade', again: 4, label: 'input'},
      labelledBy: 'page-2-first page-2-second',
    });
  });

  for (const [name, body] of Object.entries(containers)) {
    it(`brings the reader back in a site that scrolls in ${name}`, async (t) => {
      const page = `${indexPage}<style>${scrollerStyle}</style>${body}`;
      const site = await openStart(t, {files: {...linked, 'index.html': page}});
      const scrolled = () =>
        site.page.$eval('.scroller', (one) => ({
          top: one.scrollTop,
          isScroller: one.scrollHeight > one.clientHeight,
        }));
      await site.page.evaluate(() => {
        document.querySelector('.scroller').scrollTop = 300;
        const printing = new Event('docs-print-request', {bubbles: true});
        document.querySelector('docs-site').dispatchEvent(printing);
      });
      await site.page.waitForSelector(`>>> ${view}`, {visible: true});
      assert.deepEqual(await scrolled(), {top: 0, isScroller: true});
      await site.page.keyboard.press('Escape');
      assert.deepEqual(await scrolled(), {top: 300, isScroller: true});
    });
  }

  it('can be canceled until all of it has loaded', async (t) => {
    const withImage = {'third.md': '---\ntitle: Third\n---\n\n![Slow](/slow.svg)\n'};
    const site = await openStart(t, {
      files: {...files, ...withImage, 'slow.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'},
      held: ['slow.svg'],
    });
    await choose(site);
    await site.says('of 4 pages');
    assert.deepEqual(await accessibilityFaults(site.page), []);
    await site.click('button', 'Cancel');
    await site.page.waitForFunction(() => !document.querySelector('docs-print'));
    site.network.release('slow.svg');
    await site.settled();
    assert.equal(await site.page.evaluate(() => globalThis.printed), 0);
    assert.equal(await site.page.$('docs-print'), null);
  });
});
