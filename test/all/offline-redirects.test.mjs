import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {serve} from '../../scripts/lib/static-server.mjs';
import {holdableServer} from '../harness/holdable-server.mjs';
import {cut, indexWith, openOffline, save, stored} from '../harness/offline-site.mjs';
import {root} from '../harness/sources.mjs';

const dist = join(root, 'dist');

/** The folder of the parts of our script. */
const [chunks] = readdirSync(join(dist, 'chunks'));

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['introduction', 'guides/second']}],
  },
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'guides/second.md': '# Second\n\nThe second page.\n\n<Tip>A tip.</Tip>\n',
};

/** A host of scripts, which redirects `latest/` to the folder of a version. */
async function scriptHost(t) {
  const network = holdableServer();
  const redirects = {latest: 'v1'};
  const host = await serve({
    folders: {'v1/': dist, 'v2/': dist},
    headers: {'access-control-allow-origin': '*'},
    async intercept(path, response) {
      if (await network.intercept(path, response)) return true;
      if (!path.startsWith('latest/')) return false;
      response.writeHead(302, {location: path.replace('latest', `/${redirects.latest}`)}).end();
      return true;
    },
  });
  t.after(() => host.close());
  return {...host, network, redirects};
}

/** Opens a site with the script of this URL; `tag` is another one. */
function openWith(t, script, options, tag = '') {
  const index = indexWith('<docs-site offline></docs-site>', tag).replace(
    'docs-site/docs-site.js',
    script,
  );
  return openOffline(t, {files: {...files, 'index.html': index}, ...options});
}

async function openFrom(t, host, tag) {
  const site = await openWith(t, `${host.url}latest/docs-site.js`, {allowed: [host.url]}, tag);
  await kept(site, `${host.url}v1/`);
  return site;
}

/** Resolves once all that the page has loaded of our script is kept. */
const kept = (site, folder) =>
  site.page.waitForFunction(
    async (folder) => {
      const loaded = performance.getEntriesByType('resource').map(({name}) => name);
      const own = loaded.filter((url) => url.startsWith(folder));
      const found = await Promise.all(
        [...own, `${folder}docs-site.js`].map((url) => caches.match(url)),
      );
      return own.length > 0 && found.every(Boolean);
    },
    {},
    folder,
  );

/** The folder of the script that runs in the page. */
const runningFolder = ({page}) =>
  page.evaluate(() => globalThis[Symbol.for('docs-site-element')].folder);

describe('a site with the attribute offline whose script is redirected', () => {
  it('is shown without a network: on the same host', async (t) => {
    const site = await openWith(t, 'latest/docs-site.js', {
      redirects: {'latest/docs-site.js': '/docs-site/docs-site.js'},
    });
    await kept(site, `${site.server.url}docs-site/`);
    cut(site);
    await site.open();
    await site.says('Welcome.');
    assert.equal(await runningFolder(site), `${site.server.url}docs-site/`);
  });

  it('is shown without a network: on another host, as CDNs do for @latest', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    cut(site);
    cut(host);
    await site.open();
    await site.says('Welcome.');
    assert.equal(await runningFolder(site), `${host.url}v1/`);
  });

  it('is shown while the other host answers with an error', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    host.network.answerWith((path, response) => response.writeHead(503).end());
    await site.open();
    await site.says('Welcome.');
    assert.equal(await runningFolder(site), `${host.url}v1/`);
  });

  it('has the version that the host redirects to, which is kept as well', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    host.redirects.latest = 'v2';
    await site.open();
    await site.says('Welcome.');
    assert.equal(await runningFolder(site), `${host.url}v2/`);
    await kept(site, `${host.url}v2/`);
    cut(site);
    cut(host);
    await site.open();
    await site.says('Welcome.');
    assert.equal(await runningFolder(site), `${host.url}v2/`);
  });

  it('keeps a part of that version whose answer comes after its worker has started', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    const part = `v2/chunks/${chunks}/reading-aids.js`;
    host.network.hold(part);
    t.after(() => host.network.releaseAll());
    host.redirects.latest = 'v2';
    await site.open();
    await host.network.asked(part);
    await site.page.waitForFunction(
      (folder) => navigator.serviceWorker.controller?.scriptURL.includes(folder),
      {},
      encodeURIComponent(`${host.url}v2/`),
    );
    host.network.releaseAll();
    await site.page.waitForFunction((url) => caches.match(url).then(Boolean), {}, host.url + part);
  });

  it('is saved again with another version', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    await save(site);
    host.redirects.latest = 'v2';
    await site.open();
    await site.says('This page was updated.');
    const saved = await stored(site, 'saved');
    assert.ok(saved.includes(`${host.url}v2/docs-site.js`));
    assert.ok(!saved.includes(`${host.url}v1/docs-site.js`));
    cut(site);
    cut(host);
    await site.open('#/guides/second');
    await site.says('A tip.');
    assert.equal(await runningFolder(site), `${host.url}v2/`);
  });

  it('leaves the other scripts of that host alone', async (t) => {
    const host = await scriptHost(t);
    host.network.answerWith((path, response) => {
      if (path === 'moved.js') response.writeHead(302, {location: '/app.js'}).end();
      if (path === 'app.js') response.setHeader('content-type', 'text/javascript').end();
      return /^(?:moved|app)\.js$/.test(path);
    });
    const moved = `${host.url}moved.js`;
    const site = await openFrom(t, host, `<script type="module" src="${moved}"></script>`);
    cut(host);
    const isAnswered = (url) => fetch(url).then(Boolean, () => false);
    assert.equal(await site.page.evaluate(isAnswered, moved), false);
    assert.equal(await site.page.evaluate(isAnswered, `${host.url}app.js`), false);
    assert.equal(await site.page.evaluate(isAnswered, `${host.url}latest/docs-site.js`), true);
  });
});
