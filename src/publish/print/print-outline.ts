import type {SiteConfig} from '../../config/site-config.js';
import {labelOf, type PageLabels} from '../../navigation/label.js';
import type {
  Division,
  Navigation,
  NavEntry,
  NavGroup,
  NavPage,
} from '../../navigation/navigation.js';
import {
  choicesAt,
  groupsIn,
  isShown,
  positionOf,
  preferred,
  type Choices,
  type ListContext,
} from '../../navigation/position.js';
import {versionAt} from '../../navigation/view.js';

/** What is printed of a site, in the order of its navigation. */
export interface PrintOutline {
  readonly entries: readonly PrintEntry[];
  /** What a reader has chosen who sees these pages: a language and a version. */
  readonly choices: Choices;
}

export type PrintEntry = PrintPart | PrintPage;

/** Pages under a name. */
export interface PrintPart {
  readonly kind: 'part';
  readonly name: string;
  /** Whether it has a sheet of its own, as a tab has, and not a heading, as a group has. */
  readonly isDivision: boolean;
  readonly entries: readonly PrintEntry[];
}

/** A page; one that the navigation names again is where it is named first. */
export interface PrintPage {
  readonly kind: 'page';
  readonly page: NavPage;
}

/**
 * The pages that lists show, of the language and version that new readers get. Other divisions,
 * such as tabs, follow one another. With a name, only the division of that name is printed, or the
 * version; `undefined` if there is none.
 */
export function printOutline(
  navigation: Navigation,
  config: SiteConfig,
  home: string,
  labels: PageLabels,
  only?: string,
): PrintOutline | undefined {
  const isVersion = config.versions.some(({name}) => name === only);
  const chain = only === undefined || isVersion ? [] : chainTo(navigation.root, only);
  if (!chain) return undefined;
  const named = chain.at(-1);
  const chosen = isVersion && only ? {version: only} : choicesAt({divisions: chain});
  const choices = {...choicesAt(positionOf(navigation, home, chosen)), ...chosen};
  const version = versionAt(config, positionOf(navigation, home, choices), choices);
  const context = {version, hidden: navigation.hidden, labels, seen: new Set<string>()};
  const root = named && !isEdition(named) ? named : navigation.root;
  const entries = entriesOf(root, choices, context);
  return {entries, choices};
}

/** A page of the document, with where it is. */
export interface PlacedPage {
  readonly page: NavPage;
  /** From 1. */
  readonly number: number;
  /** The level of its heading. */
  readonly level: number;
  /** The names of the parts that it is in, outermost first. */
  readonly names: readonly string[];
  /** The parts that begin with it, outermost first. */
  readonly starts: readonly PartStart[];
}

/** The heading of a part. */
export interface PartStart {
  readonly part: PrintPart;
  readonly level: number;
}

/** The deepest headings of parts and of pages: those of their texts follow. */
const deepestPart = 3;
const deepestPage = 4;

/** The pages of an outline that `isKnown` knows, in their order. */
export function placedPages(
  entries: readonly PrintEntry[],
  isKnown: (path: string) => boolean,
): readonly PlacedPage[] {
  const placed: PlacedPage[] = [];
  let starts: PartStart[] = [];
  const visit = (inner: readonly PrintEntry[], names: readonly string[]) => {
    const level = 2 + names.length;
    for (const entry of inner) {
      if (entry.kind === 'page') {
        if (!isKnown(entry.page.path)) continue;
        const number = placed.length + 1;
        const top = Math.min(deepestPage, level);
        placed.push({page: entry.page, number, level: top, names, starts});
        starts = [];
      } else {
        const before = starts;
        starts = [...before, {part: entry, level: Math.min(deepestPart, level)}];
        const count = placed.length;
        visit(entry.entries, [...names, entry.name]);
        // Without a page, it does not begin.
        if (placed.length === count) starts = before;
      }
    }
  };
  visit(entries, []);
  return placed;
}

/** All pages of an outline, in their order. */
export function pagesOf(entries: readonly PrintEntry[]): readonly NavPage[] {
  return placedPages(entries, () => true).map(({page}) => page);
}

/** The divisions to the first one of a name, from the root inwards. */
function chainTo(division: Division, name: string): readonly Division[] | undefined {
  for (const inner of division.divisions) {
    const rest = inner.name === name ? [inner] : chainTo(inner, name)?.slice(1);
    if (rest) return [division, ...rest];
  }
  return undefined;
}

/** The entries of groups, as lists show them. */
export function entriesOfGroups(
  groups: readonly NavGroup[],
  labels: PageLabels,
): readonly PrintEntry[] {
  const context = {labels, seen: new Set<string>()};
  return groups.flatMap((group) => entriesIn(group, context));
}

interface EntryContext {
  readonly labels: PageLabels;
  /** The paths of the pages so far. */
  readonly seen: Set<string>;
}

interface OutlineContext extends ListContext, EntryContext {}

/** Of several languages or versions beside each other, one is printed. */
function isEdition({kind}: Division): boolean {
  return kind === 'language' || kind === 'version';
}

function entriesOf(
  division: Division,
  choices: Choices,
  context: OutlineContext,
): readonly PrintEntry[] {
  const own = groupsIn(division.groups, context, '').flatMap((one) => entriesIn(one, context));
  const shown = division.divisions.filter(
    (one) => one.link === undefined && isShown(one, context.version, []),
  );
  const editions = division.divisions.filter(isEdition);
  const [edition] = preferred(editions, choices);
  const ofEdition = edition ? entriesOf(edition, choices, context) : [];
  const parts = shown
    .filter((one) => !isEdition(one))
    .flatMap((one) => partOf(one.name, true, entriesOf(one, choices, context)));
  const [only] = parts;
  // The only tab is the site.
  const isAlone = parts.length === 1 && own.length === 0 && ofEdition.length === 0;
  return isAlone && only?.kind === 'part' ? only.entries : [...own, ...ofEdition, ...parts];
}

function entriesIn(entry: NavEntry, context: EntryContext): readonly PrintEntry[] {
  const {labels, seen} = context;
  if (entry.kind === 'page') {
    const isLink = labelOf(entry, labels).link !== undefined;
    if (isLink || seen.has(entry.path)) return [];
    seen.add(entry.path);
    return [{kind: 'page', page: entry}];
  }
  const root = entry.root ? entriesIn(entry.root, context) : [];
  const entries = [...root, ...entry.entries.flatMap((inner) => entriesIn(inner, context))];
  return entry.name === '' ? entries : partOf(entry.name, false, entries);
}

function partOf(
  name: string,
  isDivision: boolean,
  entries: readonly PrintEntry[],
): readonly PrintEntry[] {
  return entries.length === 0 ? [] : [{kind: 'part', name, isDivision, entries}];
}
