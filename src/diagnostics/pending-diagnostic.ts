import type {EntryDetails} from './catalog.js';
import type {linkCatalog} from './catalog/link.js';
import type {pageCatalog} from './catalog/page.js';
import type {Location} from './diagnostic.js';

/** The catalog of problems in pages. */
export type ContentCatalog = typeof pageCatalog & typeof linkCatalog;

/** The codes of problems in pages. */
export type ContentCode = keyof ContentCatalog;

/** The details that fill a code's message: nothing, or one object. */
export type ContentDetails<C extends ContentCode> = EntryDetails<ContentCatalog[C]>;

/**
 * A mistake in a page before it has a message (`content/describe.ts`): most visitors never see the
 * messages, so they need not wait for them.
 */
export interface PendingDiagnostic {
  readonly code: ContentCode;
  readonly location: Location;
  /** The details that fill the code's message and hint. */
  readonly details: unknown;
}

/** Creates the pending diagnostic of a mistake at a location. */
export function pendingDiagnostic<C extends ContentCode>(
  code: C,
  location: Location,
  ...details: ContentDetails<C>
): PendingDiagnostic {
  return {code, location, details: details[0]};
}
