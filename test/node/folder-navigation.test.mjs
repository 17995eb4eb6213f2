import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';

const {folderNavigation} = await loadSource('cli/init/folder-navigation.ts');

describe('the navigation that docs-site init writes', () => {
  it('has a group for each folder, also for one inside another', () => {
    const files = ['b/2.mdx', 'b/1.md', 'b/in/1.md', 'index.mdx'];
    assert.deepEqual(folderNavigation(files, []), [
      {group: 'Start', pages: ['index']},
      {group: 'B', pages: ['b/1', 'b/2', {group: 'In', pages: ['b/in/1']}]},
    ]);
  });

  it('is made in proportion to the pages of a folder', (t) => {
    let read = 0;
    const iterate = Array.prototype[Symbol.iterator];
    t.after(() => (Array.prototype[Symbol.iterator] = iterate));
    Array.prototype[Symbol.iterator] = function () {
      read += this.length;
      return iterate.call(this);
    };
    const readsFor = (count) => {
      const files = Array.from({length: count}, (_, at) => `guides/${at}.mdx`);
      read = 0;
      folderNavigation(files, []);
      return read;
    };
    assert.ok(readsFor(400) < readsFor(200) * 2.5);
  });
});
