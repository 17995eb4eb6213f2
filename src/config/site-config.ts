import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/target.js';

/** Light or dark. */
export type Mode = 'light' | 'dark';

/**
 * `docs.json` after normalization: both shapes become one, no shorthand survives, every default is filled in
 * (specification §2.1; format notes §5.3). It holds what the first page needs; the rest is read from {@link raw} when
 * it is shown.
 */
export interface SiteConfig extends ConfigNavbar {
  readonly name: string;
  readonly navigation: ConfigContent;
  /** The properties as they stand in the file. */
  readonly raw: ReadonlyMap<string, unknown>;
  /** Without a logo the site's name is shown. */
  readonly logo?: {readonly light: Target; readonly dark: Target; readonly href: Target};
  readonly colors: SiteColors;
  readonly versions: readonly ConfigVersion[];
  /** The version new readers see. */
  readonly initialVersion?: string;
  readonly anchors: readonly ConfigPrefixDivision[];
  readonly topAnchor: {readonly name: string; readonly icon: Icon; readonly color?: GradientColor};
  readonly tabs: readonly ConfigPrefixDivision[];
  /** Name of the tab that holds the pages no other tab claims. */
  readonly primaryTab: {readonly name: string; readonly isHidden: boolean};
  readonly modeToggle: {readonly initial: Mode | 'system'; readonly isHidden: boolean};
  /** Whether single dollar signs stand around formulas; undefined: where they cannot mean anything else. */
  readonly latex?: boolean;
}

/** What stands at the end of the top bar. */
export interface ConfigNavbar {
  readonly topbarLinks: readonly ConfigLink[];
  readonly topbarCta?: ConfigCallToAction;
}

/** A version of the older shape. */
export interface ConfigVersion {
  readonly name: string;
  /** A language: where all versions have one, readers choose among languages. */
  readonly locale?: string;
  /** This version's documentation stands elsewhere. */
  readonly link?: Target;
}

/** What a part of the navigation holds: groups of pages, and in the newer shape divisions. */
export interface ConfigContent extends ConfigInherited {
  readonly groups: readonly ConfigGroup[];
  readonly divisions: readonly ConfigDivision[];
}

/** What holds for all that is inside, unless it says otherwise itself. */
export interface ConfigInherited {
  /** How the pages of a group are listed on its root page. */
  readonly directory?: 'accordion' | 'card' | 'none';
  /** Where the operations are described, as written: the API pages read it. */
  readonly openapi?: unknown;
}

/** Kinds of divisions (format notes §5.2). A `menu` item stands below a tab or a product. */
export type DivisionKind =
  'product' | 'language' | 'version' | 'tab' | 'dropdown' | 'anchor' | 'menu';

/** A division of the newer shape: it holds what is written inside it, or leads elsewhere. */
export interface ConfigDivision {
  readonly kind: DivisionKind;
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly description?: string;
  /** A short word behind the name. */
  readonly tag?: string;
  /** New readers begin here. */
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly link?: Target;
  /** What stands in the top bar instead of the site's, for one language. */
  readonly navbar?: ConfigNavbar;
  readonly content: ConfigContent;
}

export interface ConfigGroup extends ConfigInherited {
  readonly name: string;
  readonly icon?: Icon;
  readonly version?: string;
  /** A short word behind the name. */
  readonly tag?: string;
  /** The page that the group's own name leads to. */
  readonly root?: string;
  /** A group inside a group is open from the start. */
  readonly isExpanded?: boolean;
  /** Shown only to readers who are on one of its pages. */
  readonly isHidden?: boolean;
  readonly pages: readonly ConfigEntry[];
}

/** The path of a page, a group, or an operation. */
export type ConfigEntry = string | ConfigGroup | ConfigOperation;

/** An operation of an API description, which will have a page of its own. */
export interface ConfigOperation {
  /** As written: `GET /users`, `openapi.json POST /users`. */
  readonly operation: string;
}

export interface ConfigLink {
  /** Empty where the icon says all. */
  readonly name: string;
  readonly icon?: Icon;
  readonly target: Target;
}

export type ConfigCallToAction =
  ({readonly type: 'link'} & ConfigLink) | {readonly type: 'repository'; readonly target: Target};

/** An anchor or a tab: a name over all pages whose path starts with `prefix`, or a link elsewhere. */
export interface ConfigPrefixDivision {
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly version?: string;
  readonly isHidden: boolean;
  /** Without outer slashes; undefined where `link` leads out of the site. */
  readonly prefix?: string;
  readonly link?: Target;
}

/** One colour has equal ends. */
export interface GradientColor {
  readonly from: string;
  readonly to: string;
}

export interface ConfigSocial {
  /** `website`, `github`, … as written. */
  readonly platform: string;
  readonly target: Target;
}

/** Hex colours (`#rgb` or `#rrggbb`). */
export interface SiteColors {
  readonly primary?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly background: Readonly<Partial<Record<Mode, string>>>;
}
