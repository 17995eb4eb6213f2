import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {folderWith} from '../harness/command.mjs';
import {root, textOf} from '../harness/sources.mjs';

const {siteFilesIn} = await loadSource('cli/package.ts');

/** All files below a folder, with `/`. */
async function filesBelow(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

const copying = /^( *)const isForPackages[^]*?^\1\}\);\n/gm;

const recipes = [
  ['the page about embedding', 'demo/guide/embedding.mdx', 2],
  ['the example with React', 'demo/embedding/react/vite.config.js', 1],
  ['the example with Vue', 'demo/embedding/vue/vite.config.js', 1],
];

describe('a recipe for a bundler', () => {
  for (const [where, file, expected] of recipes) {
    it(`copies what a site needs and nothing else, in ${where}`, async (t) => {
      const found = [...textOf(file).matchAll(copying)].map(([text]) => text);
      assert.equal(found.length, expected);
      const needed = siteFilesIn(join(root, 'dist'));
      for (const text of found) {
        const folder = await folderWith(t);
        await mkdir(join(folder, 'node_modules'));
        await symlink(root, join(folder, 'node_modules/docs-site-element'), 'junction');
        const script = `import {cp} from 'node:fs/promises';\n${text}`;
        await writeFile(join(folder, 'copy.mjs'), script);
        execFileSync(process.execPath, ['copy.mjs'], {cwd: folder});
        assert.deepEqual(await filesBelow(join(folder, 'public/docs-site')), needed);
      }
    });
  }
});
