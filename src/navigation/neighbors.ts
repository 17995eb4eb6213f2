import type {SiteConfig} from '../config/site-config.js';
import {
  type Choices,
  choicesAt,
  isInVersion,
  isListed,
  isShared,
  isShown,
  positionOf,
  preferred,
} from './position.js';
import type {Division, Navigation, NavPage} from './navigation.js';
import {listingsIn, type Listing} from './pages-in.js';
import {versionAt} from './view.js';

/** The pages before and after a page in reading order. */
export interface Neighbors {
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
}

/** A page, and the divisions to show it in, as several may list it. */
export interface Neighbor extends NavPage {
  readonly choices: Choices;
}

/**
 * The pages before and after `path` in reading order; none outside the navigation. They are of the
 * same version and not hidden from there.
 *
 * They are in the reader's section (a tab, an anchor or a menu item), also where others list the
 * page as well. Before its first page and after its last one come the other sections of the same
 * version, language, product or dropdown.
 */
export function neighborsAt(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  choices: Choices = {},
): Neighbors {
  return new NeighborFinder(navigation, config).neighborsAt(path, choices);
}

/** Finds the neighbors of many pages: what is the same for all pages of a section is read once. */
export class NeighborFinder {
  readonly #navigation: Navigation;
  readonly #config: SiteConfig;
  /** For readers of a division with these choices: the pages of its sections, and their order. */
  readonly #orders = new Map<Division | undefined, Map<string, ReadingOrder>>();

  constructor(navigation: Navigation, config: SiteConfig) {
    this.#navigation = navigation;
    this.#config = config;
  }

  /** As the function. */
  neighborsAt(path: string, choices: Choices): Neighbors {
    const navigation = this.#navigation;
    const position = positionOf(navigation, path, choices);
    const {page, divisions} = position;
    if (page === undefined) return {};
    const version = versionAt(this.#config, position, choices);
    // Where tabs and anchors share out the pages, they keep the order in which they are written.
    const inOrder = isShared(navigation.root);
    const section = inOrder ? navigation.root : divisions.at(-1);
    const reader = {divisions, version, choices, inOrder};
    let order = this.#orderFor(reader);
    // A page that is only in a hidden group has its neighbors there.
    if (!order.sections.get(section)?.has(page.path)) order = this.#readOrder(reader, page.path);
    const own = order.sections.get(section);
    const {all, indexes} = order;
    const listing = own?.get(page.path);
    const index = listing && indexes.get(listing);
    if (index === undefined) return {};
    const isOpen = (other: Listing) =>
      (other === own?.get(other.page.path) || !own?.has(other.page.path)) &&
      (!inOrder || isListed(navigation, other.page, version, divisions));
    const previous = all.slice(0, index).findLast(isOpen);
    const next = all.slice(index + 1).find(isOpen);
    return {
      ...(previous && {previous: neighborAt(previous)}),
      ...(next && {next: neighborAt(next)}),
    };
  }

  #orderFor(reader: Reader): ReadingOrder {
    const division = reader.divisions.at(-1);
    const orders = this.#orders.get(division) ?? new Map<string, ReadingOrder>();
    this.#orders.set(division, orders);
    const key = JSON.stringify([reader.version, reader.choices]);
    const order = orders.get(key) ?? this.#readOrder(reader, '');
    orders.set(key, order);
    return order;
  }

  #readOrder({divisions, version, choices, inOrder}: Reader, path: string): ReadingOrder {
    const {hidden} = this.#navigation;
    const innerOf = (outer: Division) =>
      readIn(outer, choices).filter((inner) => isShown(inner, version, divisions));
    const sections = bySection(
      inOrder
        ? inWrittenOrder(this.#navigation, version)
        : listingsIn(scopeOf(divisions), {version, hidden, path, innerOf}),
    );
    const all = [...sections.values()].flatMap((pages) => [...pages.values()]);
    return {sections, all, indexes: new Map(all.map((listing, index) => [listing, index]))};
  }
}

/** A reader, for whom pages have an order. */
interface Reader {
  readonly divisions: readonly Division[];
  readonly version: string | undefined;
  readonly choices: Choices;
  /** Whether that is the order in which the pages are written. */
  readonly inOrder: boolean;
}

interface ReadingOrder {
  readonly sections: ReadonlyMap<Division | undefined, ReadonlyMap<string, Listing>>;
  /** Those of all sections. */
  readonly all: readonly Listing[];
  readonly indexes: ReadonlyMap<Listing, number>;
}

function neighborAt(listing: Listing): Neighbor {
  return {...listing.page, choices: choicesAt(listing)};
}

/** Reading on does not lead into another version, language, product or dropdown. */
function scopeOf(divisions: readonly Division[]): readonly Division[] {
  return divisions.slice(0, 1 + divisions.findLastIndex((one) => !isSection(one)));
}

function isSection({kind}: Division): boolean {
  return kind === 'tab' || kind === 'anchor' || kind === 'menu';
}

/** The divisions that are read in another one: all sections, but one version, language, …. */
function readIn({divisions}: Division, choices: Choices): readonly Division[] {
  const first = new Map<string, Division>();
  for (const one of preferred(divisions, choices)) {
    if (!first.has(one.kind)) first.set(one.kind, one);
  }
  return divisions.filter((one) => isSection(one) || first.get(one.kind) === one);
}

function* inWrittenOrder(
  {root, listed}: Navigation,
  version: string | undefined,
): Generator<Listing> {
  for (const page of listed) if (isInVersion(page, version)) yield {divisions: [root], page};
}

/** Innermost division → its pages by path. One that it names twice is where it is named first. */
function bySection(listings: Iterable<Listing>) {
  const sections = new Map<Division | undefined, Map<string, Listing>>();
  for (const listing of listings) {
    const section = listing.divisions.at(-1);
    const pages = sections.get(section) ?? new Map<string, Listing>();
    sections.set(section, pages);
    if (!pages.has(listing.page.path)) pages.set(listing.page.path, listing);
  }
  return sections;
}
