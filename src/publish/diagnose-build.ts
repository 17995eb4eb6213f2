import {buildCatalog} from '../diagnostics/catalog/build.js';
import type {EntryDetails} from '../diagnostics/catalog.js';
import {diagnoseFrom, type Diagnostic} from '../diagnostics/diagnostic.js';

type BuildCode = keyof typeof buildCatalog;

/** Creates the diagnostic of what a build does not write; `file` is where the mistake is. */
export function diagnoseBuild<C extends BuildCode>(
  code: C,
  file: string,
  ...details: EntryDetails<(typeof buildCatalog)[C]>
): Diagnostic {
  return diagnoseFrom<C, typeof buildCatalog>(buildCatalog, code, {file}, ...details);
}
