import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {folderWith} from '../harness/command.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';

const {checkFolder, siteFolder, cleanSite, plantedFaults} = await loadSource(
  'src/check/check-folder.ts',
  'cli/site-folder.ts',
  'test/src/check/planted-faults.ts',
);

describe('a check of a folder on disk', () => {
  it('finds every fault at its line, and nothing else', async (t) => {
    const found = [];
    for (const {files} of [{}, ...plantedFaults]) {
      const folder = await folderWith(t, {...cleanSite, ...files});
      const {diagnostics} = await checkFolder(await siteFolder(folder));
      found.push(diagnostics.map(({code, location}) => [location.file, location.line, code]));
    }
    const planted = plantedFaults.map(({code, file, line}) => [[file, line, code]]);
    assert.deepEqual(found, [[], ...planted]);
  });
});
