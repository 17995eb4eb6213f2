import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage, starterPage} from '../../scripts/lib/index-page.mjs';
import {nextFrames, shiftsOf, shiftsOfFirstVisit} from '../harness/layout-shifts.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';

const page = (title) => `---\ntitle: ${title}\n---\n\nThe text.\n\n## A part\n\nMore text.\n`;

const tabs = {
  'docs.json': {
    name: 'Acme',
    banner: {content: 'Version 2 is here, with everything you have been waiting for.'},
    navigation: {
      tabs: [
        {tab: 'Guides', groups: [{group: 'Start', pages: ['start', 'more']}]},
        {tab: 'Reference', groups: [{group: 'All', pages: ['all', 'rest']}]},
      ],
    },
  },
  ...Object.fromEntries(
    ['start', 'more', 'all', 'rest'].map((name) => [`${name}.mdx`, page(name)]),
  ),
};

const single = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['start']}]},
  'start.mdx': page('Start'),
};

/** The path of a part of the bundle beside a site. */
function chunk(name) {
  const [version] = readdirSync(join(root, 'dist/chunks'));
  return `docs-site/chunks/${version}/${name}.js`;
}

/** Pages whose labels are not what their paths suggest. */
const labeled = Object.fromEntries(
  Object.entries({
    start: 'The very beginning',
    more: 'More than anyone could ask for, and then some',
  }).map(([name, title]) => [`${name}.mdx`, page(title).replace('---\n', '---\nicon: rocket\n')]),
);

const api = {
  openapi: '3.1.0',
  info: {title: 'Anvils', version: '1'},
  paths: {'/anvils': {get: {summary: 'List anvils', responses: {200: {description: 'All.'}}}}},
};

const pictured = {
  'start.mdx': '---\ntitle: Start\n---\n\nBefore.\n\n![A wide picture](/wide.svg)\n\nAfter.\n',
  'wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><path d="M0 0h9v9"/></svg>',
};

describe('a site that a reader comes back to', () => {
  for (const [name, files] of Object.entries({'tabs and a banner': tabs, 'one page': single})) {
    for (const isPhone of [false, true]) {
      it(`moves nothing while it loads: ${name}${isPhone ? ', on a phone' : ''}`, async (t) => {
        const site = await openSite(t, {files, isPhone, route: '#/start'});
        await visit(site);
        assert.deepEqual(await shiftsOf(site), []);
      });
    }
  }

  it('moves nothing while it loads in a window where its banner has more lines', async (t) => {
    const site = await openSite(t, {files: tabs, route: '#/start'});
    await visit(site);
    const height = await bannerHeight(site);
    await site.page.goto('about:blank');
    await site.page.setViewport({width: 320, height: 800});
    assert.deepEqual(await shiftsOf(site), []);
    assert.ok((await bannerHeight(site)) > height);
  });

  it('is seen at once in a wider window, where its banner is as high', async (t) => {
    const site = await openSite(t, {files: tabs, route: '#/start'});
    await visit(site);
    await site.page.goto('about:blank');
    await site.page.setViewport({width: 1600, height: 800});
    assert.deepEqual(await shiftsOf(site, 'start', {top: {visible: true}}), []);
  });
});

/** Waits until what surrounds the page is stored, which happens when the browser is idle. */
async function visit(site) {
  await site.shown('start');
  await site.settled();
  await site.page.waitForFunction(() =>
    Object.values(localStorage).some((record) => 'frame' in JSON.parse(record)),
  );
}

const bannerHeight = ({page}) => page.$eval('>>> docs-banner', ({offsetHeight}) => offsetHeight);

