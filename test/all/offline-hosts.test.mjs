import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {cut, indexWith, openOffline, stored, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root, textOf} from '../harness/sources.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome to the site.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const inFolder = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content]));

const html =
  (text, status = 200) =>
  (response) =>
    response.writeHead(status, {'content-type': 'text/html'}).end(`<!doctype html><p>${text}`);

/** Goes to a URL of the host as a reader does, and gives what the browser shows. */
async function visit({page, server}, path) {
  const response = await page.goto(new URL(path, server.url).href);
  return {response, text: await page.evaluate(() => document.body.textContent)};
}

describe('an application whose worker is in a folder above the site', () => {
  it('gets its own files from the host, as they are now', async (t) => {
    const own = ['api/user.json', 'avatars/user.png'];
    const site = await openOffline(t, {
      files: {
        ...inFolder('docs/', files),
        'index.html': indexWith(
          '<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>',
          `<script>${own.map((url) => `fetch('/${url}');`).join('')}</script>`,
        ),
        ...Object.fromEntries(own.map((url) => [url, 'Ann'])),
      },
    });
    const read = () =>
      site.page.evaluate(
        (own) => Promise.all(own.map(async (url) => (await fetch(`/${url}`)).text())),
        own,
      );
    assert.deepEqual(await read(), ['Ann', 'Ann']);
    await site.settled();
    site.deploy(Object.fromEntries(own.map((url) => [url, 'Bea'])));
    assert.deepEqual(await read(), ['Bea', 'Bea']);
    const kept = await stored(site);
    assert.ok(kept.includes('docs/introduction.md'));
    assert.deepEqual(
      kept.filter((url) => own.includes(url)),
      [],
    );
  });
});

describe('a host with pages of its own below a site with the history router', () => {
  const index = indexWith(
    '<docs-site offline router="history" src="/"></docs-site>',
    '<base href="/">',
  );
  const open = (t, options) => openOffline(t, {files: {...files, 'index.html': index}, ...options});

  it('shows them', async (t) => {
    const site = await open(t);
    site.deploy({admin: html('Administration')});
    assert.equal((await visit(site, 'admin')).text, 'Administration');
  });

  it('shows its page rather than a list of the files in a folder', async (t) => {
    const navigation = [{group: 'Start', pages: ['introduction', 'guides/index']}];
    const site = await open(t, {
      files: {...files, 'index.html': index, 'docs.json': {name: 'Acme', navigation}},
    });
    site.deploy({'guides/': html('index.md'), 'guides/index.md': '# Guides\n\nAll guides.\n'});
    await site.page.goto(`${site.server.url}guides/`);
    await site.says('All guides.');
  });

  it('redirects', async (t) => {
    const site = await open(t, {redirects: {moved: '/second?from=moved'}});
    const {response} = await visit(site, 'moved');
    assert.equal(new URL(response.url()).search, '?from=moved');
    await site.says('The second page.');
  });

  it('has readers sign in', async (t) => {
    const site = await open(t);
    site.deploy({admin: html('Sign in', 401)});
    assert.equal((await visit(site, 'admin')).text, 'Sign in');
  });
});

describe('a folder with the script beside the configuration', () => {
  it('shows new content', async (t) => {
    const site = await openOffline(t, {
      files: {
        ...files,
        'index.html': indexWith('<docs-site offline></docs-site>').replace('docs-site/', ''),
        'docs-site.js': textOf('dist/docs-site.js'),
        'main.js': textOf('dist/main.js'),
      },
      folders: {'chunks/': join(root, 'dist/chunks')},
    });
    site.deploy({'introduction.md': '# Introduction\n\nAnother text.\n'});
    await site.open();
    await site.says('This page was updated.');
    await site.open();
    await site.says('Another text.');
  });
});

