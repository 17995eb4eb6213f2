import type {ConfigNavbar, GradientColor, DivisionKind} from '../config/site-config.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/target.js';

/**
 * All pages of a site and the divisions that hold them.
 *
 * Divisions nest (tab, anchor, version, language, dropdown, product, menu), so that both shapes of `docs.json` fit.
 */
export interface Navigation {
  readonly root: Division;
  /** In reading order. A page named twice stands where it is named first. */
  readonly pages: ReadonlyMap<string, NavPage>;
  /** Where each page stands, in reading order: once for most, once in each of several versions or languages. */
  readonly positions: ReadonlyMap<string, readonly NavPosition[]>;
}

/** Where a reader is: the divisions from the root inwards, and the page there, if the navigation names it. */
export interface NavPosition {
  readonly divisions: readonly Division[];
  readonly page?: NavPage;
}

export type AnyDivisionKind = 'root' | DivisionKind;

export interface Division {
  readonly kind: AnyDivisionKind;
  readonly name: string;
  readonly description?: string;
  /** A short word behind the name. */
  readonly tag?: string;
  /** New readers begin here. */
  readonly isDefault?: boolean;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  /** Shown only while this version is chosen, or while the reader is inside. */
  readonly version?: string;
  /** Shown only while the reader is inside. */
  readonly isHidden: boolean;
  /**
   * Holds the pages below this path that no longer prefix claims; `''` holds those that none claims. Divisions of the
   * newer shape have none: they hold what is written inside them.
   */
  readonly prefix?: string;
  /** Where its button leads, when not to its first page. */
  readonly link?: Target;
  /** What stands in the top bar instead of the site's. */
  readonly navbar?: ConfigNavbar;
  readonly groups: readonly NavGroup[];
  readonly divisions: readonly Division[];
}

export interface NavGroup {
  readonly kind: 'group';
  /** Empty: its entries stand without a heading. */
  readonly name: string;
  readonly icon?: Icon;
  readonly version?: string;
  /** A short word behind the name. */
  readonly tag?: string;
  /** The page that the name leads to. It is none of {@link entries}. */
  readonly root?: NavPage;
  /** Inside a group: open from the start. */
  readonly isExpanded?: boolean;
  /** Shown only to readers who are on one of its pages. */
  readonly isHidden?: boolean;
  /** How its pages are listed on its root page: its own word, or that of what it stands in. */
  readonly directory?: 'accordion' | 'card' | 'none';
  readonly entries: readonly NavEntry[];
}

export type NavEntry = NavPage | NavGroup | NavOperation;

/** An operation of an API description that has no page yet; nothing is shown of it. */
export interface NavOperation {
  readonly kind: 'operation';
  /** As written: `GET /users`, `openapi.json POST /users`. */
  readonly written: string;
  /** Where it is described, as written at the group or division that says so. */
  readonly openapi?: unknown;
  readonly version?: string;
  readonly trail: readonly string[];
}

/** What a page is made from: a Markdown file, or an operation of an API description. */
export type PageSource =
  /** Without `file`, the file is looked for at the page's path. */
  | {readonly kind: 'file'; readonly file?: string}
  | {
      readonly kind: 'operation';
      /** The API description, as written in the configuration; `undefined` means the default one. */
      readonly description?: unknown;
      /** In capital letters: `GET`. */
      readonly method: string;
      /** The path in the API: `/users/{id}`. */
      readonly route: string;
    };

/** The source of a page whose file is looked for at its path. */
export const fileSource: PageSource = {kind: 'file'};

export interface NavPage {
  readonly kind: 'page';
  /** Without extension or outer slashes. */
  readonly path: string;
  /** What the page is made from. */
  readonly source: PageSource;
  /** What the sidebar says until the page's own title is known; without it, the last part of the path in words. */
  readonly label?: string;
  readonly version?: string;
  /** The names of the groups it stands in, outermost first. */
  readonly trail: readonly string[];
}
