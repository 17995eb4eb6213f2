import {
  catalog,
  type AnyDiagnosticCode,
  type CatalogEntry,
  type DiagnosticCode,
  type DiagnosticDetails,
  type EntryDetails,
} from './catalog.js';

/** How severe a problem is: a broken part, a likely mistake, or only a remark. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * The location of a problem. Lines and columns start at 1; `pointer` is a JSON Pointer (RFC 6901)
 * into JSON or YAML.
 */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer?: string;
}

/**
 * A mistake in a site, as a value: a message for people, a code for programs, a location and how to
 * fix it.
 */
export interface Diagnostic {
  readonly code: AnyDiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  readonly location: Location;
  /** A change that is safe to make without asking. */
  readonly fix?: Fix;
}

/** A text on the line of a problem, and what replaces it. */
export interface Fix {
  readonly find: string;
  readonly replace: string;
  /**
   * Where the text begins; an empty text is added there. Without it, the text is only once on the
   * line.
   */
  readonly column?: number;
  /** What has to change with it on this line or others. */
  readonly others?: readonly PlacedFix[];
}

/** A text at a known place, and what replaces it. */
export interface PlacedFix extends Pick<Fix, 'find' | 'replace'> {
  readonly line: number;
  readonly column: number;
}

/** A problem that was fixed, and what was replaced for that. */
export interface AppliedFix {
  readonly code: AnyDiagnosticCode;
  readonly file: string;
  readonly changes: readonly FixedText[];
}

/** A text that was replaced; the line is that of the new text, from 1. */
export interface FixedText extends Pick<Fix, 'find' | 'replace'> {
  readonly line: number;
}

/** A result together with the problems found while making it. The value is always usable. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the diagnostic of a code: severity, message and hint come from the catalog, filled with
 * `details`.
 */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  location: Location,
  ...details: DiagnosticDetails<C>
): Diagnostic {
  return diagnoseFrom<C, typeof catalog>(catalog, code, location, ...details);
}

/** The same for the codes of another catalog. */
export function diagnoseFrom<
  C extends AnyDiagnosticCode,
  T extends Readonly<Record<C, CatalogEntry>>,
>(entries: T, code: C, location: Location, ...details: EntryDetails<T[C]>): Diagnostic {
  const {severity, message, hint} = entries[code];
  const fill = (text: string | ((of: never) => string)): string =>
    // The catalog's entry and the details belong to the same code, which the signature above
    // guarantees.
    typeof text === 'string' ? text : text(details[0] as never);
  return {code, severity, message: fill(message), hint: fill(hint), location};
}
