import type {Diagnostic} from './diagnostic.js';

/** Each problem once: a snippet has the same ones on every page that includes it. */
export function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
