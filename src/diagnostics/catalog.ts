import {configCatalog} from './catalog/config.js';
import {linkCatalog} from './catalog/link.js';
import {loadCatalog} from './catalog/load.js';
import {navCatalog} from './catalog/nav.js';
import {pageCatalog} from './catalog/page.js';

/**
 * Every problem a site can have: its code, how much it matters, the sentence people read and the way out.
 * One file an area. A code never changes its meaning.
 */
export const catalog = {
  ...loadCatalog,
  ...configCatalog,
  ...navCatalog,
  ...pageCatalog,
  ...linkCatalog,
} as const;

export type DiagnosticCode = keyof typeof catalog;

type DetailsOf<Text> = Text extends (of: infer Details) => string ? Details : unknown;

/** What a code's sentence and hint need to know: nothing, or one object. */
export type DiagnosticDetails<C extends DiagnosticCode> = (typeof catalog)[C] extends {
  message: string;
  hint: string;
}
  ? []
  : [DetailsOf<(typeof catalog)[C]['message']> & DetailsOf<(typeof catalog)[C]['hint']>];
