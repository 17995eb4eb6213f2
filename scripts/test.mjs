/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`.
 * The exit code is 1 when anything failed; a step that crashes has failed.
 */
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
installMissing();
const {runBrowserTests} = await import('./lib/browser-tests.mjs');
const {runNodeTests} = await import('./lib/node-tests.mjs');
const {runTool} = await import('./lib/run-tool.mjs');

/** Each step gives `{passed, failed}`; what it has to say, it prints. */
const steps = [
  ['build', () => runTool(['scripts/build.mjs'])],
  ['types', () => runTool(['node_modules/typescript/bin/tsc', '-b'])],
  ['lint', () => runTool(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])],
  ['format', () => runTool(['node_modules/prettier/bin/prettier.cjs', '.', '--check'])],
  ['unit and element tests', runBrowserTests],
  ['node tests', runNodeTests],
];

const total = {passed: 0, failed: 0};
for (const [name, run] of steps) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const {passed, failed} = await run().catch(crashed);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function crashed(error) {
  console.error(error);
  return {passed: 0, failed: 1};
}
