/**
 * `npm run test:engines`: the element tests in Firefox and WebKit, the journeys in Firefox, and
 * those of `test/engines/` in WebKit. A browser that is not installed is skipped by its name. Ends
 * with the tests that a browser skips because its driver does not support what they need, and a
 * table; the exit code is 1 when anything failed. With `--no-build`, journeys read the existing
 * `dist/`.
 */
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
installMissing();
const {engines} = await import('./lib/engines/engines.mjs');
const {runFiles} = await import('./lib/tests/node-tests.mjs');
const {runCounting, runTool} = await import('./lib/run-tool.mjs');
const {suites, testFiles} = await import('./lib/tests/suites.mjs');

/** Journeys that need nothing but what WebDriver BiDi can do. */
const journeys = [
  'reading',
  'history',
  'offline',
  'offline-sets',
  'offline-unwanted',
  'offline-redirects',
  'embedding',
  'embedding-examples',
  'cross-origin',
  'host-redirects',
  'urls',
  'entry',
  'mixed-versions',
  'csp',
  'bad-input',
  'built-pages',
  'build-single-file',
  'build-print',
  'print-section',
  'open',
  'own-loader',
  'interactive-components',
  'interactive-journeys',
];

const nodeFiles = Object.keys(suites)
  .flatMap((command) => testFiles(command, 'node'))
  .filter((file) => journeys.includes(basename(file, '.test.mjs')));
/** Journeys in a browser that Puppeteer cannot control. */
const ownFiles = testFiles('npm run test:engines', 'node');
const elementFiles = testFiles('npm test', 'element');
const print = (text) => process.stdout.write(text);
const rows = [];
const skips = [];
const missing = [];
let hasFailed = false;

const found = Object.entries(engines).filter(([, {name, packages, find}]) => {
  const isFound = Boolean(find());
  const hint = `install ${packages.join(' and ')} to run its tests`;
  if (!isFound) missing.push(`${name} is skipped, because it is not installed: ${hint}`);
  return isFound;
});
if (found.length > 0 && !process.argv.includes('--no-build')) {
  for (const script of ['build-validator', 'build']) {
    await runTool([`scripts/${script}.mjs`], print);
  }
}
for (const [engine, {name, runsJourneys}] of found) {
  process.env.ENGINE = engine;
  count(
    name,
    'elements',
    await runCounting(['scripts/lib/tests/browser-tests.mjs', ...elementFiles], print),
  );
  const files = runsJourneys ? nodeFiles : ownFiles;
  count(name, 'journeys', await runFiles(['--test', '--test-concurrency=1', ...files], print));
}
const header = ['Browser', 'Tests', 'Passed', 'Failed', 'Skipped'];
const table = [header, ...rows].map((row) => row.map((cell) => String(cell).padEnd(10)).join(''));
const parts = [skips, missing, rows.length > 0 ? table : []].filter(({length}) => length > 0);
console.log(parts.map((lines) => `\n${lines.join('\n')}`).join('\n'));
process.exit(hasFailed ? 1 : 0);

function count(browser, kind, {passed, failed, skipped = []}) {
  hasFailed ||= failed > 0;
  rows.push([browser, kind, passed, failed, skipped.length]);
  for (const {name, unsupported} of skipped) {
    skips.push(`Skipped in ${browser}, because it needs ${unsupported}: ${name}`);
  }
}