describe('a site that a reader opens for the first time', () => {
  for (const [name, files] of Object.entries({'tabs and a banner': tabs, 'one page': single})) {
    for (const isPhone of [false, true]) {
      it(`moves nothing while it loads: ${name}${isPhone ? ', on a phone' : ''}`, async (t) => {
        const site = await openSite(t, {files, isPhone, route: '#/start'});
        assert.deepEqual(await shiftsOfFirstVisit(site, 'start'), []);
      });
    }
  }

  it('leaves the reader where they have scrolled as soon as it is shown', async (t) => {
    const text = 'A paragraph.\n\n'.repeat(200);
    const lines = '<br>'.repeat(300);
    const files = {
      ...single,
      'start.mdx': page('Start') + text,
      'other/docs.json': {...single['docs.json'], name: 'Other'},
      'other/start.mdx': `${page('Other')}Another site.\n\n${text}`,
      'index.html': `${indexPage}<body><docs-site></docs-site>${lines}`,
    };
    const site = await openSite(t, {files, held: ['docs.json']});
    await site.page.evaluate(() => {
      addEventListener('docs-page-shown', () => scrollTo(0, 1500), {once: true});
    });
    site.network.release('docs.json');
    await site.shown('start');
    await site.settled();
    // What is laid out above them later moves the scroll position, not what they see.
    assert.ok((await site.page.evaluate(() => scrollY)) >= 1500);
    // Another site in its place begins at the top.
    await site.page.evaluate(() => (document.querySelector('docs-site').src = 'other/'));
    await site.says('Another site.');
    await site.settled();
    assert.ok((await site.page.evaluate(() => scrollY)) < 50);
  });

  it('moves nothing while it loads where its author says that it has tabs', async (t) => {
    const index = `${indexPage}<body><docs-site data-tabs></docs-site>`;
    const config = {...tabs['docs.json'], banner: undefined};
    const files = {...tabs, 'docs.json': config, 'index.html': index};
    const site = await openSite(t, {files, route: '#/start'});
    assert.deepEqual(await shiftsOfFirstVisit(site, 'start'), []);
  });

  it('moves nothing where the document of the template is shown before its script', async (t) => {
    const script = 'docs-site/docs-site.js';
    const files = {...single, 'index.html': starterPage('Acme')};
    const site = await openSite(t, {files, isPublished: true});
    await site.page.setCacheEnabled(false);
    await site.page.evaluateOnNewDocument(watchShifts);
    await site.page.evaluateOnNewDocument(notePaint);
    site.network.hold(script);
    const open = site.open();
    await site.network.asked(script);
    await site.page.waitForFunction(() => globalThis.isPainted);
    site.network.release(script);
    await open;
    await site.shown('start');
    await site.settled();
    await site.page.evaluate(nextFrames);
    assert.deepEqual(await site.page.evaluate(shiftsSeen), []);
  });

  it('moves nothing where examples are beside the text and the pointer is on it', async (t) => {
    const example = '<RequestExample>\n\n```sh\ncurl a\n```\n\n</RequestExample>\n\n';
    const start = page('Start').replace('The text.', `${example}${'Many words. '.repeat(80)}`);
    const site = await openSite(t, {files: {...single, 'start.mdx': start}, isPublished: true});
    await site.page.mouse.move(500, 400);
    // The page may be rendered before its frame, and its frame before the page.
    for (const late of ['docs.json', 'start.mdx']) {
      assert.deepEqual(await shiftsOf(site, 'start', {late}), [], late);
    }
  });

  it('has the mode switch and the contents list with the text', async (t) => {
    const held = [chunk('layout-parts')];
    const site = await openSite(t, {files: tabs, route: '#/start', held});
    await site.shown('start');
    await site.find('button', 'Color mode: System');
    await site.find('navigation', 'On this page');
    await site.find('link', 'A part');
  });

  it('writes all labels of the sidebar at once, and moves no row', async (t) => {
    const files = {...tabs, ...labeled};
    const site = await openSite(t, {files, route: '#/start'});
    await site.page.evaluateOnNewDocument(watchLabels);
    site.network.hold('more.mdx');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('more.mdx');
    await site.shown('start');
    site.network.release('more.mdx');
    assert.deepEqual(await open, []);
    await site.says('More than anyone could ask for');
    await site.page.evaluate(nextFrames);
    assert.deepEqual(await site.page.evaluate(() => globalThis.labels), [
      ['Start', 'More'],
      ['The very beginning', 'More than anyone could ask for, and then some'],
    ]);
  });

  it('moves nothing when an API description has been read', async (t) => {
    const groups = [
      {group: 'Start', pages: ['start']},
      {group: 'API', openapi: 'api.json'},
      {group: 'More', pages: ['more', 'rest']},
    ];
    const files = {...tabs, 'docs.json': {name: 'Acme', navigation: {groups}}, 'api.json': api};
    const site = await openSite(t, {files, route: '#/start'});
    site.network.hold('api.json');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('api.json');
    await site.page.evaluate(nextFrames);
    assert.deepEqual(await groupsShown(site), ['Start']);
    site.network.release('api.json');
    assert.deepEqual(await open, []);
    assert.deepEqual(await groupsShown(site), ['Start', 'API', 'More']);
  });

  it('keeps the styles of the page while a diagram is drawn', async (t) => {
    const files = {
      ...single,
      'start.mdx': `${page('Start')}\n\`\`\`mermaid\ngraph TD\n A --> B\n\`\`\`\n`,
    };
    const drawing = chunk('draw-diagram');
    const site = await openSite(t, {files, route: '#/start', held: [drawing]});
    await site.shown('start');
    await site.page.evaluate(watchBody);
    site.network.release(drawing);
    await site.page.waitForSelector('>>> [part="diagram"] svg');
    assert.deepEqual(await site.page.evaluate(() => globalThis.margins), ['0px']);
  });

  it('moves nothing when icons come after the text', async (t) => {
    const text = [
      'A star <Icon icon="star" size={24} /> and a <Badge icon="check">stable</Badge> part.',
      '### Code <sup><Icon icon="github" style="width: 14px; height: 14px;" /></sup>',
      'The end.',
    ];
    const files = {...single, 'start.mdx': `${page('Start')}\n${text.join('\n\n')}\n`};
    const icons = chunk('docs-icon');
    const site = await openSite(t, {files, held: [icons]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.shown('start');
    await site.page.evaluate(nextFrames);
    site.network.release(icons);
    assert.deepEqual(await open, []);
  });

  it('shows what follows a diagram when it is drawn', async (t) => {
    const steps = ['A --> B', 'B --> C'];
    const diagram = ['```mermaid', 'graph TD', ...steps, '```'].join('\n');
    const files = {
      ...single,
      'start.mdx': `---\ntitle: Start\n---\n\nBefore.\n\n${diagram}\n\nAfter.`,
    };
    const drawing = chunk('draw-diagram');
    const site = await openSite(t, {files, held: [drawing]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release(drawing);
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('shows what follows a formula when it is drawn, in a font for formulas', async (t) => {
    const formula = '$$\n\\sqrt{\\frac{1}{x}}\n$$';
    const files = {
      ...single,
      'start.mdx': `---\ntitle: Start\n---\n\nBefore.\n\n${formula}\n\nAfter.`,
    };
    const font = 'docs-site/fonts/stix-two-math.woff2';
    const site = await openSite(t, {files, held: [font]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked(font);
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release(font);
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
    const [root, fraction] = await Promise.all(
      ['msqrt', 'mfrac'].map((name) => site.page.$(`>>> docs-math >>> ${name}`)),
    );
    const [{y}, inner] = await Promise.all([root.boundingBox(), fraction.boundingBox()]);
    assert.ok(inner.y > y, 'the bar of the root touches what is in it');
  });

  it('shows what follows a picture when the size of the picture is known', async (t) => {
    const site = await openSite(t, {files: {...single, ...pictured}, route: '#/start'});
    site.network.hold('wide.svg');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('wide.svg');
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release('wide.svg');
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('moves nothing when a picture comes that is centered in a tile', async (t) => {
    const tile = '<Tile title="A tile">\n  <img src="/wide.svg" alt="" width="120" />\n</Tile>';
    const files = {...single, ...pictured, 'start.mdx': `${page('Start')}\n${tile}\n`};
    const site = await openSite(t, {files, route: '#/start'});
    site.network.hold('wide.svg');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('wide.svg');
    await site.shown('start');
    await site.page.evaluate(nextFrames);
    site.network.release('wide.svg');
    assert.deepEqual(await open, []);
  });

  it('shows what follows a picture that does not exist', async (t) => {
    const files = {...single, ...pictured, 'wide.svg': undefined};
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('reads with a typeface that comes late from the next page on', async (t) => {
    const font = readFileSync(join(root, 'node_modules/katex/dist/fonts/KaTeX_Main-Bold.woff2'));
    const config = {...tabs['docs.json'], fonts: {family: 'Acme Sans', source: '/acme.woff2'}};
    const files = {...tabs, 'docs.json': config, 'acme.woff2': font};
    const site = await openSite(t, {files, route: '#/start'});
    site.network.hold('acme.woff2');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('acme.woff2');
    await site.shown('start');
    site.network.release('acme.woff2');
    assert.deepEqual(await open, []);
    assert.doesNotMatch(await fontOf(site), /Acme Sans/);
    await site.goTo('#/more');
    await site.shown('more');
    assert.match(await fontOf(site), /Acme Sans/);
  });
});

describe('a link to a page', () => {
  /** A site in which the reader has not seen a list with the page `rest`. */
  const openStart = async (t) => {
    const start = `${page('Start')}\nRead [the rest](/rest).\n`;
    const site = await openSite(t, {files: {...tabs, 'start.mdx': start}, route: '#/start'});
    await site.shown('start');
    await site.settled();
    const isFetched = () => site.requests.some((url) => url.endsWith('/rest.mdx'));
    assert.equal(isFetched(), false);
    return {site, link: await site.find('link', 'the rest'), isFetched};
  };

  const ways = {
    'the pointer is on it': (link) => link.hover(),
    'it has the focus': (link) => link.focus(),
    'it is touched': (link) => link.touchStart(),
  };
  for (const [when, point] of Object.entries(ways)) {
    it(`has its page fetched when ${when}`, async (t) => {
      const {site, link, isFetched} = await openStart(t);
      const answered = site.page.waitForResponse((answer) => answer.url().endsWith('/rest.mdx'));
      await point(link);
      await answered;
      assert.equal(isFetched(), true);
      assert.match(site.page.url(), /#\/start$/);
    });
  }
});

/** Notes each list of labels that the sidebar has in a frame. */
function watchLabels() {
  globalThis.labels = [];
  const look = () => {
    const names = document
      .querySelector('docs-site')
      ?.shadowRoot?.querySelector('docs-sidebar')
      ?.shadowRoot?.querySelectorAll('[part="item"] [part="name"]');
    const labels = [...(names ?? [])].map(({textContent}) => textContent);
    const last = globalThis.labels.at(-1) ?? [];
    if (String(labels) !== String(last)) globalThis.labels.push(labels);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes each margin that the body has while elements come and go in it. */
function watchBody() {
  const {body} = document;
  const margins = new Set();
  const look = () => {
    margins.add(getComputedStyle(body).margin);
    globalThis.margins = [...margins];
  };
  new MutationObserver(look).observe(body, {childList: true});
  look();
}

/** The names of the groups that the sidebar lists. */
function groupsShown(site) {
  return site.page.$$eval('>>> docs-sidebar >>> [part="group"]', (groups) =>
    groups.map(({textContent}) => textContent.trim()),
  );
}

/** Whether the words before and after the picture can be seen, two frames from now. */
async function wordsInView(site) {
  await site.page.evaluate(nextFrames);
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((word) => site.page.evaluate(areWordsShown, word)),
  );
  return {before, after};
}

/** Whether a paragraph that begins with this word is in view and not clipped. */
function areWordsShown(word) {
  const texts = [...document.querySelectorAll('docs-site p')];
  const text = texts.find(({textContent}) => textContent.startsWith(word));
  const {left, top, height} = text.getBoundingClientRect();
  return document.elementsFromPoint(left + 5, top + height / 2).includes(text);
}

/** The typefaces of the title. */
function fontOf(site) {
  return site.page.$eval('docs-site h1', (title) => getComputedStyle(title).fontFamily);
}

/** Notes when the first frame is painted. */
function notePaint() {
  requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.isPainted = true)));
}
