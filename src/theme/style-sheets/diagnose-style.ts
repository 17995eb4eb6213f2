import {styleCatalog} from '../../diagnostics/catalog/style.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../../diagnostics/diagnostic.js';
import type {EntryDetails} from '../../diagnostics/catalog.js';

type StyleCode = keyof typeof styleCatalog;

/** {@link diagnose} for style sheets. */
export function diagnoseStyle<C extends StyleCode>(
  code: C,
  location: Location,
  ...details: EntryDetails<(typeof styleCatalog)[C]>
): Diagnostic {
  return diagnoseFrom<C, typeof styleCatalog>(styleCatalog, code, location, ...details);
}
