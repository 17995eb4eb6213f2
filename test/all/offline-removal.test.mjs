import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  fewFiles,
  indexWith,
  offlineIndex,
  openOffline,
  save,
  workerFile,
} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const inFolder = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content]));

const element = '<docs-site></docs-site>';

/** What a browser has stored for the origin, but for what the application of the test has. */
const left = ({page}) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name !== 'app-v1').sort(),
    databases: (await indexedDB.databases()).map(({name}) => name).filter((name) => name !== 'app'),
    keys: Object.keys(localStorage).filter((key) => /offline/.test(key)),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
  }));

const nothing = {caches: [], databases: [], keys: [], workers: []};

/** Visits a site as readers do. */
async function visit(site, route) {
  await site.open(route);
  await site.says('Welcome.');
  await site.settled();
}

/**
 * Visits a saved site whose document has another element now: the one before is shown, and replaced
 * by the new one.
 */
async function visitChanged(site, route, element) {
  await visit(site, route);
  await site.page.waitForFunction(
    async (url, element) => {
      const names = (await caches.keys()).filter((name) => name.includes(' saved '));
      const found = await Promise.all(names.map((cacheName) => caches.match(url, {cacheName})));
      const texts = await Promise.all(found.map((document) => document?.text()));
      return texts.some((text) => text?.includes(element));
    },
    {},
    site.server.url + route,
    element,
  );
}

/**
 * Visits a site until nothing is left of its worker: the first visit removes it, the next ones what
 * it has kept until its page was closed, and what the site knows of it.
 */
async function visitAgain(site) {
  await visit(site);
  await site.page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
  );
  await visit(site);
  await site.page.waitForFunction(
    async () => !(await caches.keys()).some((name) => name.startsWith('docs-site')),
  );
  await visit(site);
  await site.page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.includes('offline')),
  );
}

/** What a worker stores of a site where the host answers only after the site was removed. */
const storeLate = ({page, server}, path) =>
  page.evaluate(
    async (scope, path) => (await caches.open(`docs-site ${scope} read`)).put(path, new Response()),
    server.url,
    `/${path}`,
  );

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

describe('a site that is not read offline any more', () => {
  it('leaves nothing behind without its attribute, and what is the application’s', async (t) => {
    const site = await openOffline(t, {files});
    await storeAsApplication(site);
    await save(site);
    assert.notDeepEqual(await left(site), nothing);
    site.deploy({'': indexWith(element)});
    await visitChanged(site, '', element);
    await visitAgain(site);
    assert.deepEqual(await left(site), nothing);
    assert.deepEqual(await readAsApplication(site), ['Ann', 'settings', 'Ann']);
  });

  it('leaves nothing behind without the file of its worker', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy({'docs-sw.js': null});
    await visitAgain(site);
    assert.deepEqual(await left(site), nothing);
  });

  it('leaves nothing behind where the worker had a URL of its own', async (t) => {
    const site = await openOffline(t, {
      files: {
        ...inFolder('docs/', files),
        'index.html': indexWith('<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>'),
      },
    });
    await save(site);
    const element = '<docs-site src="/docs/"></docs-site>';
    site.deploy({'': indexWith(element)});
    await visitChanged(site, '', element);
    await visitAgain(site);
    assert.deepEqual(await left(site), nothing);
  });

  it('leaves the worker before behind it, where it has another one', async (t) => {
    const route = 'docs/';
    const index = offlineIndex.replace('docs-site/', '/docs-site/');
    const site = await openSite(t, {
      files: {
        ...inFolder('docs/', {...files, 'index.html': index, 'docs-sw.js': workerFile()}),
        'docs-sw.js': workerFile(),
        ...fewFiles(),
      },
      route,
    });
    await save(site);
    const other = index.replace(' offline', ' offline="/docs-sw.js"');
    const answer = (path, response) => path === route && Boolean(response.end(other));
    site.network.answerWith(answer);
    const {url} = site.server;
    await visitChanged(site, route, 'offline="/docs-sw.js"');
    await visit(site, route);
    await site.page.waitForFunction(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length === 1 && workers[0].scope === `${location.origin}/`;
    });
    await site.open(route);
    await site.find('button', 'Save for offline');
    await site.page.waitForFunction(
      async (start) => !(await caches.keys()).some((name) => name.startsWith(start)),
      {},
      `docs-site ${url}docs/ `,
    );
    const {keys, workers} = await left(site);
    assert.deepEqual(workers, [url]);
    assert.deepEqual(keys, [`docs-site:offline:${url}docs/`]);
  });
});

