import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {holdableServer} from '../harness/holdable-server.mjs';
import {offlineIndex} from '../harness/offline/offline-index.mjs';
import {cut, fewFiles, openOffline, save} from '../harness/offline-site.mjs';
import {root} from '../harness/sources.mjs';

const dist = join(root, 'dist');

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
  const {'docs-site/files.json': list} = fewFiles();
  const host = await serve({
    files: {'v1/files.json': list, 'v2/files.json': list},
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

/** Opens a site with the latest script of another host. */
async function openFrom(t, {url}) {
  const script = `${url}latest/docs-site.js`;
  const index = offlineIndex.replace('docs-site/docs-site.js', script);
  const site = await openOffline(t, {files: {...files, 'index.html': index}, allowed: [url]});
  await kept(site, `${url}v1/`);
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

/** The folders of the other host from which the page has loaded something. */
const loadedFrom = ({page}, {url}) =>
  page.evaluate((start) => {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    const own = loaded.filter((name) => name.startsWith(start) && name.includes('/chunks/'));
    return [...new Set(own.map((name) => name.slice(start.length).replace(/\/.*/, '')))];
  }, url);

describe('a site with the attribute offline whose script is redirected', () => {
  it('is shown without a network: on another host, as CDNs do for @latest', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    cut(site);
    cut(host);
    await site.open();
    await site.says('Welcome.');
    assert.deepEqual(await loadedFrom(site, host), ['v1']);
  });

  it('is saved again with another version', async (t) => {
    const host = await scriptHost(t);
    const site = await openFrom(t, host);
    await save(site);
    host.redirects.latest = 'v2';
    await site.open();
    await site.says('This page was updated.');
    cut(site);
    cut(host);
    await site.open('#/guides/second');
    await site.says('A tip.');
    assert.deepEqual(await loadedFrom(site, host), ['v2']);
  });
});
