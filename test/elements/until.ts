/* oxlint-disable no-restricted-properties -- A guard, which ends a test that hangs. */

/** After so many milliseconds, a test that waits in vain ends: no machine is so slow. */
const guard = 60_000;

/**
 * Resolves once a condition holds. It is checked at once, and again after all that is ready to run
 * then has run.
 *
 * @throws Error with the message if the condition never holds.
 */
export async function until(
  condition: () => unknown,
  message = 'The condition never held.',
): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > guard) throw new Error(message);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
