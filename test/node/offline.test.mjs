import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  cut,
  indexWith,
  openOffline,
  ready,
  save,
  stored,
  workerFile,
} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';

const version = (number) => ({
  'docs.json': {
    name: `Acme ${number}`,
    navigation: [{group: 'Start', pages: ['introduction', 'guides/second', 'guides/third']}],
  },
  'introduction.md': `# Introduction\n\nWelcome to version ${number}.\n`,
  'guides/second.md': `# Second\n\nThe second page of version ${number}.\n`,
  'guides/third.md': `# Third\n\nThe third page of version ${number}.\n\n<Tip>A tip.</Tip>\n`,
});

const files = version(1);

/** What a reader sees of a deployment: the version in the site's name, and the one in the page. */
const seen = ({page}) =>
  page.evaluate(() => {
    const site = document.querySelector('docs-site');
    const name = document.title.replace(/.*Acme /, '');
    return [name, /version (\d)/.exec(site.textContent)?.[1]];
  });

describe('a site with the attribute offline', () => {
  it('shows what was read when the host cannot be reached', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    cut(site);
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    await site.goTo('#/introduction');
    await site.says('Welcome to version 1.');
  });

  it('shows pages and configuration of a repeat visit before the host has answered', async (t) => {
    const site = await openOffline(t, {files});
    for (const file of ['', 'docs.json', 'introduction.md']) site.network.hold(file);
    await site.open();
    await site.says('Welcome to version 1.');
    site.network.releaseAll();
  });

  it('works under a strict policy with Trusted Types', async (t) => {
    const policy =
      "default-src 'self'; style-src 'self'; img-src * data:; " +
      "require-trusted-types-for 'script'; trusted-types lit-html docs-site";
    const site = await openOffline(t, {files, headers: {'content-security-policy': policy}});
    await save(site);
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
  });

  it('keeps nothing but files of the site', async (t) => {
    const site = await openOffline(t, {
      files: {...files, 'api/data.json': '{}', 'other.json': '{}', 'app.js': 'export {}'},
    });
    await site.page.evaluate(async () => {
      await fetch('api/data.json', {headers: {authorization: 'Bearer secret'}});
      await fetch('api/data.json', {cache: 'no-store'});
      await fetch('other.json', {method: 'POST', body: '1'});
      await import('/app.js');
    });
    await site.settled();
    const kept = await stored(site);
    assert.deepEqual(
      kept.filter((url) => /api|other|app\.js/.test(url)),
      [],
    );
  });
});

describe('a changed site', () => {
  it('offers the reader the new page, and shows it on request', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'introduction.md': '# Introduction\n\nWelcome to version 2.\n'});
    await site.open();
    await site.says('Welcome to version 1.');
    await site.says('This page was updated.');
    await site.click('button', 'Reload');
    await site.says('Welcome to version 2.');
  });

  it('shows new content on the next navigation', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    site.deploy(version(2));
    await site.open('#/introduction');
    await site.says('This page was updated.');
    await site.goTo('#/guides/second');
    await site.says('The second page of version 2.');
    assert.deepEqual(await seen(site), ['2', '2']);
  });

  it('never shows a new page with the configuration of the deployment before', async (t) => {
    const withHidden = (number) => ({
      ...version(number),
      'hidden.md': `# Hidden\n\nHidden, version ${number}.\n`,
      'secret.md': `# Secret\n\nSecret, version ${number}.\n`,
    });
    const site = await openOffline(t, {files: withHidden(1)});
    site.deploy(withHidden(2));
    await site.goTo('#/hidden');
    await site.says('Hidden, version 2.');
    await site.page.waitForFunction(() => document.title.endsWith('Acme 2'));
    site.deploy(withHidden(3));
    await site.open('#/secret');
    await site.says('Secret, version 3.');
    assert.deepEqual(await seen(site), ['3', '3']);
  });

  it('is forgotten where a page is gone', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'introduction.md': null});
    await site.open();
    await site.says('This page was updated.');
    assert.ok(!(await stored(site, 'read')).includes('introduction.md'));
  });
});

