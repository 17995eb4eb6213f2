import type {EntryDetails} from '../src/diagnostics/catalog.js';
import {convertCatalog} from '../src/diagnostics/catalog/convert.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../src/diagnostics/diagnostic.js';

type ConvertCode = keyof typeof convertCatalog;

/** A place in a file of another tool; the line, from 1, may not be known. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number | undefined;
}

/** A place as the location of a diagnostic. */
export function locationOf({file, line}: SourcePlace): Location {
  return line === undefined ? {file} : {file, line};
}

/** Creates the diagnostic of what is not carried over from another tool. */
export function note<C extends ConvertCode>(
  code: C,
  place: SourcePlace,
  ...details: EntryDetails<(typeof convertCatalog)[C]>
): Diagnostic {
  return diagnoseFrom<C, typeof convertCatalog>(
    convertCatalog,
    code,
    locationOf(place),
    ...details,
  );
}