describe('a site that cannot have a service worker', () => {
  /** The problem that says so. */
  const problem = async ({page}) => {
    const isFound = () => globalThis.found?.find(({code}) => code.startsWith('offline/'));
    const {code, message} = await (await page.waitForFunction(isFound)).jsonValue();
    return [code, message];
  };
  const noting =
    "<script>addEventListener('docs-diagnostics', " +
    '({diagnostics}) => (globalThis.found = diagnostics))</script>';

  it('leaves the worker of an application where it is', async (t) => {
    const site = await openSite(t, {
      files: {
        ...files,
        'docs-sw.js': workerFile(),
        'sw.js': 'addEventListener("fetch", () => undefined);',
        'plain.html': '<!doctype html><p>A page of the application.',
        'index.html': indexWith('<docs-site offline></docs-site>', noting),
      },
      route: 'plain.html',
    });
    await site.page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await site.open();
    const [code, message] = await problem(site);
    assert.equal(code, 'offline/other-worker');
    assert.match(message, /\/sw\.js/);
    const workers = await site.page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({active}) => active.scriptURL),
    );
    assert.deepEqual(
      workers.map((url) => new URL(url).pathname),
      ['/sw.js'],
    );
    await site.says('Welcome to the site.');
  });

  it('says that the attribute is not a URL', async (t) => {
    const index = indexWith('<docs-site offline="https://["></docs-site>', noting);
    const site = await openSite(t, {files: {...files, 'index.html': index}});
    const [code, message] = await problem(site);
    assert.equal(code, 'offline/worker-missing');
    assert.match(message, /https:\/\/\[/);
    await site.says('Welcome to the site.');
  });
});

describe('the document from the cache', () => {
  it('has the headers of the host that protect it', async (t) => {
    const policy = {'content-security-policy': "frame-ancestors 'none'"};
    const site = await openOffline(t, {files, headers: policy});
    site.network.hold('');
    const {response} = await visit(site, '');
    assert.ok(response.fromServiceWorker());
    assert.equal(response.headers()['content-security-policy'], "frame-ancestors 'none'");
  });

  it('has those that the host has changed, although the page is the same', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({
      '': (response) =>
        response
          .writeHead(200, {'content-type': 'text/html', 'x-frame-options': 'DENY'})
          .end(indexWith('<docs-site offline></docs-site>')),
    });
    await site.open();
    // The worker stores the document after the host's answer has ended.
    await site.page.waitForFunction(async () => {
      const cacheName = (await caches.keys()).find((name) => name.endsWith(' read'));
      const document = await caches.match(location.href, {cacheName});
      return document.headers.has('x-frame-options');
    });
    cut(site);
    const {response} = await visit(site, '');
    assert.equal(response.headers()['x-frame-options'], 'DENY');
  });

  it('may differ in every answer: readers neither wait nor are told', async (t) => {
    const site = await openOffline(t, {files});
    let count = 0;
    const document = indexWith('<docs-site offline></docs-site>');
    site.deploy({'': (response) => response.end(`${document}<!-- ${++count} -->`)});
    await site.open();
    await site.settled();
    for (const file of ['docs.json', 'introduction.md']) site.network.hold(file);
    await site.open();
    await site.says('Welcome to the site.');
    assert.ok(count > 0);
    assert.equal(await site.page.$('docs-site >>> docs-update-notice'), null);
  });

  it('is never the page of a network to log in to, where there was none', async (t) => {
    const site = await openOffline(t, {files});
    await site.page.evaluate(async () => {
      for (const name of await caches.keys()) {
        if (name.endsWith(' read')) await caches.delete(name);
      }
    });
    site.deploy({'': html('Log in')});
    assert.equal((await visit(site, '')).text, 'Log in');
    site.deploy({});
    await site.open();
    await site.says('Welcome to the site.');
  });
});

describe('a service worker', () => {
  for (const [name, message] of Object.entries({
    'of a later version': {protocol: 'docs-site/1', type: 'later', loaded: []},
    'without a site': {protocol: 'docs-site/1', type: 'opened', loaded: [], since: 0},
    'with half a site': {
      protocol: 'docs-site/1',
      type: 'opened',
      site: {folder: '/'},
      loaded: [],
      since: 0,
    },
  })) {
    it(`ignores messages that it does not know: ${name}`, async (t) => {
      const site = await openOffline(t, {files});
      await site.page.evaluate(async (message) => {
        for (const name of await caches.keys()) {
          if (name.endsWith(' state')) await caches.delete(name);
        }
        const {active} = await navigator.serviceWorker.ready;
        active.postMessage(message);
        active.postMessage(null);
      }, message);
      await site.settled();
      await site.open();
      await site.says('Welcome to the site.');
    });
  }

  it('shows what was read in place of a page to sign in, also after a change', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/second');
    await site.says('The second page.');
    await site.page.waitForFunction(() => caches.match('second.md').then(Boolean));
    await site.settled();
    site.deploy({
      'introduction.md': '# Introduction\n\nAnother text.\n',
      'second.md': html('Sign in'),
    });
    await site.open('#/introduction');
    await site.says('This page was updated.');
    await site.goTo('#/second');
    await site.says('The second page.');
  });
});
