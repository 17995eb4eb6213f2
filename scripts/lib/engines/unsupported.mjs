/**
 * Skips the tests that need what the driver of a browser does not support, and names each of them
 * with the reason. They are found by the error that the driver gives. In Chromium, no test is
 * skipped.
 */

/**
 * What an error says that a driver does not support, `undefined` for any other error.
 *
 * @param {string} [message]
 */
export function unsupportedIn(message = '') {
  if (/createCDPSession|CDP support/.test(message)) return 'the protocol of Chromium';
  if (/NS_ERROR_FILE_IS_DIRECTORY/.test(message)) return 'a folder in the dialog for files';
  return /(?:not supported:|unknown command) (\S.*?)(?:'| RemoteError.*)?$/m.exec(message)?.[1];
}

/**
 * A reporter, to be put before others: they report these tests as skipped, not as failed. What a
 * test needs is its `unsupported` then.
 *
 * @param {string} engine The name of the browser.
 * @returns {import('@web/test-runner-core').Reporter}
 */
export const skipUnsupported = (engine) => ({
  reportTestFileResults({logger, sessionsForTestFile}) {
    for (const session of sessionsForTestFile) {
      const tests = testsOf(session.testResults);
      for (const {name, test} of tests) {
        const unsupported = unsupportedIn(test.error?.message);
        if (unsupported === undefined) continue;
        Object.assign(test, {skipped: true, error: undefined, unsupported});
        logger.log(` Skipped in ${engine}, because it needs ${unsupported}: ${name}`);
      }
      const areRight = tests.every(({test}) => test.passed || test.unsupported);
      session.passed ||= session.errors.length === 0 && tests.length > 0 && areRight;
    }
  },
});

/** All tests of a suite, each with its name after those of the suites around it. */
export function testsOf(suite, names = []) {
  if (!suite) return [];
  const around = suite.name ? [...names, suite.name] : names;
  return [
    ...suite.tests.map((test) => ({name: [...around, test.name].join(' > '), test})),
    ...suite.suites.flatMap((inner) => testsOf(inner, around)),
  ];
}
