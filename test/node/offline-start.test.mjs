import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {offlineIndex} from '../harness/offline/offline-index.mjs';
import {cut, kept, openOffline, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n\n![A parcel](/images/parcel.svg)\n',
  'second.md': '# Second\n\nThe second page.\n',
  'images/parcel.svg': picture,
};

describe('the first visit of a site with the attribute offline', () => {
  it('keeps a file whose answer comes after the worker has started', async (t) => {
    const site = await openSite(t, {
      files: {...files, 'index.html': offlineIndex, 'docs-sw.js': workerFile()},
      held: ['images/parcel.svg'],
    });
    await kept(site, 'introduction.md');
    site.network.releaseAll();
    await kept(site, 'images/parcel.svg');
    cut(site);
    await site.open();
    const image = await site.page.waitForSelector('docs-site img');
    await image.evaluate((shown) => shown.decode());
  });
});

describe('a page that was reloaded past the cache, so that no worker answers for it', () => {
  it('offers to save the site, and keeps what it loads', async (t) => {
    const site = await openOffline(t, {files});
    const client = await site.page.createCDPSession();
    const loaded = site.page.waitForNavigation({waitUntil: 'domcontentloaded'});
    await client.send('Page.reload', {ignoreCache: true});
    await loaded;
    await site.find('button', 'Save for offline');
    assert.equal(await site.page.evaluate(() => navigator.serviceWorker.controller), null);
    await site.goTo('#/second');
    await site.says('The second page.');
    await kept(site, 'second.md');
    cut(site);
    await site.open('#/second');
    await site.says('The second page.');
  });
});
