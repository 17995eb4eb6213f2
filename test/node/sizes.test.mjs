import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
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
    const site = await openSite(t, {folder: 'demo', isPublished: true});
    await site.shown(pagesOf('demo/docs.json')[0]);
    await site.page.waitForNetworkIdle();

    const paths = new Set(
      site.server.requests.map((url) => new URL(url, site.server.url).pathname),
    );
    const sizes = [...paths]
      .map((path) => [fileOf(path), path])
      .filter(([file]) => file !== undefined && existsSync(file))
      .map(([file, path]) => [compressedSize(file), path])
      .sort(([a], [b]) => b - a);
    const total = sizes.reduce((sum, [size]) => sum + size, 0);
    for (const [size, path] of sizes) t.diagnostic(`${String(size).padStart(6)} ${path}`);
    t.diagnostic(`${String(total).padStart(6)} bytes of brotli in all`);
    assert.ok(total <= limit, `${total} bytes`);
  });
});

/** The file an address stands for, if it is code or data of ours. */
function fileOf(path) {
  if (path === '/docs.json') return join(root, 'demo/docs.json');
  return path.startsWith('/docs-site/')
    ? join(root, path.replace('/docs-site/', 'dist/'))
    : undefined;
}

function compressedSize(file) {
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return brotliCompressSync(readFileSync(file), options).length;
}
