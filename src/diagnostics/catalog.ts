import type {buildCatalog} from './catalog/build.js';
import type {configCatalog} from './catalog/config.js';
import type {convertCatalog} from './catalog/convert.js';
import type {linkCatalog} from './catalog/link.js';
import {loadCatalog} from './catalog/load.js';
import type {navCatalog} from './catalog/nav.js';
import type {offlineCatalog} from './catalog/offline.js';
import type {openapiCatalog} from './catalog/openapi.js';
import type {pageCatalog} from './catalog/page.js';
import type {searchCatalog} from './catalog/search.js';
import type {siteCatalog} from './catalog/site.js';
import type {styleCatalog} from './catalog/style.js';
import type {writingCatalog} from './catalog/writing.js';

/**
 * Every problem that visitors may see: its code, its severity, the message and how to fix it. One
 * file for each area. A code never changes its meaning.
 *
 * The areas that only authors see are separate and load later: `config` and `nav` with the checks
 * of `docs.json`, `page`, `link` and `openapi` with `content/describe.ts`, `site` and `writing`
 * with `src/check/`.
 */
export const catalog = loadCatalog;

/** The codes of {@link catalog}. */
export type DiagnosticCode = keyof typeof catalog;

/** The codes of everything that can be wrong in a site. */
export type AnyDiagnosticCode =
  | DiagnosticCode
  | keyof typeof buildCatalog
  | keyof typeof configCatalog
  | keyof typeof convertCatalog
  | keyof typeof navCatalog
  | keyof typeof offlineCatalog
  | keyof typeof openapiCatalog
  | keyof typeof pageCatalog
  | keyof typeof linkCatalog
  | keyof typeof searchCatalog
  | keyof typeof siteCatalog
  | keyof typeof styleCatalog
  | keyof typeof writingCatalog;

/** The details that fill a code's message and hint: nothing, or one object. */
export type DiagnosticDetails<C extends DiagnosticCode> = EntryDetails<(typeof catalog)[C]>;

/** A problem in a catalog; texts that need details are functions of them. */
export interface CatalogEntry {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string | ((of: never) => string);
  readonly hint: string | ((of: never) => string);
}

/** {@link DiagnosticDetails} of an entry of any catalog. */
export type EntryDetails<E extends CatalogEntry> = E extends {message: string; hint: string}
  ? []
  : [DetailsOf<E['message']> & DetailsOf<E['hint']>];

type DetailsOf<Text> = Text extends (of: infer Details) => string ? Details : unknown;
