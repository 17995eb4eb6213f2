import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {selectedEngine} from '../engines/engines.mjs';
import {unsupportedIn} from '../engines/unsupported.mjs';
import {run} from '../run-tool.mjs';
import {sharedBrowser} from './test-browser.mjs';

/** How many files run at once: tests wait for frames of a browser, and each file gets a core. */
const workers = 2;

/** After so many milliseconds, a process that hangs is ended: nothing takes so long. */
const guard = 10 * 60_000;

/**
 * Runs files that use Node's own test runner, each in a process of its own, two at once. All files
 * of a worker share a browser, see `test/harness/browser.mjs`.
 *
 * @param {readonly string[]} files
 * @param {(text: string) => void} print Gets a line for each file that has ended, and all that a
 *   file says in which a test has failed.
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runNodeTests(files, print) {
  const waiting = [...files];
  const total = {passed: 0, failed: 0};
  await Promise.all(Array.from({length: workers}, work));
  return total;

  async function work() {
    const browser = sharedBrowser();
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const start = Date.now();
      const said = [];
      const options = {env: await browser.environment()};
      const {passed, failed} = await runFiles([file], (text) => said.push(text), options);
      total.passed += passed;
      total.failed += failed;
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      if (failed > 0) print(said.join(''));
      print(
        `${failed === 0 ? '✓' : '✗'} ${file}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
      );
    }
    browser.close();
  }
}

/**
 * Runs files that use Node's own test runner in one process.
 *
 * @param {readonly string[]} script One file, or `--test` and more of them.
 * @param {(text: string) => void} print
 * @param {object} [options]
 * @param {'spec' | 'dot'} [options.reporter] How each test is printed: by its name, or as a dot.
 * @param {NodeJS.ProcessEnv} [options.env] More of the environment.
 * @returns {Promise<{passed: number, failed: number}>} A test that is skipped or still to be
 *   written has failed.
 */
export async function runFiles(script, print, {reporter = 'spec', env} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-'));
  const report = join(folder, 'report.tap');
  const options = [
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  try {
    const {code} = await run([...options, ...script], print, {env, timeout: guard});
    const tap = await readFile(report, 'utf8');
    if (!/^# tests \d+$/m.test(tap)) print('The tests ended before all were run.\n');
    return counts(tap, code);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Reads the summary at the end of the report. An exit code without a failed test, or a report
 * without a test, is one failure. Where another browser than Chromium is selected, `skipped` lists
 * the tests that need what it does not support.
 */
function counts(tap, code) {
  const count = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const passed = count('pass');
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  const isBroken = code !== 0 || passed === 0;
  const reports = selectedEngine() ? tap.split(/^ *not ok \d+ - /m).slice(1) : [];
  const skipped = reports.flatMap((report) => {
    const unsupported = unsupportedIn(report.split(/^ *\.\.\.$/m)[0]);
    return unsupported ? [{name: report.split('\n', 1)[0], unsupported}] : [];
  });
  return {passed, failed: failed === 0 && isBroken ? 1 : failed - skipped.length, skipped};
}
