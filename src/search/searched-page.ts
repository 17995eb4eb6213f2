import type {PageSection} from './sections.js';

/** A page as it is searched. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  /** What else the page may be called: keywords, the label of the sidebar, the operation. */
  readonly keywords: readonly string[];
  /** How much more its results count than those of other pages. */
  readonly boost: number;
  readonly sections: readonly PageSection[];
}

/** Where a page is in the navigation. */
export interface PagePlace {
  readonly path: string;
  /** The divisions and groups around the page, the outermost first. */
  readonly trail: readonly string[];
  /** Where it is: one for most pages. */
  readonly scopes: readonly SearchScope[];
}

/** A version and a language; what is missing is all of them. */
export interface SearchScope {
  readonly version?: string;
  readonly language?: string;
}

/** Whether a reader in one scope finds what is in the other. */
export function isInScope(place: SearchScope, reader: SearchScope): boolean {
  return isSame(place.version, reader.version) && isSame(place.language, reader.language);
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}
