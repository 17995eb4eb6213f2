/**
 * `node scripts/unit.mjs`: runs the unit tests of `src/`, or only those of the folders and files
 * that it is given, such as `test/src/content`.
 */
import {relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const paths = process.argv
  .slice(2)
  .map((path) => relative(root, resolve(path)).replaceAll('\\', '/'));

process.chdir(root);
installMissing();
// The generated validator is one of the sources.
await import('./build-validator.mjs');
const {runUnitTests} = await import('./lib/tests/unit-tests.mjs');
const {testFiles} = await import('./lib/tests/suites.mjs');
const print = (text) => process.stdout.write(text);
const all = testFiles('npm test', 'unit');
const files = all.filter((file) => paths.length === 0 || paths.some((path) => isIn(file, path)));
for (const path of paths) {
  if (!all.some((file) => isIn(file, path))) misuse(`There are no unit tests in ${path}.`);
}
const {failed} = await runUnitTests(files, print, {reporter: 'spec'}).catch((error) => {
  console.error(error.message);
  return {failed: 1};
});
process.exitCode = failed === 0 ? 0 : 1;

function isIn(file, path) {
  return file === path || file.startsWith(`${path}/`);
}

function misuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
