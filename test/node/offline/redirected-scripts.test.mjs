import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {serve} from '../../harness/static-server.mjs';
import {version} from '../../harness/acme-versions.mjs';
import {holdableServer} from '../../harness/holdable-server.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {bundleIn} from '../../harness/offline/offline-files.mjs';
import {indexWith} from '../../harness/offline/offline-index.mjs';

const part = 'chunks/AbC12345/tabs.js';
const script = {destination: 'script'};

/** A host of scripts, which redirects `latest/` to the folder of a version. */
async function scriptHost(t) {
  const network = holdableServer();
  const redirects = {latest: 'v1'};
  const host = await serve({
    files: {...bundleIn('v1/'), ...bundleIn('v2/'), 'app.js': '// app.js'},
    async intercept(path, response) {
      if (await network.intercept(path, response)) return true;
      const target = path.startsWith('latest/')
        ? path.replace('latest', `/${redirects.latest}`)
        : path === 'moved.js' && '/app.js';
      if (target) response.writeHead(302, {location: target}).end();
      return Boolean(target);
    },
  });
  t.after(() => host.close());
  return {...host, network, redirects};
}

/** Opens a site with the script of another host; `tag` is one more. */
async function openFrom(t, host, tag = '') {
  const index = indexWith('<docs-site offline></docs-site>').replace(
    'docs-site/docs-site.js',
    `${host.url}latest/docs-site.js`,
  );
  const browser = await openBrowser(t, {
    files: {...version(1), 'index.html': index.replace('<docs-site', `${tag}<docs-site`)},
  });
  browser.networks.push(host.network);
  const page = await browser.visit();
  return {browser, page};
}

/** Visits the site, and gives the folder of the script that runs there. */
async function folderOf(browser) {
  const page = await browser.visit();
  return page.folder;
}

describe('a site with the attribute offline whose script is redirected', () => {
  it('is shown without a network: on the same host', async (t) => {
    const browser = await openBrowser(t, {
      files: {
        ...version(1),
        'index.html': indexWith('<docs-site offline></docs-site>').replace(
          'docs-site/docs-site.js',
          'latest/docs-site.js',
        ),
      },
      redirects: {'latest/docs-site.js': '/docs-site/docs-site.js'},
    });
    await browser.visit();
    browser.network.goDown();
    assert.equal(await folderOf(browser), `${browser.url}docs-site/`);
  });

  it('is shown without a network: on another host, as CDNs do for @latest', async (t) => {
    const host = await scriptHost(t);
    const {browser} = await openFrom(t, host);
    browser.network.goDown();
    host.network.goDown();
    assert.equal(await folderOf(browser), `${host.url}v1/`);
  });

  it('is shown while the other host answers with an error', async (t) => {
    const host = await scriptHost(t);
    const {browser} = await openFrom(t, host);
    host.network.answerWith((path, response) => response.writeHead(503).end());
    assert.equal(await folderOf(browser), `${host.url}v1/`);
  });

  it('has the version that the host redirects to, which is kept as well', async (t) => {
    const host = await scriptHost(t);
    const {browser} = await openFrom(t, host);
    host.redirects.latest = 'v2';
    assert.equal(await folderOf(browser), `${host.url}v2/`);
    browser.network.goDown();
    host.network.goDown();
    assert.equal(await folderOf(browser), `${host.url}v2/`);
  });

  it('keeps a part of that version whose answer comes after its worker has started', async (t) => {
    const host = await scriptHost(t);
    const {browser} = await openFrom(t, host);
    host.redirects.latest = 'v2';
    const page = await browser.open();
    host.network.hold(`v2/${part}`);
    const answer = page.read(`${host.url}v2/${part}`, script);
    await host.network.asked(`v2/${part}`);
    await page.show('docs.json');
    host.network.releaseAll();
    await answer;
    await page.wasAnswered();
    host.network.goDown();
    assert.match(await page.read(`${host.url}v2/${part}`, script), /tabs\.js/);
  });

  it('is saved again with another version', async (t) => {
    const host = await scriptHost(t);
    const {browser, page: first} = await openFrom(t, host);
    await first.session.save();
    host.redirects.latest = 'v2';
    const page = await browser.visit();
    await page.offered;
    browser.network.goDown();
    host.network.goDown();
    assert.equal(await folderOf(browser), `${host.url}v2/`);
    assert.match(await page.read('guides/third.md'), /version 1/);
    assert.match(await page.read(`${host.url}v2/${part}`, script), /tabs\.js/);
  });

  it('leaves the other scripts of that host alone', async (t) => {
    const host = await scriptHost(t);
    const tag = `<script type="module" src="${host.url}moved.js"></script>`;
    const {browser, page} = await openFrom(t, host, tag);
    for (const path of ['moved.js', 'app.js']) {
      assert.equal(await page.read(host.url + path, script), '// app.js');
    }
    await browser.idle();
    host.network.goDown();
    for (const path of ['moved.js', 'app.js']) {
      await assert.rejects(page.read(host.url + path, script), TypeError);
    }
    assert.match(await page.read(`${host.url}latest/docs-site.js`, script), /docs-site\.js/);
  });
});
