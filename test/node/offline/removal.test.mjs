import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {workerScript} from '../../harness/offline/offline-files.mjs';
import {indexWith} from '../../harness/offline/offline-index.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const inFolder = (folder, given) =>
  Object.fromEntries(Object.entries(given).map(([path, content]) => [folder + path, content]));

/** The document of a site in a folder, with the script of the host's own folder. */
const indexOf = (attributes) =>
  indexWith(`<docs-site ${attributes}></docs-site>`).replace('docs-site/', '/docs-site/');

/** Visits a site in the only window. */
async function visit(browser, route = '', folder = '') {
  browser.closeAll();
  const page = await browser.visit(route, [`/${folder}docs.json`, `/${folder}introduction.md`]);
  assert.match(await page.read(`/${folder}introduction.md`), /Welcome/);
  await browser.idle();
  return page;
}

/** Visits a site and saves it. */
async function save(browser, route, folder) {
  const page = await visit(browser, route, folder);
  await page.session.save();
  assert.notEqual(page.session.status.saved, undefined);
}

/** What a browser has stored for the origin, but for what its application has. */
const left = async ({caches, stored, registrations}) => ({
  caches: (await caches.keys()).filter((name) => name !== 'app-v1'),
  keys: [...stored.keys()].filter((key) => key !== 'app'),
  workers: registrations.map(({scope}) => scope),
});

const nothing = {caches: [], keys: [], workers: []};

/** The files in a folder that are stored. */
async function storedIn(browser, folder) {
  const names = await browser.caches.keys();
  const lists = await Promise.all(
    names.map(async (name) => (await browser.caches.open(name)).keys()),
  );
  const paths = lists.flat().map(({url}) => new URL(url).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith(folder)).sort();
}

describe('a site that is not read offline any more', () => {
  it('leaves nothing behind without its attribute, but what is the application’s', async (t) => {
    const browser = await openBrowser(t, {files});
    browser.stored.set('app', 'settings');
    await (await browser.caches.open('app-v1')).put('/app.json', Response.json({user: 'Ann'}));
    await save(browser);
    assert.notDeepEqual(await left(browser), nothing);
    browser.deploy({'': indexWith('<docs-site></docs-site>')});
    // The document of before is shown once more. The next visit removes the worker, the ones after
    // it what it has kept until its page was closed, and what the site knows of it.
    for (let count = 0; count < 4; count++) await visit(browser);
    assert.deepEqual(await left(browser), nothing);
    assert.equal(browser.stored.get('app'), 'settings');
    const kept = await browser.caches.match('/app.json', {cacheName: 'app-v1'});
    assert.deepEqual(await kept.json(), {user: 'Ann'});
  });

  it('leaves nothing behind that its worker stores after it was removed', async (t) => {
    const browser = await openBrowser(t, {files});
    await visit(browser);
    browser.deploy({'': indexWith('<docs-site></docs-site>')});
    await visit(browser);
    const page = await visit(browser);
    assert.deepEqual((await left(browser)).workers, []);
    // The worker answers for this page until it is closed.
    assert.notEqual(page.controller, null);
    assert.match(await page.read('docs-site/main.js', {destination: 'script'}), /main\.js/);
    await browser.idle();
    assert.equal(await browser.caches.match('docs-site/main.js'), undefined);
    // An answer may have come late.
    await (await browser.caches.open(`docs-site ${browser.url} read`)).put('/a', new Response());
    await visit(browser);
    await visit(browser);
    assert.deepEqual(await left(browser), nothing);
  });

  it('leaves nothing behind without the file of its worker', async (t) => {
    const browser = await openBrowser(t, {files});
    await save(browser);
    browser.deploy({'docs-sw.js': null});
    for (let count = 0; count < 3; count++) await visit(browser);
    assert.deepEqual(await left(browser), nothing);
  });

  it('stays where the file of its worker cannot be reached', async (t) => {
    const browser = await openBrowser(t, {files});
    await save(browser);
    browser.deploy({'docs-sw.js': (response) => response.destroy()});
    await visit(browser);
    browser.deploy({'docs-sw.js': (response) => response.writeHead(503).end()});
    await visit(browser);
    browser.network.goDown();
    const page = await browser.open();
    assert.match(await page.read('second.md'), /The second page/);
  });

  it('leaves nothing behind where the worker had a URL of its own', async (t) => {
    const browser = await openBrowser(t, {
      files: {
        ...inFolder('docs/', files),
        'index.html': indexWith('<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>'),
      },
    });
    await save(browser, '', 'docs/');
    browser.deploy({'': indexWith('<docs-site src="/docs/"></docs-site>')});
    for (let count = 0; count < 4; count++) await visit(browser, '', 'docs/');
    assert.deepEqual(await left(browser), nothing);
  });

  it('leaves the worker before behind it, where it has another one', async (t) => {
    const folder = 'docs/';
    const browser = await openBrowser(t, {
      files: inFolder(folder, {
        ...files,
        'index.html': indexOf('offline'),
        'docs-sw.js': await workerScript(),
      }),
    });
    await save(browser, folder, folder);
    browser.deploy({[folder]: indexOf('offline="/docs-sw.js"')});
    for (let count = 0; count < 3; count++) await visit(browser, folder, folder);
    const {caches, keys, workers} = await left(browser);
    assert.deepEqual(workers, [browser.url]);
    assert.deepEqual(
      caches.filter((name) => name.startsWith(`docs-site ${browser.url}docs/ `)),
      [],
    );
    assert.equal(keys.length, 1);
    assert.equal(browser.stored.get(keys[0]), `${browser.url}docs-sw.js`);
  });
});

