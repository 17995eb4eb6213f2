import {offlineCatalog} from '../diagnostics/catalog/offline.js';
import type {EntryDetails} from '../diagnostics/catalog.js';
import {diagnoseFrom, type Diagnostic} from '../diagnostics/diagnostic.js';

type OfflineCode = keyof typeof offlineCatalog;

/** Creates the diagnostic of what prevents reading without a network. */
export function diagnoseOffline<C extends OfflineCode>(
  code: C,
  ...details: EntryDetails<(typeof offlineCatalog)[C]>
): Diagnostic {
  const location = {file: 'docs-sw.js'};
  return diagnoseFrom<C, typeof offlineCatalog>(offlineCatalog, code, location, ...details);
}
