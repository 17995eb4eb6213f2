import type {GradientColor, SiteConfig} from '../config/site-config.js';
import type {Icon} from '../content/icon.js';
import type {Target} from '../content/target.js';
import type {Division, DivisionKind, Navigation, NavGroup, NavPage} from './navigation.js';
import {divisionsAt, firstPageOf, groupsIn, homeOf, isListed, isShown} from './places.js';

/** What the shell shows of the navigation to a reader at one path and version. */
export interface View {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  readonly groups: readonly NavGroup[];
  /** The page's group, said above its title; empty outside the navigation. */
  readonly eyebrow: string;
  readonly previous?: NavPage;
  readonly next?: NavPage;
  readonly versions: readonly string[];
  readonly version?: string;
}

/** A tab's or an anchor's button. */
export interface DivisionView {
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly isCurrent: boolean;
  readonly target: Target;
}

/**
 * What a reader at `path` sees of the navigation; `version` is the one they chose, if any.
 *
 * The page's own version wins over the chosen one. `''` is the site's first page. A path outside the navigation sees
 * the division that it lies in, without neighbours (specification §2.1, Anchor, Tabs item; §9).
 */
export function viewAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  version?: string,
): View {
  const page = path === '' ? homeOf(navigation, config, version) : navigation.pages.get(path);
  const places = divisionsAt(navigation, page?.path ?? path);
  const shown = versionAt(config, page, places, version);
  const {previous, next} = neighboursOf(navigation, page, places, shown);
  return {
    tabs: buttonsOf('tab', places, shown),
    anchors: buttonsOf('anchor', places, shown),
    groups: groupsIn(places.at(-1)?.groups ?? [], shown),
    eyebrow: page?.trail.at(-1) ?? '',
    ...(previous && {previous}),
    ...(next && {next}),
    versions: config.versions,
    ...(shown !== undefined && {version: shown}),
  };
}

/** A site that names no versions shows the pages of all. */
function versionAt(
  config: SiteConfig,
  page: NavPage | undefined,
  places: readonly Division[],
  chosen: string | undefined,
): string | undefined {
  if (config.versions.length === 0) return undefined;
  const known = chosen !== undefined && config.versions.includes(chosen) ? chosen : undefined;
  const ofPlace = places.findLast((place) => place.version !== undefined)?.version;
  return page?.version ?? (page && ofPlace) ?? known ?? config.initialVersion;
}

function buttonsOf(
  kind: DivisionKind,
  places: readonly Division[],
  version: string | undefined,
): readonly DivisionView[] {
  return places
    .flatMap((place) => place.divisions)
    .flatMap((division): DivisionView[] => {
      if (division.kind !== kind || !isShown(division, version, places)) return [];
      const isCurrent = places.includes(division);
      const path = firstPageOf(division, version)?.path;
      const target: Target | undefined =
        division.link ?? (path === undefined ? undefined : {to: 'site', path, query: '', hash: ''});
      if (target === undefined) return [];
      const {name, icon, color} = division;
      return [{name, ...(icon && {icon}), ...(color && {color}), isCurrent, target}];
    });
}

function neighboursOf(
  navigation: Navigation,
  page: NavPage | undefined,
  places: readonly Division[],
  version: string | undefined,
): Pick<View, 'previous' | 'next'> {
  if (page === undefined) return {};
  const pages = [...navigation.pages.values()];
  const index = pages.indexOf(page);
  const isOpen = (other: NavPage) => isListed(navigation, other, version, places);
  const previous = pages.slice(0, index).findLast(isOpen);
  const next = pages.slice(index + 1).find(isOpen);
  return {...(previous && {previous}), ...(next && {next})};
}
