import {waitUntil} from '@open-wc/testing';

/**
 * Resolves once a condition holds. The limit only ends tests that fail: it is long enough for a
 * busy machine, and shorter than that of a test.
 */
export function until(condition: () => unknown, message?: string, limit = 10_000): Promise<void> {
  return waitUntil(condition, message, {timeout: limit});
}
