import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {describe, it} from 'node:test';
import {bundleSource} from '../../scripts/lib/load-source.mjs';
import {root} from '../harness/sources.mjs';

/**
 * The pages that are read: those of the project, or of all sites in the folder that `CORPUS` names.
 * `SEED` (1) chooses the pairs.
 */
const {CORPUS = '', SEED = '1'} = process.env;
const folders =
  CORPUS === ''
    ? [join(root, 'demo'), join(root, 'test/fixtures/pages')]
    : readdirSync(CORPUS).map((name) => join(CORPUS, name));
const pairs = 200;

const instance = await bundleSource('test/harness/page-trees.ts');
const pages = folders.flatMap((folder) => pagesIn(folder));

/** What reads pages, in a new instance of the code. */
async function newReader() {
  const {treeReader} = await instance();
  const readerOf = (folder) =>
    treeReader((file) => {
      const path = join(folder, file);
      return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
    });
  return {
    read: ([folder, path]) => readerOf(folder).read(path),
    readWithAll: ([folder, path]) => readerOf(folder).readWithAll(path),
  };
}

describe('reading a page', () => {
  it('gives the same tree whatever was read before', async () => {
    assert.ok(pages.length > 40, `only ${String(pages.length)} pages`);
    const random = numbers(Number(SEED));
    const pick = () => pages[Math.floor(random() * pages.length)];
    const fresh = new Map();
    const different = [];
    // One instance reads all pairs, so that each page follows more others; a new one reads it
    // first.
    const {read} = await newReader();
    for (let index = 0; index < pairs; index++) {
      const [before, page] = [pick(), pick()];
      const name = page.join('/');
      if (!fresh.has(name)) fresh.set(name, await (await newReader()).read(page));
      await read(before);
      if ((await read(page)) !== fresh.get(name)) {
        different.push(`${name} after ${before.join('/')}`);
      }
    }
    assert.deepEqual(different, []);
  });

  it('gives the same tree with extensions that the page does not need', async () => {
    const {read, readWithAll} = await newReader();
    const different = [];
    for (const page of pages) {
      if ((await read(page)) !== (await readWithAll(page))) different.push(page.join('/'));
    }
    assert.deepEqual(different, []);
  });
});

/** Numbers from 0 to 1, the same for each seed (a linear congruential generator). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** All pages below a folder, as `[folder, path without extension]`. */
function pagesIn(folder, inner = folder) {
  return readdirSync(inner, {withFileTypes: true}).flatMap((entry) => {
    const path = join(inner, entry.name);
    if (entry.isDirectory()) return /snippets|node_modules/.test(path) ? [] : pagesIn(folder, path);
    const name = relative(folder, path);
    return /\.mdx?$/.test(name) ? [[folder, name.replace(/\.mdx?$/, '')]] : [];
  });
}
