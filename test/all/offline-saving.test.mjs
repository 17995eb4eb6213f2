import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cut, openOffline, save, stored} from '../harness/offline-site.mjs';
import {SitePage} from '../harness/site-page.mjs';

const version = (number) => ({
  'docs.json': {
    name: `Acme ${number}`,
    navigation: [{group: 'Start', pages: ['introduction', 'second']}],
  },
  'introduction.md': `# Introduction\n\nWelcome to version ${number}.\n`,
  'second.md': `# Second\n\nThe second page of version ${number}.\n`,
});

const files = version(1);

/** Begins to save, and resolves while the host holds back the answer for this file. */
async function beginToSave(site, path) {
  site.network.hold(path);
  await site.click('button', 'Save for offline');
  await site.click('button', 'Save');
  await site.network.asked(path);
}

/** Runs in a page, before its scripts: what is saved is known once the worker has told a change. */
function readStateLate() {
  if (!isSecureContext) return; // an empty page
  const {open} = CacheStorage.prototype;
  const told = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('message', resolve, {once: true}),
  );
  CacheStorage.prototype.open = async function (name) {
    if (name.endsWith(' state')) {
      globalThis.isReading = true;
      await told;
    }
    return open.call(this, name);
  };
}

/** The same site in another window of the same reader. */
async function otherWindow({page, server, network}) {
  const other = new SitePage(await page.browserContext().newPage(), server, network);
  await other.page.goto(server.url);
  return other;
}

describe('a site that is changed while it is being saved', () => {
  it('can be saved at the next attempt', async (t) => {
    const site = await openOffline(t, {files});
    await beginToSave(site, 'second.md');
    site.deploy(version(2));
    site.network.releaseAll();
    await site.says('The site was changed while it was being saved. Try again.');
    assert.deepEqual(await stored(site, 'saved'), []);
    await site.click('button', 'Save');
    await site.find('button', 'Saved for offline');
    cut(site);
    await site.open('#/second');
    await site.says('The second page of version 2.');
  });
});

describe('a saved site that has changed', () => {
  it('is saved again before it is offered, however early the worker tells', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy(version(2));
    await site.page.evaluateOnNewDocument(readStateLate);
    for (const file of ['docs.json', 'introduction.md']) site.network.hold(file);
    await site.open();
    await site.page.waitForFunction(() => globalThis.isReading);
    site.network.releaseAll();
    await site.says('This page was updated.');
    cut(site);
    await site.open('#/second');
    await site.says('The second page of version 2.');
  });
});

describe('two windows', () => {
  it('do not save the site at the same time', async (t) => {
    const site = await openOffline(t, {files});
    await beginToSave(site, 'second.md');
    const other = await otherWindow(site);
    await other.click('button', 'Save for offline');
    await other.click('button', 'Resume');
    await other.says('The site is being saved in another window.');
    site.network.releaseAll();
    await site.page.bringToFront();
    await site.find('button', 'Saved for offline');
  });

  it('agree that nothing is saved, where one removes what the other saves', async (t) => {
    const site = await openOffline(t, {files});
    await beginToSave(site, 'second.md');
    const other = await otherWindow(site);
    await other.click('button', 'Save for offline');
    await other.click('button', 'Remove');
    await other.page.waitForFunction(
      async () => !(await caches.keys()).some((name) => name.includes(' saved ')),
    );
    site.network.releaseAll();
    await site.page.bringToFront();
    await site.find('button', 'Save');
    await site.find('button', 'Save for offline');
    assert.deepEqual(await stored(site, 'saved'), []);
  });
});

describe('saving', () => {
  it('keeps the site that was saved before, where it is stopped', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.network.hold('second.md');
    await site.click('button', 'Save again');
    await site.network.asked('second.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Saved for offline');
    site.network.releaseAll();
    await site.click('button', 'Remove');
    await site.find('button', 'Save for offline');
    assert.deepEqual(await stored(site, 'saved'), []);
  });
});
