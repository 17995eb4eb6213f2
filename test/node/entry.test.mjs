import assert from 'node:assert/strict';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from '../harness/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {headers as keepsFiles} from '../harness/returning-reader.mjs';
import {entry, indexOf, mainChunk, parts, site, worksIn} from '../harness/site-of-parts.mjs';
import {filesIn, root, textOf} from '../harness/sources.mjs';

const dist = join(root, 'dist');

const count = (requests, path) => requests.filter((url) => url.split('?')[0] === path).length;

function assertOnce({server: {requests}}) {
  assert.equal(count(requests, '/docs.json'), 1);
  assert.equal(count(requests, '/parts.mdx'), 1);
}

describe('the entry', () => {
  it('is at most 2 KB large', () => {
    assert.ok(statSync(join(dist, 'docs-site.js')).size <= 2048);
  });

  it('is imported by no other file for browsers', () => {
    const importers = filesIn('dist', '.js').filter(
      (path) =>
        !path.startsWith('dist/node/') && /["'`][^"'`\s]*\/docs-site\.js["'`]/.test(textOf(path)),
    );
    assert.deepEqual(importers, []);
  });

  it('loads a main chunk that is there in every deployment, and needs no other file', () => {
    assert.match(textOf('dist/docs-site.js'), /import\("\.\/main\.js"\)/);
    const chunks = JSON.parse(textOf('build/bundle.json'));
    assert.deepEqual(chunks.find(({fileName}) => fileName === 'main.js').imports, []);
  });

  it('loads other chunks from a folder whose name changes with their content', () => {
    const parts = [...textOf('dist/main.js').matchAll(/import\("([^"]+)"\)/g)];
    assert.ok(parts.length > 40);
    for (const [, part] of parts) assert.match(part, /^\.\/chunks\/\w{8}\/[\w./-]+$/);
  });

  it('works with a query', async (t) => {
    const files = {...site, 'index.html': indexOf('docs-site/docs-site.js?v=2')};
    const opened = await openSite(t, {files, route: '#/parts'});
    await worksIn(opened);
    assertOnce(opened);
  });

  it('works twice in a page, with and without a query', async (t) => {
    const scripts = ['docs-site/docs-site.js', 'docs-site/docs-site.js?v=2'];
    const opened = await openSite(t, {
      files: {...site, 'index.html': indexOf(...scripts)},
      route: '#/parts',
    });
    await worksIn(opened);
    assertOnce(opened);
    assert.equal(count(opened.server.requests, `/${mainChunk}`), 1);
  });

  it('works after a redirect on the same host', async (t) => {
    const opened = await openSite(t, {
      files: {...site, 'index.html': indexOf('latest/docs-site.js')},
      redirects: {'latest/docs-site.js': '/docs-site/docs-site.js'},
      route: '#/parts',
    });
    await worksIn(opened);
    assertOnce(opened);
  });

  it('works after a redirect on another host', async (t) => {
    const cdn = await serve({
      folders: {'v1/': dist},
      headers: {'access-control-allow-origin': '*'},
      intercept(path, response) {
        if (path !== 'latest/docs-site.js') return false;
        response.writeHead(302, {location: '/v1/docs-site.js'}).end();
        return true;
      },
    });
    t.after(() => cdn.close());
    const opened = await openSite(t, {
      files: {...site, 'index.html': indexOf(`${cdn.url}latest/docs-site.js`)},
      allowed: [cdn.url],
      route: '#/parts',
    });
    await worksIn(opened);
    assertOnce(opened);
  });

  it('of a second copy does not run, and says so once', async (t) => {
    const files = {
      ...site,
      'index.html': indexOf('docs-site/docs-site.js', 'copy/docs-site.js'),
    };
    const opened = await openSite(t, {files, folders: {'copy/': dist}, route: '#/parts'});
    await worksIn(opened);
    assertOnce(opened);
    const said = opened.warnings.filter((text) => text.includes('docs-site-element'));
    assert.equal(said.length, 1);
    assert.ok(said[0].includes(`${opened.server.url}copy/`));
    assert.equal(count(opened.server.requests, '/copy/main.js'), 0);
  });

  it('requests docs.json and the page while the main chunk is loading', async (t) => {
    const files = [mainChunk, 'docs.json', 'parts.mdx'];
    const opened = await openSite(t, {files: site, held: files, route: '#/parts'});
    // None of the three has been answered.
    await Promise.all(files.map(opened.network.asked));
    opened.network.releaseAll();
    await worksIn(opened);
    assertOnce(opened);
  });

  it('shows a page that has arrived, and nothing before it', async (t) => {
    const held = [mainChunk];
    const {page, network} = await openSite(t, {files: site, held, route: '#/start'});
    await page.waitForFunction(() => {
      const entries = performance.getEntriesByType('resource');
      const hasArrived = (name) => entries.some((entry) => entry.name.endsWith(name));
      return hasArrived('/docs.json') && hasArrived('/start.mdx');
    });
    await page.evaluate(() => {
      // What the element shows first, and what its page is then.
      globalThis.first = customElements.whenDefined('docs-site').then(async () => {
        const element = document.querySelector('docs-site');
        await element.updateComplete;
        return element.querySelector('h1')?.textContent ?? element.textContent;
      });
    });
    network.releaseAll();
    assert.match(await page.evaluate(() => globalThis.first), /Start/);
  });
});

describe('a page that preloads the main chunk', () => {
  /** Resolves once a page works that has run the main chunk once, and has requested it once. */
  async function worksOnce(opened, requests = opened.server.requests, path = `/${mainChunk}`) {
    await worksIn(opened);
    assertOnce(opened);
    assert.equal(count(requests, path), 1);
    assert.deepEqual(opened.warnings, []);
  }

  it('requests it without waiting for the entry', async (t) => {
    // Elsewhere, a second visit also asks the cache of the browser.
    const opened = await openSite(t, {files: site, isAuthors: true, route: '#/start'});
    await opened.settled();
    opened.server.requests.length = 0;
    [entry, mainChunk].forEach(opened.network.hold);
    const open = opened.open('#/parts');
    await Promise.all([entry, mainChunk].map(opened.network.asked));
    opened.network.releaseAll();
    await open;
    await worksOnce(opened);
  });

  it('works where the entry has a query', async (t) => {
    const files = {...site, 'index.html': indexOf(`${entry}?v=2`)};
    await worksOnce(await openSite(t, {files, route: '#/parts'}));
  });

  it('works with the script of another host', async (t) => {
    const cdn = await serve({
      folders: {'v1/': dist},
      headers: {'access-control-allow-origin': '*'},
    });
    t.after(() => cdn.close());
    const index = indexPage.replaceAll('docs-site/', `${cdn.url}v1/`);
    const files = {...site, 'index.html': index};
    const opened = await openSite(t, {files, allowed: [cdn.url], route: '#/parts'});
    await worksOnce(opened, cdn.requests, '/v1/main.js');
  });

  it('works where both files are redirected', async (t) => {
    const lasting = ['docs-site.js', 'main.js'];
    const opened = await openSite(t, {
      files: {...site, 'index.html': indexPage.replaceAll('docs-site/', 'latest/')},
      redirects: Object.fromEntries(
        lasting.map((name) => [`latest/${name}`, `/docs-site/${name}`]),
      ),
      route: '#/parts',
    });
    await worksIn(opened);
    assertOnce(opened);
    assert.deepEqual(opened.warnings, []);
  });

  it('is every template of ours', () => {
    const page = /^.*<script type="module" src="([^"]*)docs-site\.js"><\/script>\n(.*)$/gm;
    const texts = ['README.md', 'demo/guide', 'demo/hosting', 'demo/embedding', 'demo/index.html']
      .flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesIn(path, '')))
      .filter((path) => /\.(?:md|mdx|html)$/.test(path))
      .map((path) => [path, textOf(path)]);
    const templates = [...texts, ['index-page.mjs', indexPage]].flatMap(([path, text]) =>
      [...text.matchAll(page)].map(([, folder, next]) => [path, folder, next.trim()]),
    );
    assert.ok(templates.length >= 10);
    for (const [path, folder, next] of templates) {
      const link = `<link rel="modulepreload" href="${folder}main.js"`;
      assert.ok(next.startsWith(link), `${path}: ${next}`);
    }
  });
});

describe('early requests', () => {
  for (const route of ['#/parts', '#/parts.mdx', '#/parts/', '#/parts#first', '#/parts?tags=a']) {
    it(`are those of the page that ${route} names`, async (t) => {
      const opened = await openSite(t, {files: site, route});
      await opened.shown('parts');
      assertOnce(opened);
      assert.equal(count(opened.server.requests, '/parts.md'), 0);
    });
  }

  it('use the attributes of the site', async (t) => {
    const body = '<docs-site src="help/site.json" path="parts"></docs-site>';
    const files = {
      'index.html': `${indexPage}<body>${body}`,
      'help/site.json': site['docs.json'],
      'help/parts.mdx': parts,
      'help/start.mdx': site['start.mdx'],
    };
    const opened = await openSite(t, {files});
    await opened.shown('parts');
    assert.equal(count(opened.server.requests, '/help/site.json'), 1);
    assert.equal(count(opened.server.requests, '/help/parts.mdx'), 1);
  });

  it('stay inside the folder of the site', async (t) => {
    const opened = await openSite(t, {files: site, base: '/docs/', route: '#/../parts'});
    await opened.page.waitForFunction(() => document.querySelector('docs-site h1, docs-site h2'));
    assert.equal(count(opened.server.requests, '/parts.mdx'), 0);
  });

  it('are made once where the page is missing', async (t) => {
    const opened = await openSite(t, {files: {...site, 'parts.mdx': undefined}, route: '#/parts'});
    await opened.page.waitForFunction(() => document.querySelector('docs-site h1, docs-site h2'));
    assert.equal(count(opened.server.requests, '/parts.mdx'), 1);
  });

  it('are released where the site needs another file', async (t) => {
    const body =
      '<docs-site path="unlisted"></docs-site><script type="module">' +
      'document.querySelector("docs-site").setAttribute("path", "start")</script>';
    const opened = await openSite(t, {files: {...site, 'index.html': `${indexPage}<body>${body}`}});
    await opened.shown('start');
    assert.equal(count(opened.server.requests, '/unlisted.mdx'), 1);
    const held = () => {
      const early = Object.values(globalThis[Symbol.for('docs-site-element')]);
      return early.find((value) => value instanceof Map).size;
    };
    assert.equal(await opened.page.evaluate(held), 0);
  });

  /**
   * Ends a visit as soon as it has stored `text`, and goes on when other documents see it: theirs
   * may be another process.
   */
  async function endVisit({page, server}, text) {
    const isStored = () =>
      page.waitForFunction(
        (part) => Object.values(localStorage).some((record) => record.includes(part)),
        {},
        text,
      );
    await isStored();
    await page.goto(`${server.url}docs.json`);
    await isStored();
  }

  it("know the extension of the site's pages from the last visit", async (t) => {
    // What the browser has kept is not requested.
    const opened = await openSite(t, {
      files: acme,
      headers: keepsFiles,
      route: '#/introduction',
    });
    await opened.shown('introduction');
    await endVisit(opened, '"extension":"md"');
    opened.server.requests.length = 0;
    await opened.open('#/introduction');
    await opened.shown('introduction');
    const asked = opened.server.requests.filter((url) => url.startsWith('/introduction.'));
    assert.deepEqual(asked, ['/introduction.md']);
  });

  it('know the files of a site that mixes .md and .mdx from the last visit', async (t) => {
    const files = {...acme, 'mixed/index.mdx': 'A page of the other kind'};
    const opened = await openSite(t, {files, isAuthors: true, route: '#/introduction'});
    await opened.shown('introduction');
    await endVisit(opened, '"extension":"md"');
    await opened.page.goto(`${opened.server.url}#/mixed`);
    await opened.shown('mixed');
    await endVisit(opened, '"mixed/index.mdx"');
    for (const page of ['introduction', 'mixed']) {
      await opened.page.goto('about:blank');
      // Until then, the page before may ask for the titles of others.
      opened.server.requests.length = 0;
      await opened.page.goto(`${opened.server.url}#/${page}`);
      await opened.shown(page);
      const asked = opened.server.requests.filter((url) => url.startsWith(`/${page}`));
      assert.deepEqual(asked, [page === 'mixed' ? '/mixed/index.mdx' : '/introduction.md']);
    }
  });
});

describe("the reader's color mode", () => {
  const scheme = ({page}) =>
    page.evaluate(() => ({
      applied: getComputedStyle(document.documentElement).colorScheme,
      meta: document.querySelector('meta[name="color-scheme"]')?.content ?? '',
    }));

  const held = [mainChunk];

  async function openAgain(t, files, mode) {
    const opened = await openSite(t, {files, route: '#/parts'});
    await opened.shown('parts');
    // A file of the same origin, where the site no longer writes its own record.
    await opened.page.goto(`${opened.server.url}docs.json`);
    await opened.page.evaluate((mode) => {
      localStorage.setItem(
        `docs-site:${new URL('./', location.href).href}`,
        JSON.stringify({mode}),
      );
    }, mode);
    held.forEach(opened.network.hold);
    await opened.open('#/parts');
    await opened.network.asked(held[0]);
    return opened;
  }

  it('is applied before the main chunk is there, and then left to the site', async (t) => {
    const opened = await openAgain(t, site, 'dark');
    assert.equal((await scheme(opened)).meta, 'dark');
    opened.network.releaseAll();
    await opened.shown('parts');
    const meta = 'light dark'; // that of the page
    assert.deepEqual(await scheme(opened), {applied: 'dark', meta});
    await opened.page.evaluate(() => document.querySelector('docs-site').remove());
    assert.deepEqual(await scheme(opened), {applied: 'normal', meta});
  });

  it('leaves a page with other content as it is', async (t) => {
    const files = {...site, 'index.html': `${indexPage}<body><h1>Mine</h1><docs-site></docs-site>`};
    const opened = await openAgain(t, files, 'dark');
    assert.deepEqual(await scheme(opened), {applied: 'normal', meta: 'light dark'});
    opened.network.releaseAll();
    await opened.shown('parts');
    assert.equal((await scheme(opened)).applied, 'normal');
  });

  it('is applied by a script in the head before any module has run', async (t) => {
    const headers = {'content-security-policy': "default-src 'self'; img-src * data:"};
    const script = '<script src="docs-site/mode.js"></script>\n';
    const files = {...site, 'index.html': indexPage.replace('<script', `${script}<script`)};
    const opened = await openSite(t, {files, headers, route: '#/parts'});
    await opened.shown('parts');
    for (const mode of ['dark', 'light']) {
      await opened.page.goto(`${opened.server.url}docs.json`);
      await opened.page.evaluate((mode) => {
        const key = `docs-site:${new URL('./', location.href).href}`;
        localStorage.setItem(key, JSON.stringify({mode}));
      }, mode);
      opened.network.hold('docs-site/docs-site.js');
      const loading = opened.page.goto(`${opened.server.url}#/parts`);
      await opened.network.asked('docs-site/docs-site.js');
      await opened.page.waitForSelector(`meta[name="color-scheme"][content="${mode}"]`);
      assert.equal((await scheme(opened)).meta, mode);
      opened.network.releaseAll();
      await loading;
      await opened.shown('parts');
      assert.equal((await scheme(opened)).applied, mode);
    }
  });

  it('needs no script where it is that of the system: every template says so', () => {
    const texts = ['README.md', ...filesIn('demo', '.mdx'), ...filesIn('demo', '.html')].map(
      (path) => [path, textOf(path)],
    );
    const templates = [...texts, ['site-server.mjs', indexPage]].flatMap(([path, text]) =>
      (text.match(/<!doctype html>[^]*?docs-site\.js/g) ?? []).map((page) => [path, page]),
    );
    assert.ok(templates.length >= 5);
    for (const [path, template] of templates) {
      assert.match(template, /<meta name="color-scheme" content="light dark"/, path);
    }
  });
});
