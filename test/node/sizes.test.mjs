import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {brotliCompressSync, constants} from 'node:zlib';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {filesIn, root} from '../harness/sources.mjs';

/** What a reader waits for, in bytes: 60 KB is the promise. */
const limit = 60_000;

/** Colours and options of code are fetched after the first text, for blocks near the part that is seen. */
const isAfterText = /^\/docs-site\/chunks\/(?:code-|highlight-|near-controller-|languages\/)/;

describe('the first page', () => {
  it(`needs at most ${limit / 1000} KB of code and data of ours, compressed`, async (t) => {
    const site = await openSite(t, {folder: 'demo', isPublished: true});
    await site.shown(pagesOf('demo/docs.json')[0]);
    await site.page.waitForNetworkIdle();

    const paths = new Set(
      site.server.requests.map((url) => new URL(url, site.server.url).pathname),
    );
    const sizes = [...paths]
      .filter((path) => !isAfterText.test(path))
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

describe('coloured code', () => {
  it('needs at most 10 KB for the highlighter, less than 4 for most languages', () => {
    const sizes = filesIn('dist/chunks', '.js').map((path) => [
      path,
      compressedSize(join(root, path)),
    ]);
    const [highlighter] = sizes.filter(([path]) => path.startsWith('dist/chunks/highlight-'));
    assert.ok(highlighter[1] <= 10_000, `${highlighter[1]} bytes`);
    const grammars = sizes.filter(([path]) => path.startsWith('dist/chunks/languages/'));
    assert.ok(grammars.length > 40);
    assert.ok(grammars.filter(([, size]) => size > 4000).length < 5);
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