describe('two sites with one worker', () => {
  it('leave each other’s files alone', async (t) => {
    const indexOf = (name, attribute = 'offline="/docs-sw.js"') =>
      indexWith(`<docs-site ${attribute} src="/${name}/"></docs-site>`).replace(
        'docs-site/',
        '/docs-site/',
      );
    const site = await openSite(t, {
      files: {
        ...inFolder('one/', {...files, 'index.html': indexOf('one')}),
        ...inFolder('two/', {...files, 'index.html': indexOf('two')}),
        'docs-sw.js': workerFile(),
        ...fewFiles(),
      },
      route: 'one/',
    });
    await save(site);
    await site.open('two/');
    await save(site);
    const stored = async () => {
      const names = await site.page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => !name.endsWith(' state'));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({url}) => new URL(url).pathname);
      });
      return [...new Set(names)].filter((path) => /^\/(?:one|two)\//.test(path)).sort();
    };
    const ofTwo = ['', 'docs.json', 'introduction.md', 'second.md'].map((path) => `/two/${path}`);
    assert.deepEqual(
      (await stored()).filter((path) => path.startsWith('/two/')),
      ofTwo,
    );
    site.network.answerWith(
      (path, response) => path === 'one/' && Boolean(response.end(indexOf('one', ''))),
    );
    await visitChanged(site, 'one/', '<docs-site  src="/one/">');
    await visit(site, 'one/');
    await site.page.waitForFunction(
      async (document) => !(await caches.match(document)),
      {},
      `${site.server.url}one/`,
    );
    await storeLate(site, 'one/late.md');
    await visit(site, 'one/');
    await site.page.waitForFunction(
      async (url) => !(await caches.match(url)),
      {},
      `${site.server.url}one/late.md`,
    );
    await visit(site, 'one/');
    await site.page.waitForFunction(
      (key) => localStorage.getItem(key) === null,
      {},
      `docs-site:offline:${site.server.url}one/`,
    );
    assert.deepEqual(await stored(), ofTwo);
    site.network.goDown();
    await site.open('two/#/second');
    await site.says('The second page.');
  });

  it('leave each other’s script alone, also where one is inside the other', async (t) => {
    const index = indexWith('<docs-site offline="/docs-sw.js"></docs-site>');
    const inner = {...files, 'index.html': index.replace('docs-site/', '/docs-site/')};
    const outer = {...files, 'index.html': index};
    const site = await openSite(t, {
      files: {...outer, ...inFolder('two/', inner), 'docs-sw.js': workerFile(), ...fewFiles()},
      route: '',
    });
    await save(site);
    await site.open('two/');
    await save(site);
    site.network.answerWith(
      (path, response) => path === '' && Boolean(response.end(indexWith(element))),
    );
    await visitChanged(site, '', element);
    await visit(site, '');
    const {url} = site.server;
    await site.page.waitForFunction(
      async (page) => !(await caches.match(page)),
      {},
      `${url}introduction.md`,
    );
    const hasScript = await site.page.evaluate(
      async (script, cacheName) => !!(await caches.match(script, {cacheName})),
      `${url}docs-site/main.js`,
      `docs-site ${url} read`,
    );
    assert.equal(hasScript, true);
    await visit(site, '');
    await site.page.waitForFunction(
      (key) => localStorage.getItem(key) === null,
      {},
      `docs-site:offline:${url}`,
    );
    site.network.goDown();
    await site.open('two/#/second');
    await site.says('The second page.');
  });
});
