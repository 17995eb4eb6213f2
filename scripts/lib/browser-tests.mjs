/**
 * Runs the element tests in a browser and sends the process that started this one how many passed
 * and failed. A test that is skipped has failed, and so has a file that cannot be run.
 */
import {defaultReporter, startTestRunner} from '@web/test-runner';
import config from '../../web-test-runner.config.mjs';

const runner = await startTestRunner({
  config: {...config, reporters: [defaultReporter({reportTestProgress: false})]},
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
if (runner === undefined) process.exit(1);
const isPassed = await new Promise((done) => runner.on('finished', done));
const total = {passed: 0, failed: 0};
for (const session of runner.sessions.all()) countSession(session);
await runner.stop();
process.send(total, () => process.exit(isPassed ? 0 : 1));

function countSession({errors, testResults, testFile}) {
  const before = total.failed;
  if (testResults) countSuite(testResults);
  const isBroken = errors.length > 0 || testResults === undefined;
  if (isBroken && total.failed === before) {
    console.error(`${testFile} could not be run.`);
    total.failed += 1;
  }
}

function countSuite({tests, suites}) {
  for (const {passed, skipped} of tests) total[passed && !skipped ? 'passed' : 'failed'] += 1;
  for (const suite of suites) countSuite(suite);
}
