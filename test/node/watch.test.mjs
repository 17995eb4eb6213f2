import assert from 'node:assert/strict';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {watchFolders} from '../../scripts/lib/watch.mjs';
import {folderWith} from '../harness/command.mjs';

const others = Array.from({length: 20}, (_, index) => [`guides/${index}.mdx`, 'Text.']);

describe('watching folders', () => {
  it('misses no change that is made as soon as it has begun', async (t) => {
    for (let round = 0; round < 20; round++) {
      const folder = await folderWith(t, {...Object.fromEntries(others), 'page.mdx': 'Before.'});
      const page = join(folder, 'page.mdx');
      let resolve;
      const changes = new Promise((done) => (resolve = done));
      const stop = await watchFolders([folder], resolve);
      t.after(stop);
      await writeFile(page, 'After.');
      assert.deepEqual(await changes, [page]);
    }
  });
});
