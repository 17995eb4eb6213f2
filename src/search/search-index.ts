import MiniSearch, {type SearchResult} from 'minisearch';
import {excerptOf, markTerms, type MarkedText} from './excerpt.js';
import {mistakesIn, swapped} from './mistakes.js';
import {normalized, readQuery, tellingText, type Query} from './query.js';
import {isInScope, type PagePlace, type SearchScope, type SearchedPage} from './searched-page.js';
import type {PageSection} from './sections.js';
import {termsIn} from './terms.js';

/** What a search found. */
export interface FoundPages {
  /** The best pages, in order. */
  readonly pages: readonly FoundPage[];
  /** How many pages there are in all. */
  readonly total: number;
  /** How many pages of other versions or languages there are besides. */
  readonly elsewhere: number;
  /** Whether pages of other versions or languages may have more, but have not been read. */
  readonly hasUnread?: boolean;
}

export interface FoundPage {
  readonly path: string;
  readonly title: MarkedText;
  readonly trail: readonly string[];
  /** Its version and language, where it is not the reader's. */
  readonly scope: SearchScope | undefined;
  readonly sections: readonly FoundSection[];
}

export interface FoundSection {
  /** The id that leads there; empty for the beginning of the page. */
  readonly id: string;
  /** Empty for the beginning of the page. */
  readonly heading: MarkedText;
  readonly excerpt: MarkedText;
  /** The terms of the text that were found there, to mark them on the page. */
  readonly terms: readonly string[];
}

/** How a search is done. */
export interface SearchOptions {
  readonly scope: SearchScope;
  /** Also pages of other versions and languages. */
  readonly isEverywhere?: boolean;
  /** How many pages are wanted. */
  readonly limit: number;
}

interface Entry {
  readonly id: number;
  readonly place: PagePlace;
  readonly page: SearchedPage;
  readonly section: PageSection;
  readonly isFirst: boolean;
}

/**
 * How much a match in each field counts. A page usually says at its beginning, such as in its
 * description, what it is about.
 */
const boosts = {title: 5, heading: 4, names: 3, beginning: 2, text: 1, code: 0.6} as const;
type Field = keyof typeof boosts;

/** A word of one or two letters, in scripts whose words are usually longer. */
export const shortTerm = /^[\u0000-\u058F]{1,2}$/;
/** How many characters of a page are its beginning. */
const beginningLength = 160;
/** Only the best sections, this many, get the bonuses of titles and phrases. */
const mostExamined = 300;
const sectionsOfPage = 3;

