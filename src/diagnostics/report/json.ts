import type {AppliedFix, Diagnostic} from '../diagnostic.js';
import {helpUrl} from '../help-url.js';

/**
 * Diagnostics for programs: an object with a list of them, each with the URL of its help, and with
 * a list of what was fixed, if that was asked for.
 */
export function jsonReport(found: readonly Diagnostic[], fixed?: readonly AppliedFix[]): string {
  const diagnostics = found.map((one) => ({...one, helpUrl: helpUrl(one.code)}));
  return `${JSON.stringify({diagnostics, fixed}, undefined, 2)}\n`;
}
