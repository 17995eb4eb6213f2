import {catalog, type DiagnosticCode, type DiagnosticDetails} from './catalog.js';

/** How much a problem matters: a broken part, a likely mistake, or a mere remark. */
export type Severity = 'error' | 'warning' | 'info';

/** Where a problem lies. Lines and columns count from 1; `pointer` is a JSON Pointer (RFC 6901) into JSON or YAML. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
}

/** A mistake in a site, as a value: one sentence for people, a code for programs, a place and a way out. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  readonly location: Location;
}

/** A result together with what was wrong on the way. The value is always usable. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes the diagnostic of a code: severity, sentence and hint come from the catalog, filled with `details`. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  location: Location,
  ...details: DiagnosticDetails<C>
): Diagnostic {
  const entry = catalog[code];
  const fill = (text: string | ((details: never) => string)): string =>
    // The catalog's entry and the details belong to the same code, which the signature above guarantees.
    typeof text === 'string' ? text : text(details[0] as never);
  return {
    code,
    severity: entry.severity,
    message: fill(entry.message),
    hint: fill(entry.hint),
    location,
  };
}
