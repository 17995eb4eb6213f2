import {siteCatalog} from '../diagnostics/catalog/site.js';
import {writingCatalog} from '../diagnostics/catalog/writing.js';
import type {EntryDetails} from '../diagnostics/catalog.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../diagnostics/diagnostic.js';

const catalog = {...siteCatalog, ...writingCatalog} as const;

/** The codes that only a check of the whole site reports. */
export type CheckCode = keyof typeof catalog;

/** The details that fill a code's message and hint: nothing, or one object. */
export type CheckDetails<C extends CheckCode> = EntryDetails<(typeof catalog)[C]>;

/** Creates the diagnostic of a code. */
export function diagnoseCheck<C extends CheckCode>(
  code: C,
  location: Location,
  ...details: CheckDetails<C>
): Diagnostic {
  return diagnoseFrom<C, typeof catalog>(catalog, code, location, ...details);
}
