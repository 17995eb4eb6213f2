import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../scripts/lib/site-server.mjs';
import {openSite} from '../harness/open-site.mjs';

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

describe('a site that a reader comes back to', () => {
  for (const [name, files] of Object.entries({'tabs and a banner': tabs, 'one page': single})) {
    for (const isPhone of [false, true]) {
      it(`moves nothing while it loads: ${name}${isPhone ? ', on a phone' : ''}`, async (t) => {
        const site = await openSite(t, {files, isPhone, route: '#/start'});
        await site.shown('start');
        await site.settled();
        // What surrounds the page is stored when the browser is idle.
        await site.page.waitForFunction(() =>
          Object.values(localStorage).some((record) => 'frame' in JSON.parse(record)),
        );
        assert.deepEqual(await shiftsOf(site), []);
      });
    }
  }
});

describe('a site that a reader opens for the first time', () => {
  it('moves nothing while it loads where its author says that it has tabs', async (t) => {
    const index = `${indexPage}<body><docs-site data-tabs></docs-site>`;
    const config = {...tabs['docs.json'], banner: undefined};
    const files = {...tabs, 'docs.json': config, 'index.html': index};
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.page.goto(`${site.server.url}docs.json`);
    await site.page.evaluate(() => localStorage.clear());
    assert.deepEqual(await shiftsOf(site), []);
  });
});

/** What moves when a site is opened whose configuration comes after the first frame. */
async function shiftsOf(site) {
  await site.page.evaluateOnNewDocument(watchShifts);
  site.network.hold('docs.json');
  await site.open('#/start');
  await site.page.waitForSelector('>>> [part="top"]');
  await site.page.evaluate(nextFrames);
  site.network.release('docs.json');
  await site.shown('start');
  await site.settled();
  return site.page.evaluate(() => globalThis.shifts);
}

/** Collects what the browser says has moved without the reader doing anything. */
function watchShifts() {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries()) {
      const moved = sources.map(({node}) => node?.getAttribute?.('part') ?? node?.nodeName);
      globalThis.shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Two frames: the first is painted when the second begins. */
function nextFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
