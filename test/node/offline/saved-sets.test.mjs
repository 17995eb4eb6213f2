import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';

/** A browser in which a site was saved, and its windows closed. */
async function openSaved(t) {
  const browser = await openBrowser(t, {files: version(1)});
  await (await browser.visit()).session.save();
  browser.closeAll();
  return browser;
}

/** The versions of the configuration and of the pages that a window gets. */
async function versions(page) {
  const paths = ['docs.json', 'introduction.md', 'guides/second.md', 'guides/third.md'];
  const texts = await Promise.all(paths.map((path) => page.read(path)));
  return texts.map((text) => /(?:Acme|version) (\d)/.exec(text)[1]);
}

describe('a saved site', () => {
  it('is shown whole without a network, and what is not part of it is missing', async (t) => {
    const browser = await openSaved(t);
    browser.network.goDown();
    const page = await browser.open('#/guides/third');
    assert.deepEqual(await versions(page), ['1', '1', '1', '1']);
    assert.equal((await page.fetch('other.md')).status, 404);
    const part = 'docs-site/chunks/AbC12345/tabs.js';
    assert.match(await page.read(part, {destination: 'script'}), /tabs\.js/);
  });

  it('is shown as it was, while the host has another one, and replaced as a whole', async (t) => {
    const browser = await openSaved(t);
    browser.deploy(version(2));
    browser.network.hold('guides/third.md');
    const page = await browser.visit('', ['docs.json', 'introduction.md']);
    await browser.network.asked('guides/third.md');
    assert.deepEqual(await versions(page), ['1', '1', '1', '1']);
    assert.equal(page.offers, 0);
    browser.network.releaseAll();
    await page.offered;
    browser.network.goDown();
    assert.deepEqual(await versions(page), ['2', '2', '2', '2']);
  });

  it('is saved again before it is offered, however early the worker tells', async (t) => {
    const browser = await openSaved(t);
    browser.deploy(version(2));
    const page = await browser.open();
    // What is saved is known once the worker has told a change.
    const {caches} = browser;
    const match = async (...args) => {
      await page.wasTold;
      return caches.match(...args);
    };
    page.globals = {
      caches: {
        match,
        has: (name) => caches.has(name),
        open: (name) => caches.open(name),
        delete: (name) => caches.delete(name),
      },
    };
    page.folder = `${browser.url}docs-site/`;
    await Promise.all([page.start(), page.read('introduction.md')]);
    await page.offered;
    browser.network.goDown();
    assert.deepEqual(await versions(page), ['2', '2', '2', '2']);
  });

  it('is not saved again where the reader saves data', async (t) => {
    const browser = await openSaved(t);
    browser.deploy(version(2));
    const page = await browser.open();
    page.connection = {saveData: true};
    const before = browser.server.requests.length;
    await page.show('docs.json', 'introduction.md');
    assert.ok(!browser.server.requests.slice(before).includes('/guides/third.md'));
    assert.equal(page.offers, 0);
    browser.network.goDown();
    assert.deepEqual(await versions(page), ['1', '1', '1', '1']);
  });

  it('stays as it is while the host has another one that cannot be saved', async (t) => {
    const browser = await openSaved(t);
    let count = 0;
    const changing = (response) => response.end(JSON.stringify({name: `Acme ${++count}`}));
    browser.deploy({...version(2), 'docs.json': changing});
    const page = await browser.visit();
    await page.status(({failure}) => failure === 'changed');
    assert.equal(page.offers, 0);
    browser.network.goDown();
    assert.deepEqual(await versions(page), ['1', '1', '1', '1']);
  });

  it('is read from the host where the browser has deleted it', async (t) => {
    const browser = await openSaved(t);
    await browser.deleteCachesWith('guides/third.md');
    browser.deploy(version(2));
    assert.match(await (await browser.open()).read('guides/third.md'), /version 2/);
  });
});