/** An index of the sections of pages, which grows while pages are read. */
export class SearchIndex {
  readonly #engine = new MiniSearch<Entry>({
    fields: Object.keys(boosts),
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : fieldOf(entry, field as Field),
    tokenize: termsIn,
    processTerm: (term) => term,
    autoVacuum: false,
  });
  readonly #entries: (Entry | undefined)[] = [];
  /** Path → the numbers of its sections. */
  readonly #numbers = new Map<string, readonly number[]>();

  /** Whether the index has the text of a page, and not only its title. */
  has(path: string): boolean {
    return (this.#numbers.get(path)?.length ?? 0) > 0;
  }

  /** Adds a page, instead of what is known of it. */
  add(page: SearchedPage, place: PagePlace): void {
    this.remove(page.path);
    const numbers = page.sections.map((section, index) => {
      const id = this.#entries.length;
      const entry = {id, place, page, section, isFirst: index === 0};
      this.#entries.push(entry);
      this.#engine.add(entry);
      return id;
    });
    this.#numbers.set(page.path, numbers);
  }

  remove(path: string): void {
    for (const id of this.#numbers.get(path) ?? []) {
      const entry = this.#entries[id];
      if (entry) this.#engine.remove(entry);
      this.#entries[id] = undefined;
    }
    this.#numbers.delete(path);
  }

  /** Finds what was typed: titles before headings, names, text and code. */
  search(typed: string, options: SearchOptions): FoundPages {
    const query = readQuery(typed);
    const pages = this.#pagesFor(query);
    const isHere = ({place: {scopes}}: Entry) =>
      scopes.length === 0 || scopes.some((scope) => isInScope(scope, options.scope));
    const here = pages.filter(({best}) => isHere(best.entry));
    const shown = options.isEverywhere ? pages : here;
    return {
      pages: shown.slice(0, options.limit).map((page) => foundPage(page, !isHere(page.best.entry))),
      total: shown.length,
      elsewhere: options.isEverywhere ? 0 : pages.length - here.length,
    };
  }

  #pagesFor(query: Query): readonly PageHits[] {
    const {terms: typed, related, isOpen} = query;
    if (typed.length === 0) return [];
    const last = typed.at(-1) ?? '';
    // One or two letters are the beginning of too many words.
    const fields = typed.every((term) => shortTerm.test(term)) ? ['title', 'heading'] : undefined;
    const search = (
      terms: readonly string[],
      mistyped: ReadonlySet<string>,
      others: Iterable<string> = related.keys(),
    ) =>
      this.#engine.search(terms.join(' '), {
        tokenize: () => [...terms, ...others],
        processTerm: (term) => term,
        boost: boosts,
        boostTerm: (term) => related.get(term)?.weight ?? 1,
        ...(fields && {fields}),
        prefix: (term) => !related.has(term) && (term.length > 2 || (isOpen && term === last)),
        fuzzy: (term) => mistyped.has(term) && mistakesIn(term),
        weights: {fuzzy: 0.25, prefix: 0.5},
      });
    const exact = search(typed, new Set());
    const known = new Set(exact.flatMap((result) => [...typedIn(result, query).keys()]));
    const isMistyped = (term: string) => !known.has(term) && mistakesIn(term) !== false;
    const hasResults = (term: string) => search([term], new Set(), []).length > 0;
    const terms = typed.map((term) =>
      isMistyped(term) ? (swapped(term).find(hasResults) ?? term) : term,
    );
    const mistyped = new Set(terms.filter((term, at) => term === typed[at] && isMistyped(term)));
    const results = terms.some(isMistyped) ? search(terms, mistyped) : exact;
    const words = results.map((result) => typedIn(result, query));
    const weights = weightsOf(terms, words, this.#engine.documentCount);
    const hits = results
      .map((result, at) => this.#hit(result, words[at] ?? new Map(), weights))
      .filter((hit) => hit !== undefined)
      .sort((one, other) => other.score - one.score);
    return pagesOf(hits, query);
  }

  #hit(
    result: SearchResult,
    words: ReadonlyMap<string, number>,
    weights: ReadonlyMap<string, number>,
  ): Hit | undefined {
    const entry = this.#entries[Number(result.id)];
    if (!entry) return undefined;
    let covered = 0;
    for (const [term, count] of words) covered += count * (weights.get(term) ?? 0);
    const score = result.score * covered ** 2 * entry.page.boost * (entry.isFirst ? 1.2 : 1);
    return {entry, score, terms: result.terms};
  }
}

/** The words of a query that a result has, and how much each counts: less where it has another. */
function typedIn({queryTerms}: SearchResult, {related}: Query): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of queryTerms) {
    const {of, weight} = related.get(term) ?? {of: term, weight: 1};
    counts.set(of, Math.max(counts.get(of) ?? 0, 0.5 + weight / 2));
  }
  return counts;
}

interface Hit {
  readonly entry: Entry;
  readonly score: number;
  readonly terms: readonly string[];
}

interface PageHits {
  readonly best: Hit;
  readonly hits: readonly Hit[];
  readonly score: number;
}

/**
 * The share of each term in a query: rare words say more about what is wanted than common ones, and
 * what has all of them comes before what has many of one.
 */
function weightsOf(
  terms: readonly string[],
  results: readonly ReadonlyMap<string, number>[],
  count: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const words of results) {
    for (const term of words.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  }
  const rarity = terms.map((term) => Math.log(1 + (count + 1) / ((found.get(term) ?? 0) + 1)));
  const sum = rarity.reduce((all, one) => all + one, 0);
  return new Map(terms.map((term, index) => [term, (rarity[index] ?? 0) / sum]));
}

/** Hits by page; the best are examined for the words in the order in which they were typed. */
function pagesOf(hits: readonly Hit[], query: Query): readonly PageHits[] {
  const {phrases} = query;
  const byPath = new Map<string, Hit[]>();
  for (const [index, hit] of hits.entries()) {
    if (index >= mostExamined && phrases.length > 0) break;
    const examined = index < mostExamined ? withBonus(hit, query) : hit;
    if (phrases.length > 0 && !phrases.every(phrasesOf(hit.entry))) continue;
    const {path} = hit.entry.page;
    const known = byPath.get(path);
    if (known) known.push(examined);
    else byPath.set(path, [examined]);
  }
  return [...byPath.values()]
    .map((found) => pageHits(found, query))
    .sort((one, other) => other.score - one.score);
}

