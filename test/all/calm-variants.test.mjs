import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {fetches, page, single, tabs, visit} from '../harness/calm-sites.mjs';
import {shiftsOf, shiftsOfFirstVisit} from '../harness/layout-shifts.mjs';
import {openSite} from '../harness/open-site.mjs';

const sites = [
  {name: 'tabs and a banner, on a phone', files: tabs, isPhone: true},
  {name: 'one page', files: single, isPhone: false},
];

describe('a site that a reader comes back to', () => {
  for (const {name, ...site} of sites) {
    it(`moves nothing while it loads: ${name}`, async (t) => {
      const opened = await openSite(t, {...site, route: '#/start'});
      await visit(opened);
      assert.deepEqual(await shiftsOf(opened), []);
    });
  }

  it('is seen at once in a wider window, where its banner is as high', async (t) => {
    const site = await openSite(t, {files: tabs, route: '#/start'});
    await visit(site);
    await site.page.goto('about:blank');
    await site.page.setViewport({width: 1600, height: 800});
    assert.deepEqual(await shiftsOf(site, 'start', {top: {visible: true}}), []);
  });
});

describe('a site that a reader opens for the first time', () => {
  for (const {name, ...site} of sites) {
    it(`moves nothing while it loads: ${name}`, async (t) => {
      const opened = await openSite(t, {...site, route: '#/start'});
      assert.deepEqual(await shiftsOfFirstVisit(opened, 'start'), []);
    });
  }

  it('moves nothing while it loads where its author says that it has tabs', async (t) => {
    const index = `${indexPage}<body><docs-site data-tabs></docs-site>`;
    const config = {...tabs['docs.json'], banner: undefined};
    const files = {...tabs, 'docs.json': config, 'index.html': index};
    const site = await openSite(t, {files, route: '#/start'});
    assert.deepEqual(await shiftsOfFirstVisit(site, 'start'), []);
  });

  it('moves nothing where examples are beside the text and the pointer is on it', async (t) => {
    const example = '<RequestExample>\n\n```sh\ncurl a\n```\n\n</RequestExample>\n\n';
    const start = page('Start').replace('The text.', `${example}${'Many words. '.repeat(80)}`);
    const site = await openSite(t, {files: {...single, 'start.mdx': start}, isInsecure: true});
    await site.page.mouse.move(500, 400);
    // The page may be rendered before its frame, and its frame before the page.
    for (const late of ['docs.json', 'start.mdx']) {
      assert.deepEqual(await shiftsOf(site, 'start', {late}), [], late);
    }
  });
});

describe('a link to a page', () => {
  it('has its page fetched when it has the focus', async (t) => {
    await fetches(t, (link) => link.focus());
  });

  it('has its page fetched when it is touched', async (t) => {
    await fetches(t, (link) => link.touchStart());
  });
});
