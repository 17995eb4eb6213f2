import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../harness/acme-versions.mjs';
import {indexWith, openOffline, save, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';

const files = version(1);

describe('a service worker that is not wanted', () => {
  it('is removed with all it has kept, where the attribute is gone', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy({
      '': indexWith('<docs-site></docs-site>'),
      'index.html': indexWith('<docs-site></docs-site>'),
    });
    await site.page.evaluate(async () => await caches.delete(`docs-site ${location.origin}/ read`));
    await site.page.goto('about:blank');
    await site.page.setCacheEnabled(false);
    await site.open('?fresh');
    await site.page.waitForFunction(
      async () =>
        (await caches.keys()).length === 0 &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await site.says('Welcome to version 1.');
  });

  it('is removed where the host has no script for it any more', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'docs-sw.js': null});
    await site.open();
    await site.page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    // Until the page was closed, the worker may have kept what it was asked for before.
    await site.open();
    await site.page.waitForFunction(async () => (await caches.keys()).length === 0);
    await site.says('Welcome to version 1.');
  });
});

/** Runs in a page, before its scripts: the browser stores nothing for it. */
function refuseStorage() {
  if (!isSecureContext) return; // an empty page
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {get: refuse});
  }
  CacheStorage.prototype.has = async () => refuse();
  CacheStorage.prototype.open = async () => refuse();
  ServiceWorkerContainer.prototype.register = async () => refuse();
}

describe('a site that cannot have a service worker', () => {
  const codes = (site) =>
    site.page.waitForFunction(() => globalThis.found?.find((code) => code.startsWith('offline/')));

  async function openNoting(t, options, prepare = () => undefined) {
    const site = await openSite(t, {...options, route: '#/none'});
    await site.page.evaluateOnNewDocument(() =>
      addEventListener('docs-diagnostics', ({diagnostics}) => {
        globalThis.found = diagnostics.map(({code}) => code);
      }),
    );
    await site.page.evaluateOnNewDocument(prepare);
    await site.open();
    return site;
  }

  it('says that the script is missing, and shows its pages', async (t) => {
    const index = indexWith('<docs-site offline></docs-site>');
    const site = await openNoting(t, {files: {...files, 'index.html': index}});
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/worker-missing');
  });

  it('says that the script is on another origin', async (t) => {
    const index = indexWith('<docs-site offline="https://example.com/docs-sw.js"></docs-site>');
    const site = await openNoting(t, {files: {...files, 'index.html': index}});
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/other-origin');
  });

  it('says that the page is not in the folder of the script', async (t) => {
    const index = indexWith('<docs-site offline="docs-site/docs-sw.js"></docs-site>');
    const site = await openNoting(t, {files: {...files, 'index.html': index}});
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/out-of-scope');
  });

  it('says that the script is of another version', async (t) => {
    const files = {
      ...version(1),
      'index.html': indexWith('<docs-site offline></docs-site>'),
      'docs-sw.js': workerFile().replaceAll('docs-site/1', 'docs-site/0'),
    };
    const site = await openNoting(t, {files});
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/worker-outdated');
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
  });

  it('says that the browser stores nothing', async (t) => {
    const files = {
      ...version(1),
      'index.html': indexWith('<docs-site offline></docs-site>'),
      'docs-sw.js': workerFile(),
    };
    const site = await openNoting(t, {files}, refuseStorage);
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/storage-refused');
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
  });

  it('says that the page is not secure', async (t) => {
    const index = indexWith('<docs-site offline></docs-site>');
    const site = await openNoting(t, {files: {...files, 'index.html': index}, isPublished: true});
    await site.says('Welcome to version 1.');
    assert.equal(await (await codes(site)).jsonValue(), 'offline/not-secure');
  });
});
