import {convertCatalog} from '../src/diagnostics/catalog/convert.js';
import type {EntryDetails} from '../src/diagnostics/catalog.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../src/diagnostics/diagnostic.js';

type ConvertCode = keyof typeof convertCatalog;

/** Creates the diagnostic of what is not carried over from another tool. */
export function note<C extends ConvertCode>(
  code: C,
  location: Location,
  ...details: EntryDetails<(typeof convertCatalog)[C]>
): Diagnostic {
  return diagnoseFrom<C, typeof convertCatalog>(convertCatalog, code, location, ...details);
}
