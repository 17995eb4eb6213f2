import assert from 'node:assert/strict';
import {rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {folderWith} from '../harness/command.mjs';

const {watchFolders} = await loadSource('cli/serve/watch-folders.ts');

const others = Array.from({length: 20}, (_, index) => [`guides/${index}.mdx`, 'Text.']);

describe('watching folders', () => {
  it('misses no change that is made as soon as it has begun', async (t) => {
    for (let round = 0; round < 20; round++) {
      const folder = await folderWith(t, {...Object.fromEntries(others), 'page.mdx': 'Before.'});
      const page = join(folder, 'page.mdx');
      let resolve;
      const changes = new Promise((done) => (resolve = done));
      const stop = await watchFolders([folder], resolve, assert.fail);
      t.after(stop);
      await writeFile(page, 'After.');
      assert.deepEqual(await changes, [page]);
    }
  });

  it('tells of what fails after a change, and of the next change', async (t) => {
    const folder = await folderWith(t, {'page.mdx': 'Before.'});
    const error = new Error('It cannot be read.');
    let told;
    const changed = (paths) => {
      if (told) return told(paths);
      throw error;
    };
    let stop;
    const failed = new Promise((done) => (stop = watchFolders([folder], changed, done)));
    t.after(async () => (await stop)());
    await stop;
    await writeFile(join(folder, 'page.mdx'), 'After.');
    assert.equal(await failed, error);
    const next = new Promise((done) => (told = done));
    await writeFile(join(folder, 'more.mdx'), 'More.');
    assert.deepEqual(await next, [join(folder, 'more.mdx')]);
  });

  it('goes on where a folder is renamed and comes back', async (t) => {
    const folder = await folderWith(t, {'site/page.mdx': 'Before.'});
    const [site, page] = [join(folder, 'site'), join(folder, 'site/page.mdx')];
    let told;
    const next = () => new Promise((done) => (told = done));
    const isGone = next();
    t.after(await watchFolders([site], (paths) => told(paths), assert.fail));
    await rename(site, `${site}-renamed`);
    await isGone;
    const isBack = next();
    await rename(`${site}-renamed`, site);
    await isBack;
    const isChanged = next();
    await writeFile(page, 'After.');
    assert.deepEqual(await isChanged, [page]);
  });
});
