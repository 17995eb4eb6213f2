import type {
  ApiPageSource,
  ConfigApiPage,
  ConfigNavbar,
  DivisionKind,
  GradientColor,
  Named,
} from '../config/site-config.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';

/**
 * All pages of a site and the divisions that contain them.
 *
 * Divisions nest (tab, anchor, version, language, dropdown, product, menu), so that both shapes of
 * `docs.json` fit.
 */
export interface Navigation {
  readonly root: Division;
  /** In reading order. A page named twice is where it is named first. */
  readonly pages: ReadonlyMap<string, NavPage>;
  /** In reading order. A page named several times is there as often. */
  readonly listed: readonly NavPage[];
  /**
   * The positions of each page, in reading order: one for most, one in each of several versions or
   * languages.
   */
  readonly positions: ReadonlyMap<string, readonly NavPosition[]>;
  /** The paths of pages that say in their frontmatter that no list has them, as far as known. */
  readonly hidden?: ReadonlySet<string>;
}

/**
 * Where a reader is: the divisions from the root inwards, and the page there, if the navigation
 * names it.
 */
export interface NavPosition {
  readonly divisions: readonly Division[];
  readonly page?: NavPage;
}

export type AnyDivisionKind = 'root' | DivisionKind;

export interface Division extends Named {
  readonly kind: AnyDivisionKind;
  readonly description?: string;
  /** A short word after the name. */
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
   * Contains the pages below this path that no longer prefix claims; `''` contains those that none
   * claims. Divisions of an object have none: they contain what is written inside them.
   */
  readonly prefix?: string;
  /** The target of its button, when that is not its first page. */
  readonly link?: Target;
  /** The links of the top bar instead of the site's. */
  readonly navbar?: ConfigNavbar;
  readonly groups: readonly NavGroup[];
  readonly divisions: readonly Division[];
}

export interface NavGroup {
  readonly kind: 'group';
  /** Empty: its entries have no heading. */
  readonly name: string;
  readonly icon?: Icon;
  readonly version?: string;
  /** A short word after the name. */
  readonly tag?: string;
  /** The page that the name links to. It is not one of {@link entries}. */
  readonly root?: NavPage;
  /** Inside a group: open initially. */
  readonly isExpanded?: boolean;
  /** Shown only to readers who are on one of its pages. */
  readonly isHidden?: boolean;
  /** How its pages are listed on its root page: its own setting, or that of what it is in. */
  readonly directory?: 'accordion' | 'card' | 'none';
  /** API descriptions give it more pages once they are read; until then it may have none. */
  readonly awaitsPages?: boolean;
  readonly entries: readonly NavEntry[];
}

export type NavEntry = NavPage | NavGroup;

/** What a page is made from: a Markdown file, or a part of an API description. */
export type PageSource =
  /** The file is looked for at the page's path. */
  {readonly kind: 'file'; readonly file?: undefined} | ApiPageSource;

/** The source of a page whose file is looked for at its path. */
export const fileSource: PageSource = {kind: 'file'};

export interface NavPage {
  readonly kind: 'page';
  /** Without extension or outer slashes. */
  readonly path: string;
  /** What the page is made from. */
  readonly source: PageSource;
  /**
   * The text in the sidebar until the page's own title is known; without it, the last part of the
   * path in words.
   */
  readonly label?: string;
  /** Of an operation. */
  readonly isDeprecated?: boolean;
  readonly version?: string;
  /** The names of the groups it is in, outermost first. */
  readonly trail: readonly string[];
  /** Pages that it leads to, and that no list of pages has: they are below it. */
  readonly inner?: readonly ConfigApiPage[];
}
