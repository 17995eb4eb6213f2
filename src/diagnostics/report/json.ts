import type {Diagnostic} from '../diagnostic.js';

/** Diagnostics for programs: an object with a list of them. */
export function jsonReport(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify({diagnostics}, undefined, 2)}\n`;
}
