import type {EntryDetails} from './catalog.js';
import type {linkCatalog} from './catalog/link.js';
import type {pageCatalog} from './catalog/page.js';
import type {Location} from './diagnostic.js';

/** What can be wrong inside of pages. */
export type ContentCatalog = typeof pageCatalog & typeof linkCatalog;

/** The codes of what can be wrong inside of pages. */
export type ContentCode = keyof ContentCatalog;

/** What a code's sentence needs to know: nothing, or one object. */
export type ContentDetails<C extends ContentCode> = EntryDetails<ContentCatalog[C]>;

/**
 * A mistake in a page before it is put into words (`content/describe.ts`): most readers never see the sentences, so they
 * need not wait for them.
 */
export interface PendingDiagnostic {
  readonly code: ContentCode;
  readonly location: Location;
  /** What the code's sentences are filled with. */
  readonly details: unknown;
}

/** Notes a mistake at a place. */
export function pendingDiagnostic<C extends ContentCode>(
  code: C,
  location: Location,
  ...details: ContentDetails<C>
): PendingDiagnostic {
  return {code, location, details: details[0]};
}
