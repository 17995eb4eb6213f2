import type {EntryDetails} from './catalog.js';
import type {linkCatalog} from './catalog/link.js';
import type {openapiCatalog} from './catalog/openapi.js';
import type {pageCatalog} from './catalog/page.js';
import type {Diagnostic, Location} from './diagnostic.js';

/** The catalog of problems in pages, and in API descriptions. */
export type ContentCatalog = typeof pageCatalog & typeof linkCatalog & typeof openapiCatalog;

/** The codes of these problems. */
export type ContentCode = keyof ContentCatalog;

/** The details that fill a code's message: nothing, or one object. */
export type ContentDetails<C extends ContentCode> = EntryDetails<ContentCatalog[C]>;

/**
 * A mistake in a page or an API description before it has a message (`content/describe.ts`): most
 * visitors never see the messages, so they need not wait for them.
 */
export interface PendingDiagnostic {
  readonly code: ContentCode;
  readonly location: Location;
  /** The details that fill the code's message and hint. */
  readonly details: unknown;
}

/** A problem, with or without its message. */
export type Problem = Diagnostic | PendingDiagnostic;

/** Creates the pending diagnostic of a mistake at a location. */
export function pendingDiagnostic<C extends ContentCode>(
  code: C,
  location: Location,
  ...details: ContentDetails<C>
): PendingDiagnostic {
  return {code, location, details: details[0]};
}
