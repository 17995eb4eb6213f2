/**
 * `node scripts/unit.mjs`: runs the unit tests of `src/`, or only those of the folders and files
 * that it is given, such as `test/src/content`.
 */
import {relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const paths = process.argv.slice(2).map((path) => relative(root, resolve(path)));

process.chdir(root);
installMissing();
// The generated validator is one of the sources.
await import('./build-validator.mjs');
const {runUnitTests} = await import('./lib/unit-tests.mjs');
const print = (text) => process.stdout.write(text);
const options = {paths: paths.length > 0 ? paths : undefined, reporter: 'spec'};
const {failed} = await runUnitTests(print, options).catch((error) => {
  console.error(error.message);
  return {failed: 1};
});
process.exitCode = failed === 0 ? 0 : 1;
