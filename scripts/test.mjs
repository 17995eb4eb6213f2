/**
 * `npm test`: everything that must hold, ending with one line `N passed, N failed`.
 * `npm run test:all` adds what takes long, `npm run test:soak` runs what takes longest: the table
 * in `CONTRIBUTING.md` says what is where. With `--changed`, only the tests run that the changes
 * since the last commit can reach, with `--changed=COMMIT` those since another one.
 *
 * The exit code is 1 when anything failed; a step that crashes has failed.
 */
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {installMissing} from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
installMissing();
const {changedFiles} = await import('./lib/changed/changed-files.mjs');
const {testsToRun} = await import('./lib/changed/tests-to-run.mjs');
const {selectedEngine} = await import('./lib/engines/engines.mjs');
const {findUnusedBrowser} = await import('./lib/engines/find-browser.mjs');
const {runNodeTests} = await import('./lib/tests/node-tests.mjs');
const {runCounting, runTool} = await import('./lib/run-tool.mjs');
const {testFiles} = await import('./lib/tests/suites.mjs');
const {runUnitTests} = await import('./lib/tests/unit-tests.mjs');

const {values: options} = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: {
    all: {type: 'boolean', default: false},
    soak: {type: 'boolean', default: false},
    changed: {type: 'string'},
  },
});
const commands = options.soak
  ? ['npm run test:soak']
  : ['npm test', ...(options.all ? ['npm run test:all'] : [])];
const filesOf = (kind) => commands.flatMap((command) => testFiles(command, kind));
const all = options.soak
  ? {node: filesOf('node')}
  : {unit: filesOf('unit'), element: filesOf('element'), node: filesOf('node')};
const unusedBrowser = options.all && !selectedEngine() ? findUnusedBrowser() : undefined;
const changed = options.changed === undefined ? undefined : changesSince(options.changed);

/** Each step prints with the function that it is given, and returns `{passed, failed}`. */
const steps = {
  validator: (print) => runTool(['scripts/build-validator.mjs'], print),
  build: (print) => runTool(['scripts/build.mjs'], print),
  types: (print) => runTool(['node_modules/typescript-7/bin/tsc', '-b'], print),
  lint: (print) => runTool(['node_modules/oxlint/bin/oxlint'], print),
  format: (print) => runTool(['node_modules/oxfmt/bin/oxfmt', '--check'], print),
  'unit tests': (print) => runUnitTests(files.unit, print),
  'element tests': runElementTests,
  'element tests in the installed browser': (print) =>
    runElementTests(print, {env: {CHROME_PATH: unusedBrowser}}),
  'node tests': (print) => runNodeTests(files.node, print),
};

const start = Date.now();
const total = {passed: 0, failed: 0};
// The validator is generated code that the next steps check, bundle and run.
await runStep('validator');
const {files, leftOut} = changed ? await leaveOut(changed) : {files: all, leftOut: []};
if (options.soak) await inOrder('build', 'node tests');
else {
  await Promise.all([inOrder('build'), inOrder('types', 'lint', 'format', 'unit tests')]);
  // Tests that wait for frames of a browser have the machine to themselves: they run two files at
  // once.
  await inOrder('element tests');
  if (unusedBrowser && files.element.length > 0) {
    await inOrder('element tests in the installed browser');
  }
  await inOrder('node tests');
}

console.log(`\n${secondsSince(start)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function inOrder(...names) {
  for (const name of names) if (!leftOut.includes(name)) await runStep(name);
}

/** `options` are those of `run`. */
function runElementTests(print, options) {
  return runCounting(['scripts/lib/tests/browser-tests.mjs', ...files.element], print, options);
}

/** The files that differ from a commit; the command ends where there is no such commit. */
function changesSince(commit) {
  try {
    return changedFiles(commit);
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

/** Says which tests a change can reach; `leftOut` are the steps that have nothing to do. */
async function leaveOut(changed) {
  const {files, needsBuild, lines} = await testsToRun(changed, all);
  console.log(`\nchanged: ${changed.length} files\n${lines.join('\n')}`);
  const idle = Object.keys(files).filter((kind) => files[kind].length === 0);
  return {
    files,
    leftOut: [...idle.map((kind) => `${kind} tests`), ...(needsBuild ? [] : ['build'])],
  };
}

/** Runs a step, and prints what it said at its end, so that steps that run at once do not mix. */
async function runStep(name) {
  const start = Date.now();
  const said = [];
  const print = (text) => said.push(text);
  const {passed, failed} = await steps[name](print).catch((error) => crashed(error, print));
  total.passed += passed;
  total.failed += failed;
  const mark = failed === 0 ? '✓' : '✗';
  const verdict = `${mark} ${name}: ${passed} passed, ${failed} failed (${secondsSince(start)} s)`;
  console.log([`\n── ${name}`, said.join('').trim(), verdict].filter(Boolean).join('\n'));
}

/** What a step that throws returns. */
function crashed(error, print) {
  print(`${error.stack}\n`);
  return {passed: 0, failed: 1};
}

function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}
