import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {serve} from '../../harness/static-server.mjs';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {offlineIndex} from '../../harness/offline/offline-index.mjs';

const files = version(1);

const html = (text) => (response) =>
  response.writeHead(200, {'content-type': 'text/html'}).end(`<!doctype html><p>${text}`);

/** What a site shows without a network. */
async function withoutNetwork(browser) {
  await browser.idle();
  browser.network.goDown();
  const page = await browser.open();
  return [page.text, await page.read('docs.json'), await page.read('introduction.md')];
}

const firstVersion = [offlineIndex, JSON.stringify(files['docs.json']), files['introduction.md']];

describe('what is not the file', () => {
  let otherSite;
  before(async () => (otherSite = await serve({files: {'login.md': '# Log in'}})));
  after(() => otherSite.close());

  for (const [name, answer] of Object.entries({
    'a page to sign in': html('Sign in'),
    'an error': (response) => response.writeHead(503).end('Busy'),
    'a file that is cut off': (response) => {
      response.writeHead(200, {'content-type': 'text/markdown', 'content-length': '500'});
      response.write('# Cut', () => response.destroy());
    },
    'a redirect to another site': (response) =>
      response.writeHead(302, {location: `${otherSite.url}login.md`}).end(),
  })) {
    it(`never takes the place of what was read: ${name}`, async (t) => {
      const browser = await openBrowser(t, {files});
      await browser.visit();
      browser.deploy({'introduction.md': answer, 'docs.json': answer});
      const page = await browser.visit();
      assert.equal(page.offers, 0);
      assert.deepEqual(await withoutNetwork(browser), firstVersion);
    });
  }

  it('is not even requested: another site that the document is redirected to', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    const before = otherSite.requests.length;
    browser.deploy({
      '': (response) => response.writeHead(302, {location: `${otherSite.url}login.md`}).end(),
    });
    await browser.visit();
    assert.equal(otherSite.requests.length, before);
    assert.deepEqual(await withoutNetwork(browser), firstVersion);
  });

  it('never takes the place of what was read, after something else has changed', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    await page.read('guides/second.md');
    await browser.idle();
    browser.deploy({
      'introduction.md': '# Introduction\n\nAnother text.\n',
      'guides/second.md': html('Sign in'),
    });
    const later = await browser.visit();
    assert.equal(later.offers, 1);
    assert.match(await later.read('guides/second.md'), /The second page of version 1/);
  });

  it('is shown where nothing was read, but not kept: a page to sign in', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    browser.deploy({'guides/second.md': html('Sign in')});
    assert.match(await page.read('guides/second.md'), /Sign in/);
    await browser.idle();
    browser.network.goDown();
    await assert.rejects(page.read('guides/second.md'), TypeError);
  });

  it('never takes the place of the document: the page of a network to log in to', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    browser.deploy({'': html('Log in')});
    const page = await browser.visit();
    assert.equal(page.text, offlineIndex);
    assert.deepEqual(await withoutNetwork(browser), firstVersion);
  });

  it('is shown in place of a document that is not stored, but not kept', async (t) => {
    const browser = await openBrowser(t, {files});
    await browser.visit();
    await browser.deleteCachesWith('introduction.md');
    browser.deploy({'': html('Log in')});
    assert.match((await browser.open()).text, /Log in/);
    browser.deploy({});
    assert.equal((await browser.open()).text, offlineIndex);
  });

  for (const [name, content] of Object.entries({
    empty: '',
    'cut off': '# Intro',
    'a web page': '<!doctype html><p>Sign in',
  })) {
    it(`is not shown from the cache, but replaced: ${name}`, async (t) => {
      const browser = await openBrowser(t, {files});
      await browser.visit();
      for (const cacheName of await browser.caches.keys()) {
        const found = await browser.caches.match('introduction.md', {cacheName});
        const cache = await browser.caches.open(cacheName);
        if (found) await cache.put('introduction.md', new Response(content, found));
      }
      const page = await browser.open();
      assert.match(await page.read('introduction.md'), /version 1/);
      assert.deepEqual(await withoutNetwork(browser), firstVersion);
    });
  }
});
