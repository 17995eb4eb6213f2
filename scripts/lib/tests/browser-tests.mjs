/**
 * Runs the element tests in a browser and sends the process that started this one how many passed
 * and failed. A test that is skipped has failed, and so has a file that cannot be run. In other
 * browsers than Chromium, `skipped` lists the tests that need what the driver does not support.
 *
 * Arguments are the files to run, relative to the project.
 */
import {startTestRunner} from '@web/test-runner';
import config, {pagePlugins, reporters} from '../../../web-test-runner.config.mjs';
import {bundledTests} from './bundled-tests.mjs';
import {testsOf} from '../engines/unsupported.mjs';

const files = process.argv.slice(2);
const runner = await startTestRunner({
  config: {
    ...config,
    files,
    nodeResolve: false,
    plugins: [bundledTests(files), ...pagePlugins],
    reporters: reporters({reportTestProgress: false}),
  },
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
if (runner === undefined) process.exit(1);
const isPassed = await new Promise((done) => runner.on('finished', done));
const total = {passed: 0, failed: 0, skipped: []};
for (const session of runner.sessions.all()) countSession(session);
// A browser that does not close is ended with this process.
setTimeout(exit, 10_000);
process.send(total, () => runner.stop().finally(exit));

function exit() {
  process.exit(isPassed ? 0 : 1);
}

function countSession({errors, testResults, testFile}) {
  const before = total.failed;
  for (const {name, test} of testsOf(testResults)) {
    if (test.unsupported) total.skipped.push({name, unsupported: test.unsupported});
    else if (test.passed && !test.skipped) total.passed += 1;
    else total.failed += 1;
  }
  const isBroken = errors.length > 0 || testResults === undefined;
  if (isBroken && total.failed === before) {
    console.error(`${testFile} could not be run.`);
    total.failed += 1;
  }
}
