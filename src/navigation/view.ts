import type {
  ConfigNavbar,
  GradientColor,
  Named,
  SiteConfig,
  ConfigVersion,
} from '../config/site-config.js';
import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';
import {homeOf} from './home.js';
import {
  type Choices,
  groupsIn,
  positionOf,
  firstPageOf,
  isShown,
  type NavContext,
  versionOf,
} from './position.js';
import type {AnyDivisionKind, Navigation, NavGroup, NavPosition, Division} from './navigation.js';
import {definedOnly} from '../config/read/raw.js';

/** What the layout shows of the navigation to a reader at one path with what they chose. */
export interface View {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  /** Lists of which one entry is chosen, outermost first. */
  readonly selectors: readonly Selector[];
  readonly groups: readonly NavGroup[];
  /** The names of the groups the page is in, outermost first; empty outside the navigation. */
  readonly trail: readonly string[];
  /** The version that is shown, where the site has several. */
  readonly version?: string;
  /** The language that is shown, where the site has several: its tag. */
  readonly language?: string;
  /** The end of the top bar, where the language has its own. */
  readonly navbar?: ConfigNavbar;
}

/** A division's button. */
export interface DivisionView extends Named {
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly tag?: string;
  readonly description?: string;
  readonly isCurrent: boolean;
  /** New readers begin here. */
  readonly isDefault?: boolean;
  /** Its first page, or its link. */
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
  /** Its first page, or its link; unknown for versions that mark groups of this site. */
  readonly target?: Target;
  /** The language of a version that marks groups. */
  readonly locale?: string;
}

/**
 * What a reader at `path` sees of the navigation; `choices` is what they chose.
 *
 * The page's own version wins over the chosen one. `''` is an index of the root that the navigation
 * does not name: it is shown with what is around the home page. Another path outside the navigation
 * sees the division that it is in.
 */
export function viewAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): View {
  const home = path === '' ? homeOf(navigation, config, choices)?.path : undefined;
  const position = positionOf(navigation, home ?? path, choices);
  const {divisions} = position;
  const page = path === '' ? undefined : position.page;
  const version = versionAt(config, position, choices);
  const context = {version, choices, hidden: navigation.hidden};
  const selectors = [
    ...divisions.flatMap((division) => selectorsAt(division, divisions, context)),
    ...versionsOf(config, version),
  ];
  const nameOf = (kind: AnyDivisionKind) => divisions.findLast((one) => one.kind === kind)?.name;
  const navbar = divisions.findLast((one) => one.navbar)?.navbar;
  const shownVersion = version ?? nameOf('version');
  const language = nameOf('language') ?? config.versions.find(({name}) => name === version)?.locale;
  return {
    tabs: divisions.flatMap((division) => buttonsOf('tab', division, divisions, context)),
    anchors: divisions.flatMap((division) => buttonsOf('anchor', division, divisions, context)),
    selectors,
    groups: groupsIn(divisions.at(-1)?.groups ?? [], context, page?.path ?? path),
    trail: page?.trail ?? [],
    ...(shownVersion !== undefined && {version: shownVersion}),
    ...(language !== undefined && {language}),
    ...(navbar && {navbar}),
  };
}

/**
 * The version by which a list of groups is filtered; a site that names no versions shows the
 * pages of all.
 */
export function versionAt(
  config: SiteConfig,
  position: NavPosition,
  choices: Choices,
): string | undefined {
  if (config.versions.length === 0) return undefined;
  const {version: chosen} = choices;
  const known =
    chosen !== undefined && config.versions.some(({name}) => name === chosen) ? chosen : undefined;
  return versionOf(position) ?? known ?? config.initialVersion;
}

/** The buttons of one kind beside each other in `holder`, as a reader in `places` sees them. */
export function buttonsOf(
  kind: AnyDivisionKind,
  holder: Division,
  places: readonly Division[],
  context: NavContext,
): readonly DivisionView[] {
  return holder.divisions.flatMap((division): readonly DivisionView[] => {
    if (division.kind !== kind || !isShown(division, context.version, places)) return [];
    const isCurrent = places.includes(division);
    // A reader on a hidden page may be in a division that has no other.
    const page =
      firstPageOf(division, context) ??
      (isCurrent ? firstPageOf(division, {...context, hidden: undefined}) : undefined);
    const [menu] = kind === 'tab' ? selectorsAt(division, places, context, ['menu']) : [];
    // The items of a menu may all be links.
    const target: Target | undefined =
      division.link ??
      (page ? {to: 'site', path: page.path, query: '', hash: ''} : menu?.options[0]?.target);
    if (target === undefined) return [];
    const {name, isUnnamed, icon, color, tag, description, isDefault} = division;
    return [
      definedOnly({
        name,
        isUnnamed,
        icon,
        color,
        tag,
        description,
        isDefault: isDefault || undefined,
        isCurrent,
        target,
        menu,
      }),
    ];
  });
}

/** The lists in a division. The menu of a tab belongs to its button. */
export function selectorsAt(
  holder: Division,
  places: readonly Division[],
  context: NavContext,
  kinds: readonly SelectorKind[] = selectorKinds.slice(0, holder.kind === 'tab' ? -1 : undefined),
): readonly Selector[] {
  return kinds.flatMap((kind): readonly Selector[] => {
    const options = buttonsOf(kind, holder, places, context);
    return options.length === 0 ? [] : [{kind, options}];
  });
}

/** The versions that mark groups. */
export function versionsOf(
  {versions, initialVersion}: SiteConfig,
  version: string | undefined,
): readonly Selector[] {
  if (versions.length === 0) return [];
  // A page may name a version that the configuration does not have: it is shown as well.
  const isKnown = version === undefined || versions.some(({name}) => name === version);
  const options = (isKnown ? versions : [{name: version}, ...versions]).map(
    ({name, locale, link}: ConfigVersion) =>
      definedOnly({
        name,
        locale,
        target: link,
        isDefault: name === initialVersion || undefined,
        isCurrent: name === version,
      }),
  );
  return [{kind: 'version', options}];
}

const selectorKinds: readonly SelectorKind[] = [
  'product',
  'language',
  'version',
  'dropdown',
  'menu',
];
