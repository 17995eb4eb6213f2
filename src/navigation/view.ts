import type {ConfigNavbar, GradientColor, SiteConfig} from '../config/site-config.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/target.js';
import {buttonsOf, selectorsAt, versionsOf} from './buttons.js';
import type {Choices} from './choices.js';
import type {AnyDivisionKind, Navigation, NavGroup, NavPosition} from './navigation.js';
import {groupsIn, homeOf, positionOf} from './position.js';

/** What the layout shows of the navigation at one path, with a reader's choices. */
export interface View {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  /** Lists with one selected entry, outermost first. */
  readonly selectors: readonly Selector[];
  readonly groups: readonly NavGroup[];
  /**
   * The names of the groups that contain the page, outermost first; empty outside the navigation.
   */
  readonly trail: readonly string[];
  /** The version that is shown, if the site has several. */
  readonly version?: string;
  /** The tag of the language that is shown, if the site has several. */
  readonly language?: string;
  /** The links of the top bar, if the language has its own. */
  readonly navbar?: ConfigNavbar;
}

/** A division's button. */
export interface DivisionView {
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly tag?: string;
  readonly description?: string;
  readonly isCurrent: boolean;
  /** Shown initially. */
  readonly isDefault?: boolean;
  /** Its first page, or the target of its link. */
  readonly target: Target;
  /** The parts of a tab. */
  readonly menu?: Selector;
}

export type SelectorKind = Exclude<AnyDivisionKind, 'root' | 'tab' | 'anchor'>;

/** Products, languages, versions, dropdowns, or the items of a menu. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly options: readonly SelectorOption[];
}

export interface SelectorOption extends Omit<DivisionView, 'target' | 'menu'> {
  /**
   * Its first page, or the target of its link; unknown for versions of the older shape that are on
   * this site.
   */
  readonly target?: Target;
  /** The language of a version of the older shape. */
  readonly locale?: string;
}

/**
 * What is shown of the navigation at `path`, with the reader's `choices`.
 *
 * The page's own version takes precedence over the chosen one. `''` is the home page. For a path
 * outside the navigation, the division with its prefix is shown (specification §2.1, Anchor, Tabs
 * item; §9; format notes §5.2).
 */
export function viewAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): View {
  const home = path === '' ? homeOf(navigation, config, choices)?.path : undefined;
  const place = positionOf(navigation, home ?? path, choices);
  const {page, divisions} = place;
  const version = versionAt(config, place, choices);
  const outlook = {version, choices};
  const selectors = [
    ...divisions.flatMap((at) => selectorsAt(at, divisions, outlook)),
    ...versionsOf(config, version),
  ];
  const nameOf = (kind: AnyDivisionKind) => divisions.findLast((one) => one.kind === kind)?.name;
  const navbar = divisions.findLast((one) => one.navbar)?.navbar;
  const shownVersion = version ?? nameOf('version');
  const language = nameOf('language') ?? config.versions.find(({name}) => name === version)?.locale;
  return {
    tabs: divisions.flatMap((place) => buttonsOf('tab', place, divisions, outlook)),
    anchors: divisions.flatMap((place) => buttonsOf('anchor', place, divisions, outlook)),
    selectors,
    groups: groupsIn(divisions.at(-1)?.groups ?? [], version, page?.path ?? path),
    trail: page?.trail ?? [],
    ...(shownVersion !== undefined && {version: shownVersion}),
    ...(language !== undefined && {language}),
    ...(navbar && {navbar}),
  };
}

/**
 * The version by which the older shape filters its pages; a site that names no versions shows the
 * pages of all.
 */
export function versionAt(
  config: SiteConfig,
  place: NavPosition,
  choices: Choices,
): string | undefined {
  if (config.versions.length === 0) return undefined;
  const {page, divisions} = place;
  const {version: chosen} = choices;
  const known =
    chosen !== undefined && config.versions.some(({name}) => name === chosen) ? chosen : undefined;
  const ofPlace = divisions.findLast((division) => division.version !== undefined)?.version;
  return page?.version ?? (page && ofPlace) ?? known ?? config.initialVersion;
}
