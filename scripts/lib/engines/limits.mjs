/** The limits of the test runner, in milliseconds: they only end what hangs. */
export const limits = {
  browserStartTimeout: 300_000,
  testsStartTimeout: 300_000,
  testsFinishTimeout: 600_000,
  testFramework: {config: {timeout: 120_000}},
};