describe('what is not the file', () => {
  for (const [name, answer] of Object.entries({
    'a sign-in page': (response) =>
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Sign in'),
    'an error': (response) => response.writeHead(503).end('Busy'),
    'a file that is cut off': (response) => {
      response.writeHead(200, {'content-type': 'text/markdown', 'content-length': '500'});
      response.write('# Cut');
      setTimeout(() => response.destroy(), 50);
    },
    'a redirect to another site': (response) =>
      response.writeHead(302, {location: 'http://127.0.0.1:9/login'}).end(),
  })) {
    it(`never takes the place of a page: ${name}`, async (t) => {
      const site = await openOffline(t, {files, allowed: ['http://127.0.0.1:9/']});
      site.deploy({'introduction.md': answer, 'docs.json': answer});
      await site.open();
      await site.says('Welcome to version 1.');
      await site.settled();
      cut(site);
      await site.open();
      await site.says('Welcome to version 1.');
    });
  }

  it('never takes the place of the document: the page of a network to log in to', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({
      '': (response) =>
        response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Log in'),
    });
    await site.open();
    await site.says('Welcome to version 1.');
    await site.settled();
    cut(site);
    await site.open();
    await site.says('Welcome to version 1.');
  });

  for (const [name, content] of Object.entries({
    empty: '',
    'cut off': '# Intro',
    'a web page': '<!doctype html><p>Sign in',
  })) {
    it(`is not shown from the cache: ${name}`, async (t) => {
      const site = await openOffline(t, {files});
      await site.page.evaluate(async (content) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const found = await cache.match('introduction.md');
          if (found) await cache.put('introduction.md', new Response(content, found));
        }
      }, content);
      await site.open();
      await site.says('Welcome to version 1.');
      await site.settled();
      cut(site);
      await site.open();
      await site.says('Welcome to version 1.');
    });
  }

  it('is missed by no one: deleted caches are filled again', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    await site.page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await site.open();
    await site.says('Welcome to version 1.');
    await ready(site);
    await site.open();
    await site.settled();
    cut(site);
    await site.open();
    await site.says('Welcome to version 1.');
  });
});

describe('a saved site', () => {
  it('is shown whole, at pages that were never visited', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
    await site.page.waitForFunction(() => document.querySelector('docs-callout')?.shadowRoot);
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
  });

  it('is replaced as a whole', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy(version(2));
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    assert.deepEqual(await seen(site), ['1', '1']);
    await site.says('This page was updated.');
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 2.');
    assert.deepEqual(await seen(site), ['2', '2']);
  });

  it('stays as it is while the host has another deployment that cannot be saved', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    let count = 0;
    const changing = (response) =>
      response.end(JSON.stringify({...files['docs.json'], name: `Acme ${++count}`}));
    site.deploy({...version(2), 'docs.json': changing});
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
    assert.deepEqual(await seen(site), ['1', '1']);
  });

  it('goes on where saving was stopped', async (t) => {
    const site = await openOffline(t, {files, held: []});
    site.network.hold('guides/third.md');
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save');
    await site.network.asked('guides/third.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Resume');
    site.network.releaseAll();
    const before = site.requests.length;
    await site.click('button', 'Resume');
    await site.find('button', 'Saved for offline');
    const again = site.requests.slice(before);
    assert.ok(again.includes('/guides/third.md'));
    assert.ok(!again.includes('/introduction.md'), `requested again: ${again.join(' ')}`);
  });

  it('tells what could not be saved', async (t) => {
    const site = await openOffline(t, {
      files: {...files, 'guides/second.md': '# Second\n\n![Lost](/images/lost.png)\n'},
    });
    await save(site);
    await site.says('Files that could not be saved: 1');
  });

  it('can be one version of the site', async (t) => {
    const versions = ['v2', 'v1'].map((version) => ({version, pages: [`${version}/start`]}));
    const site = await openOffline(t, {
      files: {
        'docs.json': {name: 'Acme', theme: 'mint', navigation: {versions}},
        'v1/start.md': '# Start\n\nThe old version.\n',
        'v2/start.md': '# Start\n\nThe new version.\n',
      },
    });
    await site.says('The new version.');
    await site.click('button', 'Save for offline');
    await site.click('radio', 'Only v2');
    await site.click('button', 'Save');
    await site.find('button', 'Saved for offline');
    await site.says('v2: 1 pages');
    const saved = await stored(site, 'saved');
    assert.ok(saved.includes('v2/start.md'));
    assert.ok(!saved.includes('v1/start.md'));
    cut(site);
    await site.open('#/v2/start');
    await site.says('The new version.');
  });

  it('is removed by its button', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    await site.click('button', 'Remove');
    await site.find('button', 'Save for offline');
    assert.deepEqual(await stored(site, 'saved'), []);
  });

  it('tells the reader that there is not enough space, and leaves none of it', async (t) => {
    const site = await openOffline(t, {files});
    const client = await site.page.createCDPSession();
    const {origin} = new URL(site.server.url);
    await client.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 300_000});
    await site.click('button', 'Save for offline');
    await site.click('button', 'Save');
    await site.says('There is not enough space on this device.');
    assert.deepEqual(await stored(site, 'saved'), []);
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
  });
});

describe('the history router', () => {
  const index = indexWith(
    '<docs-site offline router="history" src="/"></docs-site>',
    '<base href="/">',
  );

  it('opens any page of a saved site that was never requested', async (t) => {
    const site = await openOffline(t, {files: {...files, 'index.html': index}});
    await save(site);
    cut(site);
    await site.open('guides/third');
    await site.says('The third page of version 1.');
  });

  it('opens pages of a host that answers 404 for them, after the first visit', async (t) => {
    const site = await openOffline(t, {files: {...files, 'index.html': index}});
    await site.open('guides/third');
    await site.says('The third page of version 1.');
  });
});

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
