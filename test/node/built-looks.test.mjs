import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPage, newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {nextFrames} from '../harness/layout-shifts.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {root} from '../harness/sources.mjs';
import {takenOver} from '../harness/start-element.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';

const api = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Notes', version: '1'},
  servers: [{url: 'https://api.acme.dev'}],
  paths: {
    '/notes': {get: {summary: 'List notes', responses: {200: {description: 'The notes.'}}}},
  },
});

const navigation = [
  {group: 'Start', pages: ['start', 'guides/still-to-write']},
  {group: 'API', openapi: 'api.json'},
];

const page = (text) => `---\ntitle: Start\n---\n\n${text}\n`;
const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

/** Builds a site with these pages, and this configuration in addition; resolves to its URL. */
async function siteWith(t, pages = {}, config = {}) {
  const {url} = await builtSite(t, {
    'docs.json': JSON.stringify({name: 'Acme', navigation, ...config}),
    'start.mdx': page('A text.'),
    'api.json': api,
    ...pages,
  });
  return url;
}

/**
 * Opens a page, and calls `read` with the tab before the element has taken it over and after that.
 * Resolves to both results.
 */
async function bothLooks(url, read, {path = 'start', width = 1280, mode = 'light'} = {}) {
  const tab = await newPage();
  try {
    await tab.setViewport({width, height: 800});
    await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
    let release;
    const released = new Promise((done) => (release = done));
    await tab.setRequestInterception(true);
    tab.on('request', async (request) => {
      if (request.url().includes('/docs-site/main.js')) await released;
      await request.continue();
    });
    await openWritten(tab, url + path);
    await tab.evaluate(() => document.fonts.ready);
    const written = await read(tab);
    release();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    return {written, live: await read(tab)};
  } finally {
    await tab.browserContext().close();
  }
}

/** Where the first element with one of these selectors is. */
const topOf = (selectors) => (tab) =>
  tab.$eval(selectors, (element) => Math.round(element.getBoundingClientRect().top + scrollY));

/** Roles, names and states of what is in the article, as assistive technology gets them. */
async function rolesIn(tab) {
  const article = await tab.$('article');
  const tree = await tab.accessibility.snapshot({root: article, interestingOnly: false});
  const list = [];
  const visit = ({role, name = '', description, disabled, checked, children = []}) => {
    const parts = [role, name.trim(), description, disabled, checked].filter(Boolean);
    // Boxes without a role differ, and so do spaces between them. Only a script says a status, or
    // copies a color.
    const isBox = /^(?:generic|none|InlineTextBox|Section|button|status)$/.test(role);
    if (!isBox && parts.join() !== 'StaticText') list.push(parts.join(' | '));
    children.forEach(visit);
  };
  visit(tree);
  return list;
}

/** Where the parts of elements in the article are, in whole pixels. */
const placesOf = (tab) =>
  tab.evaluate(() => {
    const placeOf = (element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    };
    const article = document.querySelector('article');
    const inShadow = [...article.querySelectorAll('*')].flatMap(({localName, shadowRoot}) => {
      const name = localName.replace(/(?:param|response)-/, '').replace('card-group', 'columns');
      return [...(shadowRoot?.querySelectorAll('[part]') ?? [])].map(
        (element) => `${name}-${element.getAttribute('part')} ${placeOf(element)}`,
      );
    });
    const hosts = /^docs-(?:accordion-group|color-item|color-row|page-menu)$/;
    const parts =
      /^docs-(?!.*-(?:a|code|details|h3|img|li|slot|svg|tag)$)[a-z]+(?:-group|-item|-row)?-[a-z]+$/;
    const written = [...article.querySelectorAll('[class*=docs-]:not(.docs-icon)')].flatMap(
      (element) =>
        [...element.classList]
          .filter((name) => parts.test(name) && !hosts.test(name))
          .map((name) => `${name} ${placeOf(element)}`),
    );
    return [...inShadow, ...written].sort();
  });

