import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {brotliCompressSync, constants} from 'node:zlib';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {root} from '../harness/sources.mjs';

/** What a reader waits for, in bytes: 60 KB is the promise. */
const limit = 60_000;

describe('the first page', () => {
  it(`needs at most ${limit / 1000} KB of code and data of ours, compressed`, async (t) => {
    const site = await openSite(t, {folder: 'demo'});
    await site.shown(pagesOf('demo/docs.json')[0]);
    await site.page.waitForNetworkIdle();

    const paths = new Set(
      site.server.requests.map((url) => new URL(url, site.server.url).pathname),
    );
    const ours = [...paths].filter(
      (path) => path.startsWith('/docs-site/') || path === '/docs.json',
    );
    const sizes = ours.map((path) => [compressedSize(path), path]).sort(([a], [b]) => b - a);
    const total = sizes.reduce((sum, [size]) => sum + size, 0);
    for (const [size, path] of sizes) t.diagnostic(`${String(size).padStart(6)} ${path}`);
    t.diagnostic(`${String(total).padStart(6)} bytes of brotli in all`);
    assert.ok(total <= limit, `${total} bytes`);
  });
});

function compressedSize(path) {
  const file = path.startsWith('/docs-site/')
    ? path.replace('/docs-site/', 'dist/')
    : `demo${path}`;
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return brotliCompressSync(readFileSync(join(root, file)), options).length;
}
