import type {EntryDetails} from '../../diagnostics/catalog.js';
import {configCatalog} from '../../diagnostics/catalog/config.js';
import {linkCatalog} from '../../diagnostics/catalog/link.js';
import {navCatalog} from '../../diagnostics/catalog/nav.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../../diagnostics/diagnostic.js';

const catalog = {...configCatalog, ...navCatalog, ...linkCatalog} as const;

/** The codes of problems in `docs.json`. */
export type ConfigCode = keyof typeof catalog;

/** The details that fill a code's message and hint: nothing, or one object. */
export type ConfigDetails<C extends ConfigCode> = EntryDetails<(typeof catalog)[C]>;

/** Creates the diagnostic of a mistake in `docs.json`. */
export function diagnoseConfig<C extends ConfigCode>(
  code: C,
  location: Location,
  ...details: ConfigDetails<C>
): Diagnostic {
  return diagnoseFrom<C, typeof catalog>(catalog, code, location, ...details);
}

/** The details of a code, or a function that finds them: it is called for those that are listed. */
export type ReportedDetails<C extends ConfigCode> =
  ConfigDetails<C> extends [infer Details] ? [Details | (() => Details)] : [];

/** Reports a mistake at a JSON pointer of `docs.json`. */
export type Report = <C extends ConfigCode>(
  code: C,
  pointer: string,
  ...details: ReportedDetails<C>
) => void;
