import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const guides = {group: 'Guides', pages: ['one', 'two']};
const sample = (interaction) => ({
  'docs.json': {name: 'Acme', navigation: [{group: 'All', pages: ['start', guides]}], interaction},
  'start.md': '# Start\n\nThe beginning.',
  'one.md': '# One\n\nThe first guide.',
  'two.md': '# Two\n\nThe second guide.',
});

/** Opens the group "Guides", and resolves once it is open and the site has done what follows. */
async function openGuides(site) {
  await site.click('button', 'Guides');
  await site.find('link', 'Two');
  await site.settled();
}

describe('a group that a reader opens in the sidebar', () => {
  it('leads to its first page, where the configuration wants that', async (t) => {
    const site = await openSite(t, {files: sample({drilldown: true}), route: '#/start'});
    await site.shown('start');
    await site.settled();
    await openGuides(site);
    await site.shown('one');
  });

  it('leads nowhere otherwise', async (t) => {
    const site = await openSite(t, {files: sample({}), route: '#/start'});
    await site.shown('start');
    await site.settled();
    await openGuides(site);
    assert.match(await site.url(), /#\/start$/);
  });

  it('leads nowhere in the menu of a narrow window, which would close', async (t) => {
    const site = await openSite(t, {files: sample({drilldown: true}), route: '#/start'});
    await site.page.setViewport({width: 390, height: 800});
    await site.shown('start');
    await site.settled();
    const menu = await site.page.waitForSelector('>>> [part="menu"]');
    await menu.click();
    await openGuides(site);
    assert.match(await site.url(), /#\/start$/);
  });
});
