/**
 * A plugin of the test runner: what a failed assertion compared is sent to the process that reports
 * it. Without this, a file would seem to hang where that is a value that cannot be sent, such as an
 * element.
 *
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const comparedValues = {
  name: 'compared-values',
  transform({path, body}) {
    if (!path.endsWith('/test-runner-mocha/dist/autorun.js')) return undefined;
    const sent = body.replaceAll(/\b(expected|actual):e\.\1\b/g, '$1:sendable(e.$1)');
    return `${sent}\n${sendable}`;
  },
};

/** Runs in the page: the value, or a text if it cannot be sent as JSON. */
function sendable(value) {
  if (value instanceof Element) return value.outerHTML;
  if (typeof value === 'bigint') return `${value}n`;
  try {
    JSON.stringify(structuredClone(value));
    return value;
  } catch {
    return Object.prototype.toString.call(value);
  }
}
