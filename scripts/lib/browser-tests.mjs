import {defaultReporter, startTestRunner} from '@web/test-runner';

/**
 * Runs the unit and element tests in a browser.
 *
 * @returns {Promise<{passed: number, failed: number}>} A test that is skipped has failed, and so
 * has
 *   a file that could not be run.
 */
export async function runBrowserTests() {
  const {default: config} = await import('../../web-test-runner.config.mjs');
  const runner = await startTestRunner({
    config: {...config, reporters: [defaultReporter({reportTestProgress: false})]},
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  if (runner === undefined) return {passed: 0, failed: 1};
  const isPassed = await new Promise((done) => runner.on('finished', done));
  const total = {passed: 0, failed: 0};
  for (const session of runner.sessions.all()) countSession(session, total);
  await runner.stop();
  if (!isPassed && total.failed === 0) total.failed = 1;
  return total;
}

function countSession({errors, testResults, testFile}, total) {
  const before = total.failed;
  if (testResults) countSuite(testResults, total);
  const isBroken = errors.length > 0 || testResults === undefined;
  if (isBroken && total.failed === before) {
    console.error(`${testFile} could not be run.`);
    total.failed += 1;
  }
}

function countSuite({tests, suites}, total) {
  for (const {passed, skipped} of tests) total[passed && !skipped ? 'passed' : 'failed'] += 1;
  for (const suite of suites) countSuite(suite, total);
}
