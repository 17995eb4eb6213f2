import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cut, offlineIndex, openOffline, save} from '../harness/offline-site.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

/** A host that writes something of its own into each answer. */
function changingHost(site, documentOf = (count) => withNonce(count)) {
  const host = {count: 0};
  const answer = (response) => {
    const count = ++host.count;
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', `script-src 'self' 'nonce-n${count}'`);
    response.end(documentOf(count));
  };
  site.deploy({'': answer});
  return host;
}

const withNonce = (count) =>
  offlineIndex.replace('<script', `<script nonce="n${count}"`) +
  `<script nonce="n${count}">globalThis.token = 't${count}';</script><!-- ${count} -->`;

/** The names of the sets that are saved. */
const sets = ({page}) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' saved ')));

describe('the document of a saved site', () => {
  it('may have a nonce and a token: the site is not saved again', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    const before = await sets(site);
    const host = changingHost(site);
    for (let visit = 1; visit <= 3; visit++) {
      await site.open();
      await site.says('Welcome.');
      await site.settled();
      // The answer replaces the document, which the next visit shows.
      await site.page.waitForFunction(
        async (cacheName, token) => {
          const shown = await caches.match('/', {cacheName});
          return (await shown.text()).includes(`'t${token}'`);
        },
        {},
        before[0],
        visit,
      );
    }
    assert.equal(host.count, 3);
    assert.deepEqual(await sets(site), before);
    assert.equal(await site.page.$('docs-site >>> docs-update-notice'), null);
    cut(site);
    await site.open('#/second');
    await site.says('The second page.');
    assert.equal(await site.page.evaluate(() => globalThis.token), 't3');
  });

  it('belongs to the site: with another script, all of it is saved again', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    const [before] = await sets(site);
    site.deploy({'': offlineIndex.replace('docs-site.js', 'docs-site.js?v=2')});
    await site.open();
    await site.says('This page was updated.');
    const after = await sets(site);
    assert.equal(after.length, 1);
    assert.notEqual(after[0], before);
    cut(site);
    await site.open('#/second');
    await site.says('The second page.');
  });

  it('is never missing: without it, the site that was saved before stays', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.deploy({'': (response) => response.writeHead(503).end('Busy')});
    await site.click('button', 'Save again');
    await site.says('Saving was interrupted.');
    cut(site);
    await site.open('#/second');
    await site.says('The second page.');
  });
});