/** Components whose HTML is made of the templates of their elements. */
const components = `
<Note>A note.</Note>
<Warning title="Mind & <gap>">With **words** and [a link](/start).</Warning>
<Callout icon="star" color="#ff8800">Its own icon.</Callout>

A <Badge color="green" icon="check">badge</Badge> in a text.

<CardGroup cols={3}>
<Card title="Elsewhere" href="https://example.com" cta="Go on">Leaves the site.</Card>
<Card href="/start">Only a body.</Card>
<Card title="Kind" type="tip" horizontal>As a tip.</Card>
<Card title="Off" href="/start" disabled>Leads nowhere.</Card>
</CardGroup>
<Columns cols={2}><Column>Left.</Column><Column>Right.</Column></Columns>
<Tile title="Tile" description="Described" href="/start">A picture.</Tile>
<Tile href="/start" description="Only described" />
<GitHub.Repo repo="acme/docs">A repository.</GitHub.Repo>
<AccordionGroup>
<Accordion title="Closed" description="More">Hidden at first.</Accordion>
<Accordion title="Open" icon="star" defaultOpen>Seen at first.</Accordion>
</AccordionGroup>
<ParamField query="q" type="string" default="all" required>Words.</ParamField>
<ParamField body="long" default="${'x'.repeat(50)}" enum={["a", "b"]}>Words.</ParamField>
<Steps titleSize="h3">
<Step title="First">Do this.</Step>
<Step icon="star" noAnchor title="Second">Then that.</Step>
</Steps>
<Step title="Alone">On its own.</Step>
<Color><Color.Item name="Ink" value="#123456" />
<Color.Row title="Row"><Color.Item name="Red" value="#f00" /></Color.Row></Color>
<Update label="May" description="A month" tags={["New"]}>What was new.</Update>
<ResponseField name="id" deprecated pre={["new"]} post={["beta"]}>Words.</ResponseField>
`;

