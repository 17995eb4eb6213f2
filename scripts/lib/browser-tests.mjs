/**
 * Runs the element tests in a browser and sends the process that started this one how many passed
 * and failed. A test that is skipped has failed, and so has a file that cannot be run. In other
 * browsers than Chromium, tests that need what the driver does not support are counted separately.
 */
import {defaultReporter, startTestRunner} from '@web/test-runner';
import config from '../../web-test-runner.config.mjs';
import {selectedEngine} from './engines/engines.mjs';

const engine = selectedEngine();

const runner = await startTestRunner({
  config: {...config, reporters: [defaultReporter({reportTestProgress: false})]},
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
if (runner === undefined) process.exit(1);
const isPassed = await new Promise((done) => runner.on('finished', done));
const total = {passed: 0, failed: 0, unsupported: 0};
for (const session of runner.sessions.all()) countSession(session);
await runner.stop();
process.send(total, () => process.exit(isPassed || (engine && total.failed === 0) ? 0 : 1));

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
  for (const test of tests) total[resultOf(test)] += 1;
  for (const suite of suites) countSuite(suite);
}

function resultOf({passed, skipped, error}) {
  if (passed && !skipped) return 'passed';
  const isUnsupported = engine && /not supported|CDP support/.test(error?.message);
  return isUnsupported ? 'unsupported' : 'failed';
}
