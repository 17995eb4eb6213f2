import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {exitCode} from './run-tool.mjs';

/**
 * Runs `test/node/` with Node's own test runner, one file at a time: most of them drive a browser.
 *
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runNodeTests() {
  const files = (await readdir('test/node')).filter((name) => name.endsWith('.test.mjs')).sort();
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-'));
  const report = join(folder, 'report.tap');
  try {
    const code = await exitCode([
      '--test',
      '--test-concurrency=1',
      '--test-timeout=120000',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
      ...files.map((name) => `test/node/${name}`),
    ]);
    return counts(await readFile(report, 'utf8'), code);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Reads the summary at the end of the report; an exit code without a failed test is one of its own.
 */
function counts(tap, code) {
  const count = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  return {passed: count('pass'), failed: failed === 0 && code !== 0 ? 1 : failed};
}