describe('what is seen of a written page is what the element shows', () => {
  it('in roles, names and states, and in the places of all boxes', async (t) => {
    const url = await siteWith(t, {'start.mdx': page(components)});
    for (const width of [390, 1280]) {
      const roles = await bothLooks(url, rolesIn, {width});
      assert.deepEqual(roles.written, roles.live);
      assert.ok(roles.live.length > 60, 'all components are there');
      const places = await bothLooks(url, placesOf, {width});
      assert.deepEqual(places.written, places.live);
    }
  });

  it('above the title of an operation, in windows with and without an outline', async (t) => {
    const url = await siteWith(t);
    const path = 'api-reference/list-notes';
    for (const width of [390, 1000, 1100, 1440]) {
      const {written, live} = await bothLooks(url, topOf('article h1'), {path, width});
      assert.equal(written, live, `${width}`);
    }
  });

  it('in the colors, typefaces and backgrounds of the site, in both modes', async (t) => {
    const image = (color) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" style="background:${color}"/>`;
    const pages = {'light.svg': image('red'), 'dark.svg': image('blue')};
    const pictures = {light: '/light.svg', dark: '/dark.svg'};
    const heading = {fonts: {heading: {family: 'Georgia'}}};
    const colors = {light: '#fff8e8', dark: '#201000'};
    const shapes = [
      {colors: {primary: '#0a7d55', background: colors}, backgroundImage: pictures, ...heading},
      {background: {color: colors, image: pictures, decoration: 'grid'}},
    ];
    const looks = async (tab) => {
      const styleOf = async (selector, name) =>
        (await tab.$(selector)) &&
        tab.$eval(selector, (one, key) => getComputedStyle(one)[key], name);
      const images = await tab.$$(
        '.docs-backdrop-image, docs-site >>> docs-backdrop >>> [part=image]',
      );
      const seen = images.map((one) =>
        one.evaluate((image) => image.checkVisibility() && new URL(image.src).pathname),
      );
      const decoration =
        '.docs-backdrop-decoration, docs-site >>> docs-backdrop >>> [part=decoration]';
      return {
        background: await styleOf('docs-site', 'backgroundColor'),
        heading: await styleOf('article h1', 'fontFamily'),
        decoration: await styleOf(decoration, 'backgroundImage'),
        images: (await Promise.all(seen)).filter(Boolean),
      };
    };
    for (const config of shapes) {
      const url = await siteWith(t, pages, config);
      for (const mode of ['light', 'dark']) {
        const {written, live} = await bothLooks(url, looks, {mode});
        assert.deepEqual(written, live);
        assert.equal(
          written.background,
          {light: 'rgb(255, 248, 232)', dark: 'rgb(32, 16, 0)'}[mode],
        );
        assert.deepEqual(written.images, [`/${mode}.svg`]);
        assert.equal(/gradient/.test(written.decoration), config === shapes[1]);
      }
    }
  });

  it('beside the text: requests, responses, panels; in it, the order of the author', async (t) => {
    const response = `<ResponseExample>\n${code('json', '{"id": 1}')}</ResponseExample>`;
    const request = `<RequestExample>\n${code('bash', 'call one')}</RequestExample>`;
    const panel = '<Panel>\nWords beside.\n</Panel>';
    const tall = (one) => one.replace(/^(call|\{).*$/m, (line) => `${line}\n`.repeat(60).trim());
    const orders = [
      [response, request],
      [request, response],
      [panel, response, 'Between.', request],
      [tall(response), tall(request), panel],
      // So many that their orders are in a style sheet of the page.
      [...Array(9).fill([panel, 'Between.']).flat(), response, request],
    ];
    const examples = (tab) =>
      tab.$$eval('.docs-rail-item, docs-example, docs-panel', (all) => {
        const top = (one) =>
          (one.matches('.docs-rail-item') ? one.firstElementChild : one).getBoundingClientRect()
            .top;
        const sorted = all.toSorted((a, b) => top(a) - top(b));
        return sorted.map((one) => {
          const name = /Words|"id"|call/.exec(one.textContent)?.[0];
          return `${name} at ${Math.round(top(one))}`;
        });
      });
    for (const order of orders) {
      const url = await siteWith(t, {'start.mdx': page(order.join('\n\n'))});
      for (const width of [1440, 700]) {
        const {written, live} = await bothLooks(url, examples, {width});
        assert.match(written.join(), /call/);
        assert.deepEqual(written, live, `${width}`);
      }
    }
  });

  it('in the columns of tables', async (t) => {
    const table = '| A | B | C |\n|:--|--:|:-:|\n| wide cell | 1 | 2 |\n| 1 | wide cell | wide |';
    const alignments = (tab) =>
      tab.$$eval('article :is(th, td)', (cells) =>
        cells.map((cell) => getComputedStyle(cell).textAlign.replace('-webkit-', '')),
      );
    const url = await siteWith(t, {'start.mdx': page(table)});
    const {written, live} = await bothLooks(url, alignments);
    assert.deepEqual(written, live);
    assert.match(written.slice(0, 3).join(), /left,.*right,.*center/);
  });

  it('in the colors of the icons of cards', async (t) => {
    const cards = ['', 'type="tip"', 'color="#b83280"', 'type="warning" color="#b83280"'].map(
      (attributes) => `<Card title="Card" icon="user" ${attributes}>Words.</Card>`,
    );
    const colors = async (tab) => {
      const icons = await tab.$$('.docs-card .docs-icon, docs-card >>> docs-icon');
      return Promise.all(icons.map((one) => one.evaluate((icon) => getComputedStyle(icon).color)));
    };
    const url = await siteWith(t, {'start.mdx': page(cards.join('\n\n'))});
    const {written, live} = await bothLooks(url, colors);
    assert.equal(new Set(written).size, 3);
    assert.deepEqual(written, live);
  });

  it('in a list of code in many languages, which also works without a script', async (t) => {
    const languages = ['bash', 'js', 'python', 'php', 'go', 'java'];
    const blocks = languages.map((language) => code(language, `call ${language}`));
    const url = await siteWith(t, {
      'start.mdx': page(`<CodeGroup dropdown>\n${blocks.join('')}</CodeGroup>\n\nAfter.`),
    });
    const looks = async (tab) => {
      const list = await tab.$('.docs-code-group select, docs-code-group >>> select');
      const box = await list.evaluate((select) => {
        const {left, top, width, height} = select.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      });
      const names = await list.evaluate(({options}) => [...options].map(({text}) => text));
      return {box, names, end: await topOf('article > p')(tab)};
    };
    const {written, live} = await bothLooks(url, looks);
    assert.deepEqual(written, live);
    assert.equal(written.names.length, languages.length);
    const tab = await newPageFor(t);
    await tab.setJavaScriptEnabled(false);
    await tab.goto(`${url}start`);
    const seen = () =>
      tab.$$eval('pre', (all) =>
        all.filter((one) => one.checkVisibility()).map(({textContent}) => textContent.trim()),
      );
    assert.deepEqual(await seen(), ['call bash']);
    await tab.select('select', '4');
    assert.deepEqual(await seen(), ['call go']);
  });

  it('below formulas, wherever the reader is', async (t) => {
    const long = Array.from({length: 40}, (_, index) => `Paragraph ${index}.`).join('\n\n');
    const formulas = 'Inline $a = \\frac{\\lambda}{b}$.\n\n$$\nT = \\frac{1}{\\frac{a}{b}}\n$$';
    const url = await siteWith(t, {'start.mdx': page(`${long}\n\n${formulas}\n\nThe end.`)});
    const {written, live} = await bothLooks(url, topOf('article > :last-child'));
    assert.equal(written, live);
  });

  it('after the page, where no other page follows', async (t) => {
    const config = {
      navigation: ['start'],
      footerSocials: {github: 'https://github.com/acme'},
    };
    const url = await siteWith(t, {}, config);
    const footer = topOf('.docs-footer, docs-site >>> docs-footer');
    const {written, live} = await bothLooks(url, footer);
    assert.equal(written, live);
  });

  it('in the list of pages, also of one without a file', async (t) => {
    const guesses = async (tab) => {
      const names = await tab.$$('docs-site >>> docs-sidebar >>> [data-guess]');
      return names.length;
    };
    const {live} = await bothLooks(await siteWith(t), guesses);
    assert.equal(live, 0);
  });

  it('at a URL without a page', async (t) => {
    const words = async (tab) => ({
      action: await topOf('article [part=action]')(tab),
      place: await tab
        .$eval('.docs-site-crumbs', (crumbs) => crumbs.textContent.trim())
        .catch(() => ''),
      text: await tab.$eval('article', (article) => article.textContent),
    });
    for (const errors of [undefined, {404: {description: 'Ask **us**.'}}]) {
      const url = await siteWith(t, {}, {errors});
      for (const width of [1280, 390]) {
        const {written, live} = await bothLooks(url, words, {path: 'xqzv', width});
        assert.equal(written.action, live.action, `${width}`);
        assert.equal(written.place, 'Page not found');
        assert.match(written.text, /We couldn’t find this page\./);
      }
    }
  });
});

describe('the typeface of a site', () => {
  /**
   * The boxes that have moved. In a box whose text is aligned to its end, such as the title of the
   * next page, a text that becomes wider begins elsewhere.
   */
  const movedBoxes = async (tab) =>
    (await tab.evaluate(shiftsSeen))
      .flatMap(({moved}) => moved)
      .filter((line) => {
        const [before, after] = line.split(' → ');
        return !before.endsWith(after);
      });

  it('comes late in a written page without moving anything', async (t) => {
    const {tab, release, widthOfTitle} = await openWithFont(t, {isTakenOver: false});
    const before = await widthOfTitle();
    await release();
    assert.notEqual(await widthOfTitle(), before);
    assert.deepEqual(await movedBoxes(tab), []);
  });

  it('comes late, after the element has taken over the page', async (t) => {
    const {tab, release, widthOfTitle} = await openWithFont(t, {isTakenOver: true});
    const before = await widthOfTitle();
    await takenOver(tab);
    await tab.evaluate(nextFrames);
    assert.equal(await widthOfTitle(), before);
    await release();
    assert.notEqual(await widthOfTitle(), before);
    assert.deepEqual(await movedBoxes(tab), []);
  });
});

/** Opens a written page whose font file comes once it is released. */
async function openWithFont(t, {isTakenOver}) {
  const font = readFileSync(join(root, 'node_modules/katex/dist/fonts/KaTeX_Main-Regular.woff2'));
  const text =
    'Anvils are made of steel. They are heavy, and most of them are shipped on the day on which ' +
    'they are ordered. A smith needs one, and so do many other people who work with metal.';
  const url = await siteWith(
    t,
    {'start.mdx': page(`${text}\n\n## More\n\n${text}`), 'acme.woff2': font},
    {fonts: {family: 'Acme Serif', source: '/acme.woff2'}},
  );
  const tab = await newPageFor(t);
  let letThrough;
  const released = new Promise((done) => (letThrough = done));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().includes('/docs-site/main.js') && !isTakenOver) return request.abort();
    if (request.url().endsWith('/acme.woff2')) await released;
    await request.continue();
  });
  await tab.evaluateOnNewDocument(watchShifts);
  await openWritten(tab, `${url}start`);
  await tab.evaluate(nextFrames);
  const widthOfTitle = () =>
    tab.$eval('article h1', (title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
  const release = async () => {
    letThrough();
    await tab.evaluate(() => document.fonts.load('1em "Acme Serif"'));
    await tab.evaluate(nextFrames);
  };
  return {tab, release, widthOfTitle};
}
