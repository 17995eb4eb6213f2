import type {Icon} from '../content/icon.js';
import type {Target} from '../content/target.js';

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** `docs.json` after normalization: no shorthand survives, every default is filled in (specification §2.1). */
export interface SiteConfig {
  readonly name: string;
  readonly navigation: readonly ConfigGroup[];
  /** Without a logo the site's name is shown. */
  readonly logo?: {readonly light: Target; readonly dark: Target; readonly href: Target};
  readonly favicon?: Readonly<Record<Mode, Target>>;
  readonly colors: SiteColors;
  readonly topbarLinks: readonly ConfigLink[];
  readonly topbarCta?: ConfigCallToAction;
  readonly versions: readonly string[];
  /** The version new readers see. */
  readonly initialVersion?: string;
  readonly anchors: readonly ConfigDivision[];
  readonly topAnchor: {readonly name: string; readonly icon: Icon; readonly color?: GradientColor};
  readonly tabs: readonly ConfigDivision[];
  /** Name of the tab that holds the pages no other tab claims. */
  readonly primaryTab: {readonly name: string; readonly isHidden: boolean};
  readonly footerSocials: readonly ConfigSocial[];
  readonly feedback: {readonly suggestEdit: boolean; readonly raiseIssue: boolean};
  readonly modeToggle: {readonly initial: Mode | 'system'; readonly isHidden: boolean};
  readonly backgroundImage?: Target;
  /** Whether single dollar signs stand around formulas; undefined: where they cannot mean anything else. */
  readonly latex?: boolean;
}

export interface ConfigGroup {
  readonly name: string;
  readonly icon?: Icon;
  readonly version?: string;
  readonly pages: readonly (string | ConfigGroup)[];
}

export interface ConfigLink {
  readonly name: string;
  readonly target: Target;
}

export type ConfigCallToAction =
  | {readonly type: 'link'; readonly name: string; readonly target: Target}
  | {readonly type: 'repository'; readonly target: Target};

/** An anchor or a tab: a name over all pages whose path starts with `prefix`, or a link elsewhere. */
export interface ConfigDivision {
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