function pageHits(found: readonly Hit[], query: Query): PageHits {
  const hits = found.toSorted((one, other) => other.score - one.score);
  const [best, ...others] = hits as [Hit, ...Hit[]]; // a page is there because of a hit
  // What a whole page is about counts a little more than one mention.
  const more = others.slice(0, 3).reduce((sum, {score}) => sum + score, 0);
  const score = best.score + more * 0.08;
  const first = others.find(({entry}) => entry.isFirst);
  if (first === undefined || !isAboutPage(best.entry, query)) return {best, hits, score};
  return {best, hits: [first, ...hits.filter((hit) => hit !== first)], score};
}

/** Whether the title of a page was typed, and the heading of the section says no more of it. */
function isAboutPage({page, section}: Entry, query: Query): boolean {
  const words = wordsOf(query);
  const title = tellingText(page.title);
  const titled = new Set(title.split(' '));
  const heading = tellingText(section.headings.at(-1) ?? '').split(' ');
  return (
    shareOf(title, words) === 1 && !heading.some((word) => words.has(word) && !titled.has(word))
  );
}

/** The telling words of a query, and others for them. */
function wordsOf({text, related}: Query): ReadonlySet<string> {
  return new Set([...text.split(' '), ...related.keys()]);
}

function withBonus(hit: Hit, query: Query): Hit {
  const {text, whole} = query;
  const {page, section, isFirst} = hit.entry;
  const words = wordsOf(query);
  const title = tellingText(page.title);
  const heading = tellingText(section.headings.at(-1) ?? '');
  let factor = 1 + 0.5 * Math.max(shareOf(title, words), shareOf(heading, words) * 0.8);
  // Who types a title wants that page, from its beginning.
  if (title === text) factor *= isFirst ? 3 : 1.6;
  else if (heading === text) factor *= 1.3;
  if (whole.includes(' ')) factor *= orderFactor(hit.entry, query);
  return {...hit, score: hit.score * factor};
}

/** Words count more where they follow each other as they were typed, most of all in a name. */
function orderFactor(entry: Entry, {whole, compounds, pairs}: Query): number {
  const isWritten = phrasesOf(entry);
  const share = pairs.filter(isWritten).length / Math.max(1, pairs.length);
  const isNamed = compounds.length > 0 && compounds.every(isWritten);
  return (isNamed ? 3 : 1) * (isWritten(whole) ? 1.2 : 1 + 0.15 * share);
}

/** The share of the words of a title that are in a query: titles that say nothing else are best. */
function shareOf(title: string, query: ReadonlySet<string>): number {
  if (title === '') return 0;
  const words = title.split(' ');
  return words.filter((word) => query.has(word)).length / words.length;
}

/** Tells which phrases, folded, are in a section. */
function phrasesOf({page, section}: Entry): (phrase: string) => boolean {
  const {headings, names, text, code} = section;
  const parts = [page.title, ...headings, ...names, text, code];
  const written = parts.map((part) => ` ${normalized(part)} `);
  return (phrase) => written.some((part) => part.includes(` ${phrase} `));
}

function foundPage({best, hits}: PageHits, isElsewhere: boolean): FoundPage {
  const {page, place} = best.entry;
  const sections = hits.slice(0, sectionsOfPage).map(foundSection);
  const terms = new Set(hits.slice(0, sectionsOfPage).flatMap((hit) => hit.terms));
  return {
    path: page.path,
    title: markTerms(page.title, terms),
    trail: place.trail,
    scope: isElsewhere ? place.scopes[0] : undefined,
    sections,
  };
}

function foundSection({entry: {section}, terms}: Hit): FoundSection {
  const found = new Set(terms);
  const {id, headings, label, text, code} = section;
  const inText = excerptOf(text, found);
  const excerpt = inText.marks.length > 0 || code === '' ? inText : excerptOf(code, found);
  return {
    id,
    heading:
      label === undefined ? markTerms(headings.at(-1) ?? '', found) : {text: label, marks: []},
    excerpt: excerpt.marks.length > 0 || text === '' ? excerpt : inText,
    terms,
  };
}

function fieldOf({page, section, isFirst}: Entry, field: Field): string {
  switch (field) {
    case 'title':
      return page.title;
    case 'heading':
      return section.headings.join('\n');
    case 'names':
      return [...section.names, ...(isFirst ? page.keywords : [])].join('\n');
    case 'beginning':
      return isFirst ? beginningOf(section.text) : '';
    case 'text':
      return section.text;
    case 'code':
      return section.code;
    default:
      return field satisfies never;
  }
}

/** The first words of a text, whole where there are spaces between them. */
function beginningOf(text: string): string {
  if (text.length <= beginningLength) return text;
  return text.slice(0, beginningLength).replace(/[a-z\d]+$/i, '');
}
