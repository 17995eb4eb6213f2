import {buildCatalog} from '../diagnostics/catalog/build.js';
import type {EntryDetails} from '../diagnostics/catalog.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../diagnostics/diagnostic.js';

type BuildCode = keyof typeof buildCatalog;

/**
 * Creates the diagnostic of what a build does not write; `at` is the file of the mistake, or a
 * place in it.
 */
export function diagnoseBuild<C extends BuildCode>(
  code: C,
  at: string | Location,
  ...details: EntryDetails<(typeof buildCatalog)[C]>
): Diagnostic {
  const location = typeof at === 'string' ? {file: at} : at;
  return diagnoseFrom<C, typeof buildCatalog>(buildCatalog, code, location, ...details);
}

/** Whether only a build finds a problem. */
export function isOfBuild({code}: Diagnostic): boolean {
  return code.startsWith('build/');
}
