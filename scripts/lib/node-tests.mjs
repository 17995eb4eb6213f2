import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {selectedEngine} from './engines/engines.mjs';
import {unsupportedIn} from './engines/unsupported.mjs';
import {run} from './run-tool.mjs';

/**
 * Runs `test/node/`. Most of these files drive a browser of their own.
 *
 * @param {(text: string) => void} print
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runNodeTests(print) {
  const files = (await readdir('test/node')).filter((name) => name.endsWith('.test.mjs')).sort();
  const options = ['--test', '--test-concurrency=2', '--test-timeout=300000'];
  return runFiles([...options, ...files.map((name) => `test/node/${name}`)], print);
}

/**
 * Runs files that use Node's own test runner.
 *
 * @param {readonly string[]} script One file, or `--test` and more of them.
 * @param {(text: string) => void} print
 * @param {'spec' | 'dot'} [reporter] How each test is printed: by its name, or as a dot.
 * @returns {Promise<{passed: number, failed: number}>} A test that is skipped or still to be
 * written
 *   has failed.
 */
export async function runFiles(script, print, reporter = 'spec') {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-'));
  const report = join(folder, 'report.tap');
  const options = [
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  try {
    const {code} = await run([...options, ...script], print);
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