describe('two sites with one worker', () => {
  const ofTwo = ['', 'docs.json', 'introduction.md', 'second.md'].map((path) => `/two/${path}`);

  it('leave each other’s files alone', async (t) => {
    const attributes = (name) => `offline="/docs-sw.js" src="/${name}/"`;
    const browser = await openBrowser(t, {
      files: {
        ...inFolder('one/', {...files, 'index.html': indexOf(attributes('one'))}),
        ...inFolder('two/', {...files, 'index.html': indexOf(attributes('two'))}),
      },
    });
    await save(browser, 'one/', 'one/');
    await save(browser, 'two/', 'two/');
    assert.deepEqual(await storedIn(browser, '/two/'), ofTwo);
    browser.deploy({'one/': indexOf('src="/one/"')});
    await visit(browser, 'one/', 'one/');
    await visit(browser, 'one/', 'one/');
    // The worker may have stored something meanwhile.
    const cache = await browser.caches.open(`docs-site ${browser.url} read`);
    await cache.put('/one/late.md', new Response());
    for (let count = 0; count < 3; count++) await visit(browser, 'one/', 'one/');
    assert.deepEqual(await storedIn(browser, '/one/'), []);
    assert.deepEqual(await storedIn(browser, '/two/'), ofTwo);
    assert.deepEqual(
      [...browser.stored.keys()].filter((key) => key.includes('/one/')),
      [],
    );
    browser.network.goDown();
    const page = await browser.open('two/#/second');
    assert.match(await page.read('/two/second.md'), /The second page/);
  });

  it('leave each other’s script alone, also where one is inside the other', async (t) => {
    const browser = await openBrowser(t, {
      files: {
        ...files,
        'index.html': indexOf('offline="/docs-sw.js"'),
        ...inFolder('two/', {...files, 'index.html': indexOf('offline="/docs-sw.js"')}),
      },
    });
    await save(browser);
    const script = ['/docs-site/main.js', {destination: 'script'}];
    const two = await browser.open('two/');
    await two.read(...script);
    await two.show('docs.json', 'introduction.md');
    browser.deploy({'': indexOf('')});
    for (let count = 0; count < 4; count++) await visit(browser);
    assert.deepEqual(await storedIn(browser, '/introduction.md'), []);
    assert.deepEqual([...browser.stored.keys()].length, 1);
    browser.network.goDown();
    const page = await browser.open('two/');
    assert.match(await page.read('introduction.md'), /Welcome/);
    assert.match(await page.read(...script), /main\.js/);
  });
});
