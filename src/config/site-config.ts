import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** A name, or a word in its place, which readers see in their language. */
export interface Named {
  readonly name: string;
  /** The author has given no name. */
  readonly isUnnamed?: true;
}

/** A configuration as its author wrote it: `src/config/read/` reads it, and nothing else. */
export interface WrittenConfig {
  /** The properties as they are in the file. */
  readonly raw: ReadonlyMap<string, unknown>;
}

/** The image of a site in its top bar. */
export interface ConfigLogo {
  readonly light: Target;
  readonly dark: Target;
  readonly href: Target;
  /** Whether the name of the site is beside it. */
  readonly hasName?: true;
}

/**
 * `docs.json` after normalization: both shapes become one, no shorthand survives, every default is
 * filled in. It contains what the first page needs; the rest is read from {@link raw} when it is
 * shown.
 */
export interface SiteConfig extends Named, ConfigNavbar, WrittenConfig {
  readonly navigation: ConfigContent;
  /** Without a logo the site's name is shown. */
  readonly logo?: ConfigLogo;
  readonly colors: SiteColors;
  readonly versions: readonly ConfigVersion[];
  /** The version that is shown initially. */
  readonly initialVersion?: string;
  readonly anchors: readonly ConfigPrefixDivision[];
  readonly topAnchor: Named & {readonly icon: Icon; readonly color?: GradientColor};
  readonly tabs: readonly ConfigPrefixDivision[];
  /** Name of the tab for the pages that no other tab contains. */
  readonly primaryTab: Named & {readonly isHidden: boolean};
  readonly modeToggle: {readonly initial: Mode | 'system'; readonly isHidden: boolean};
  /**
   * Whether single dollar signs delimit formulas; undefined: only where they cannot mean anything
   * else.
   */
  readonly latex?: boolean;
}

/** The links at the end of the top bar. */
export interface ConfigNavbar {
  readonly topbarLinks: readonly ConfigLink[];
  readonly topbarCta?: ConfigCallToAction;
}

/** An entry of `versions`. */
export interface ConfigVersion {
  readonly name: string;
  /** A language: if all versions have one, they are offered as languages. */
  readonly locale?: string;
  /** This version's documentation is on another site. */
  readonly link?: Target;
}

/** The content of a part of the navigation: groups of pages, and divisions if it is an object. */
export interface ConfigContent extends ConfigInherited {
  readonly groups: readonly ConfigGroup[];
  readonly divisions: readonly ConfigDivision[];
}

/** Properties that apply to everything inside, unless it overrides them. */
export interface ConfigInherited {
  /** How the pages of a group are listed on its root page. */
  readonly directory?: 'accordion' | 'card' | 'none';
  /** The raw property that names the API descriptions, until they are read. */
  readonly openapi?: unknown;
}

/** Kinds of divisions. A `menu` item is below a tab or a product. */
export type DivisionKind =
  | 'product'
  | 'language'
  | 'version'
  | 'tab'
  | 'dropdown'
  | 'anchor'
  | 'menu';

/** A division that contains its pages: it has content, or links to another location. */
export interface ConfigDivision {
  readonly kind: DivisionKind;
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly description?: string;
  /** A short word after the name. */
  readonly tag?: string;
  /** Shown initially. */
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly link?: Target;
  /** The links of the top bar instead of the site's, for one language. */
  readonly navbar?: ConfigNavbar;
  readonly content: ConfigContent;
}

export interface ConfigGroup extends ConfigInherited {
  readonly name: string;
  readonly icon?: Icon;
  readonly version?: string;
  /** A short word after the name. */
  readonly tag?: string;
  /** The page that the group's name links to. */
  readonly root?: string;
  /** A group inside a group is open initially. */
  readonly isExpanded?: boolean;
  /** Shown only on its own pages. */
  readonly isHidden?: boolean;
  readonly pages: readonly ConfigEntry[];
}

/** The path of a page, a group, an operation, or a page that is made from an API description. */
export type ConfigEntry = string | ConfigGroup | ConfigOperation | ConfigApiPage;

/** An operation, which has a page once its API description was read. */
export interface ConfigOperation {
  /** For example `GET /users`, `openapi.json POST /users`. */
  readonly operation: string;
}

/** A page that is made from an API description: of an operation, or of the API as a whole. */
export interface ConfigApiPage {
  readonly path: string;
  /** Its text in the sidebar. */
  readonly label: string;
  readonly isDeprecated?: boolean;
  readonly source: ApiPageSource;
  /** Pages that it leads to, and that no list of pages has. */
  readonly inner?: readonly ConfigApiPage[];
}

/** What a page is made from that an API description has. */
export type ApiPageSource = OperationSource | OverviewSource | ModelSource;

/** An operation of an API description that was read. */
export interface OperationSource {
  readonly kind: 'operation';
  /** The API description: its path relative to the folder of `docs.json`, or its URL. */
  readonly file: string;
  /** In capital letters: `GET`; `WEBHOOK` for webhooks. */
  readonly method: string;
  /** The path in the API: `/users/{id}`; the name of a webhook. */
  readonly route: string;
}

/** An API as a whole. */
export interface OverviewSource {
  readonly kind: 'overview';
  readonly file: string;
}

/** A schema of `components.schemas`. */
export interface ModelSource {
  readonly kind: 'model';
  readonly file: string;
  readonly name: string;
}

export interface ConfigLink {
  /** Empty if the icon is enough. */
  readonly name: string;
  readonly icon?: Icon;
  readonly target: Target;
}

export type ConfigCallToAction =
  | ({readonly type: 'link'} & ConfigLink)
  | {readonly type: 'repository'; readonly target: Target};

/** An anchor or a tab: a name for all pages whose path starts with `prefix`, or a link. */
export interface ConfigPrefixDivision extends Named {
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly version?: string;
  readonly isHidden: boolean;
  /** Without outer slashes; undefined for a link. */
  readonly prefix?: string;
  readonly link?: Target;
  /** The raw property that names the API descriptions, until they are read. */
  readonly openapi?: unknown;
}

/** A single color has equal ends. */
export interface GradientColor {
  readonly from: string;
  readonly to: string;
}

export interface ConfigSocial {
  /** `website`, `github`, … */
  readonly platform: string;
  readonly target: Target;
}

/** Hex colors (`#rgb` or `#rrggbb`). */
export interface SiteColors {
  readonly primary?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly background: Readonly<Partial<Record<Mode, string>>>;
}
