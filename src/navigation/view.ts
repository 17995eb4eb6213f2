import type {GradientColor, SiteConfig} from '../config/site-config.js';
import type {Icon} from '../content/icon.js';
import type {Target} from '../content/target.js';
import type {Choices} from './choices.js';
import type {Division, DivisionKind, Navigation, NavGroup, Place} from './navigation.js';
import {firstPageOf, groupsIn, homeOf, isShown, placeAt} from './places.js';

/** What the shell shows of the navigation to a reader at one path with what they chose. */
export interface View {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  /** Lists of which one entry is chosen, outermost first. */
  readonly selectors: readonly Selector[];
  readonly groups: readonly NavGroup[];
  /** The names of the groups the page stands in, outermost first; empty outside the navigation. */
  readonly trail: readonly string[];
  /** The version that is shown, where the site has several. */
  readonly version?: string;
}

/** A division's button. */
export interface DivisionView {
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly tag?: string;
  readonly description?: string;
  readonly isCurrent: boolean;
  readonly target: Target;
}

export type SelectorKind = Exclude<DivisionKind, 'root' | 'tab' | 'anchor'>;

/** Products, languages, versions, dropdowns, or the items of a tab's menu. */
export interface Selector {
  readonly kind: SelectorKind;
  readonly options: readonly SelectorOption[];
}

export interface SelectorOption extends Omit<DivisionView, 'target' | 'color'> {
  /** Where it leads, when out of the site. */
  readonly link?: Target;
  readonly isDefault: boolean;
}

/**
 * What a reader at `path` sees of the navigation; `choices` is what they chose.
 *
 * The page's own version wins over the chosen one. `''` is the site's first page. A path outside the navigation sees
 * the division that it lies in (specification §2.1, Anchor, Tabs item; §9; format notes §5.2).
 */
export function viewAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): View {
  const home = path === '' ? homeOf(navigation, config, choices)?.path : undefined;
  const place = placeAt(navigation, home ?? path, choices);
  const {page, divisions} = place;
  const version = versionAt(config, place, choices);
  const outlook = {version, choices};
  return {
    tabs: buttonsOf('tab', divisions, outlook),
    anchors: buttonsOf('anchor', divisions, outlook),
    selectors: selectorsOf(config, divisions, version),
    groups: groupsIn(divisions.at(-1)?.groups ?? [], version, page?.path ?? path),
    trail: page?.trail ?? [],
    ...withVersion(version ?? divisions.findLast(({kind}) => kind === 'version')?.name),
  };
}

function withVersion(version: string | undefined) {
  return version === undefined ? {} : {version};
}

/** The version by which the older shape filters its pages; a site that names no versions shows the pages of all. */
export function versionAt(config: SiteConfig, place: Place, choices: Choices): string | undefined {
  if (config.versions.length === 0) return undefined;
  const {page, divisions} = place;
  const {version: chosen} = choices;
  const known = chosen !== undefined && config.versions.includes(chosen) ? chosen : undefined;
  const ofPlace = divisions.findLast((division) => division.version !== undefined)?.version;
  return page?.version ?? (page && ofPlace) ?? known ?? config.initialVersion;
}

function buttonsOf(
  kind: DivisionKind,
  places: readonly Division[],
  outlook: {readonly version: string | undefined; readonly choices: Choices},
): readonly DivisionView[] {
  return places
    .flatMap((place) => place.divisions)
    .flatMap((division): DivisionView[] => {
      if (division.kind !== kind || !isShown(division, outlook.version, places)) return [];
      const path = firstPageOf(division, outlook)?.path;
      const target: Target | undefined =
        division.link ?? (path === undefined ? undefined : {to: 'site', path, query: '', hash: ''});
      if (target === undefined) return [];
      const {color} = division;
      return [{...lookOf(division, places), ...(color && {color}), target}];
    });
}

function lookOf(division: Division, places: readonly Division[]) {
  const {name, icon, tag, description} = division;
  return {
    name,
    ...(icon && {icon}),
    ...(tag !== undefined && {tag}),
    ...(description !== undefined && {description}),
    isCurrent: places.includes(division),
  };
}

function selectorsOf(
  {versions, initialVersion}: SiteConfig,
  places: readonly Division[],
  version: string | undefined,
): readonly Selector[] {
  const selectors = places.flatMap((place) =>
    selectorKinds.flatMap((kind): Selector[] => {
      const options = place.divisions
        .filter((division) => division.kind === kind && isShown(division, version, places))
        .map((division) => ({
          ...lookOf(division, places),
          ...(division.link && {link: division.link}),
          isDefault: division.isDefault === true,
        }));
      return options.length === 0 ? [] : [{kind, options}];
    }),
  );
  if (versions.length === 0) return selectors;
  // A page may say a version that the configuration does not know: it is shown as well.
  const names =
    version === undefined || versions.includes(version) ? versions : [version, ...versions];
  const options = names.map((name) => ({
    name,
    isCurrent: name === version,
    isDefault: name === initialVersion,
  }));
  return [...selectors, {kind: 'version', options}];
}

const selectorKinds: readonly SelectorKind[] = [
  'product',
  'language',
  'version',
  'dropdown',
  'menu',
];
