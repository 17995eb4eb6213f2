import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {operateOnCaches} from '../harness/offline/cache-operations.mjs';
import {FakeCaches} from '../harness/offline/fake-caches.mjs';
import {openSite} from '../harness/open-site.mjs';

describe('the caches of unit tests', () => {
  it('do what those of a browser do', async (t) => {
    const {page, server} = await openSite(t, {files: acme});
    const run = `(${operateOnCaches})(caches, ${JSON.stringify(server.url)})`;
    const expected = await page.evaluate(run);
    assert.ok(expected.length > 30);
    assert.deepEqual(await operateOnCaches(new FakeCaches(server.url), server.url), expected);
  });

  it('are full as those of a browser are, which keeps what was there', async (t) => {
    const {page, server} = await openSite(t, {files: acme});
    const client = await page.createCDPSession();
    const {origin} = new URL(server.url);
    await client.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 300_000});
    const fill = async (caches, base) => {
      const cache = await caches.open('full');
      await cache.put(`${base}small`, new Response('small'));
      const put = cache.put(`${base}large`, new Response('x'.repeat(1_000_000)));
      const error = await put.catch(({name}) => name);
      const kept = await Promise.all(['small', 'large'].map((path) => cache.match(base + path)));
      return [error, ...kept.map(Boolean)];
    };
    const expected = await page.evaluate(`(${fill})(caches, ${JSON.stringify(server.url)})`);
    const caches = new FakeCaches(server.url);
    caches.quota = 300_000;
    assert.deepEqual(expected, ['QuotaExceededError', true, false]);
    assert.deepEqual(await fill(caches, server.url), expected);
  });
});
