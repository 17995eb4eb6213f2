import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage, starterPage} from '../../cli/init/index-page.mjs';
import {chunk, fetches, page, single, tabs, visit} from '../harness/calm-sites.mjs';
import {nextFrames, shiftsOf, shiftsOfFirstVisit} from '../harness/layout-shifts.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';

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

const sites = [
  {name: 'tabs and a banner', files: tabs, isPhone: false},
  {name: 'one page, on a phone', files: single, isPhone: true},
];

describe('a site that a reader comes back to', () => {
  for (const {name, ...site} of sites) {
    it(`moves nothing while it loads: ${name}`, async (t) => {
      const opened = await openSite(t, {...site, route: '#/start'});
      await visit(opened);
      assert.deepEqual(await shiftsOf(opened), []);
    });
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
});

const bannerHeight = ({page}) => page.$eval('>>> docs-banner', ({offsetHeight}) => offsetHeight);

describe('a site that a reader opens for the first time', () => {
  for (const {name, ...site} of sites) {
    it(`moves nothing while it loads: ${name}`, async (t) => {
      const opened = await openSite(t, {...site, route: '#/start'});
      assert.deepEqual(await shiftsOfFirstVisit(opened, 'start'), []);
    });
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

  it('moves nothing where the document of the template is shown before its script', async (t) => {
    const script = 'docs-site/docs-site.js';
    const files = {...single, 'index.html': starterPage('Acme')};
    const site = await openSite(t, {files, isInsecure: true});
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

  it('begins with a typeface that comes in time', async (t) => {
    const site = await openSite(t, {files: withFont, route: '#/start'});
    // However long it takes.
    await site.page.evaluateOnNewDocument(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    site.network.hold('acme.woff2');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('acme.woff2');
    await site.page.evaluate(nextFrames);
    site.network.release('acme.woff2');
    // Only the middle of the top bar, which is there before.
    const shifts = await open;
    assert.deepEqual(
      shifts.filter((shift) => !shift.startsWith('0.0000: ')),
      [],
    );
    assert.match(await fontOf(site), /Acme Sans/);
  });

  it('reads with a typeface that comes late from the next page on', async (t) => {
    const site = await openSite(t, {files: withFont, route: '#/start'});
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
  it('has its page fetched when the pointer is on it', async (t) => {
    await fetches(t, (link) => link.hover());
  });
});

/** A site with the typeface of a file. */
const withFont = {
  ...tabs,
  'docs.json': {...tabs['docs.json'], fonts: {family: 'Acme Sans', source: '/acme.woff2'}},
  'acme.woff2': readFileSync(join(root, 'node_modules/katex/dist/fonts/KaTeX_Main-Bold.woff2')),
};

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

/** The names of the groups that the sidebar lists. */
function groupsShown(site) {
  return site.page.$$eval('>>> docs-sidebar >>> [part="group"]', (groups) =>
    groups.map(({textContent}) => textContent.trim()),
  );
}

/** The typefaces of the title. */
function fontOf(site) {
  return site.page.$eval('docs-site h1', (title) => getComputedStyle(title).fontFamily);
}

/** Notes when the first frame is painted. */
function notePaint() {
  requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.isPainted = true)));
}
