import type {Diagnostic} from '../diagnostic.js';
import {helpUrl} from '../help-url.js';

/** Diagnostics for programs: an object with a list of them, each with the URL of its help. */
export function jsonReport(found: readonly Diagnostic[]): string {
  const diagnostics = found.map((one) => ({...one, helpUrl: helpUrl(one.code)}));
  return `${JSON.stringify({diagnostics}, undefined, 2)}\n`;
}
