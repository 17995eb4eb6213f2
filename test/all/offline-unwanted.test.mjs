import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../harness/acme-versions.mjs';
import {indexWith, offlineIndex} from '../harness/offline/offline-index.mjs';
import {openOffline, save, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';

const files = version(1);
const plain = indexWith('<docs-site></docs-site>');

/** What the browser has stored for the origin of a page. */
const left = ({page}) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({name}) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
  }));

/** Visits the site as readers do. */
async function visit(site) {
  await site.open();
  await site.says('Welcome to version 1.');
  await site.settled();
}

/**
 * Visits the site until nothing is left of its worker: the first visit removes it, the next one
 * what it has kept until its page was closed.
 */
async function visitUntilRemoved(site) {
  await visit(site);
  await site.page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
  );
  await visit(site);
  await site.page.waitForFunction(async () =>
    (await caches.keys()).every((name) => name === 'app-v1'),
  );
}

/** What an application of the same origin has stored. */
const storeAsApplication = ({page}) =>
  page.evaluate(async () => {
    const cache = await caches.open('app-v1');
    await cache.put('/app.json', Response.json({user: 'Ann'}));
    localStorage.setItem('app', 'settings');
    const request = indexedDB.open('app', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('notes').add('Ann', 1);
    await new Promise((resolve) => (request.onsuccess = resolve));
    request.result.close();
  });

const readAsApplication = ({page}) =>
  page.evaluate(async () => {
    const request = indexedDB.open('app', 1);
    await new Promise((resolve) => (request.onsuccess = resolve));
    const read = request.result.transaction('notes').objectStore('notes').get(1);
    await new Promise((resolve) => (read.onsuccess = resolve));
    request.result.close();
    const {user} = await (await caches.match('/app.json', {cacheName: 'app-v1'})).json();
    return [user, localStorage.getItem('app'), read.result];
  });

describe('a service worker that is not wanted', () => {
  it('is removed with all it has kept, where the attribute is gone', async (t) => {
    const site = await openOffline(t, {files});
    await storeAsApplication(site);
    await save(site);
    site.deploy({'': plain});
    // The document of before is shown once more, and replaced.
    do await visit(site);
    while (await site.page.$('docs-site[offline]'));
    await visitUntilRemoved(site);
    assert.deepEqual(await left(site), {caches: ['app-v1'], databases: ['app'], workers: []});
    assert.deepEqual(await readAsApplication(site), ['Ann', 'settings', 'Ann']);
  });

  it('is removed where the host has no script for it any more', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'docs-sw.js': null});
    await visitUntilRemoved(site);
    assert.deepEqual(await left(site), {caches: [], databases: [], workers: []});
  });
});

describe('a site that cannot have a service worker', () => {
  /** Opens a site, and gives the problem that authors see. */
  async function openNoting(t, options) {
    const site = await openSite(t, {...options, route: '#/none'});
    await site.page.evaluateOnNewDocument(() =>
      addEventListener('docs-diagnostics', ({diagnostics}) => {
        globalThis.found = diagnostics;
      }),
    );
    await site.open();
    const isFound = () => globalThis.found?.find(({code}) => code.startsWith('offline/'));
    const {code, message} = await (await site.page.waitForFunction(isFound)).jsonValue();
    await site.says('Welcome to version 1.');
    return {site, code, message};
  }

  it('says that the script is missing, and shows its pages', async (t) => {
    const {code} = await openNoting(t, {files: {...files, 'index.html': offlineIndex}});
    assert.equal(code, 'offline/worker-missing');
  });

  it('says that the page is not secure', async (t) => {
    const {code} = await openNoting(t, {
      files: {...files, 'index.html': offlineIndex, 'docs-sw.js': workerFile()},
      isInsecure: true,
    });
    assert.equal(code, 'offline/not-secure');
  });

  it('leaves the worker of an application where it is', async (t) => {
    const register = "<script>navigator.serviceWorker.register('/sw.js');</script>";
    const {site, code, message} = await openNoting(t, {
      files: {
        ...files,
        'docs-sw.js': workerFile(),
        'sw.js': 'addEventListener("fetch", () => undefined);',
        'index.html': indexWith('<docs-site offline></docs-site>', register),
      },
    });
    assert.equal(code, 'offline/other-worker');
    assert.match(message, /\/sw\.js/);
    const workers = await site.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({active}) => active.scriptURL);
    });
    assert.deepEqual(workers, [`${site.server.url}sw.js`]);
  });
});
