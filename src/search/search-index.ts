import MiniSearch, {type SearchResult} from 'minisearch';
import {excerptOf, markTerms, type MarkedText} from './excerpt.js';
import {mistakesIn, swapped} from './mistakes.js';
import {pagesOf, type Entry, type Hit, type PageHits} from './page-hits.js';
import {readQuery, type Query} from './query.js';
import {isInScope, type PagePlace, type SearchScope, type SearchedPage} from './searched-page.js';
import {termsIn} from './terms.js';
import {WordForms} from './word-forms.js';

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

/**
 * How much a match in each field counts. A page usually says at its beginning, such as in its
 * description, what it is about.
 */
const boosts = {title: 5, heading: 4, names: 3, beginning: 2, text: 1, code: 0.6} as const;
type Field = keyof typeof boosts;

/** A word of one or two letters, in scripts whose words are usually longer. */
export const shortTerm = /^[\u0000-\u058F]{1,2}$/;
/** How much a word that names an action counts beside the subject. */
const askingWeight = 0.2;
/** How much another form of a word counts. */
const formWeight = 0.7;
/** How many characters of a page are its beginning. */
const beginningLength = 160;
const sectionsOfPage = 3;
/** Sections of a page are shown beside its best one if their score is at least this share of it. */
const lowestShare = 0.4;

/** An index of the sections of pages, which grows while pages are read. */
export class SearchIndex {
  readonly #engine = new MiniSearch<Entry>({
    fields: Object.keys(boosts),
    extractField: (entry, field) =>
      field === 'id' ? String(entry.id) : fieldOf(entry, field as Field),
    tokenize: termsIn,
    processTerm: (term) => {
      this.#forms.add(term);
      return term;
    },
    autoVacuum: false,
  });
  readonly #forms = new WordForms();
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
    const query = this.#withForms(readQuery(typed));
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

  /** The query with the other forms of its words. */
  #withForms(query: Query): Query {
    const forms = query.terms.flatMap((term) =>
      this.#forms
        .of(term)
        .filter((form) => !query.terms.includes(form))
        .map((form) => [form, {of: [term], weight: formWeight}] as const),
    );
    return {...query, related: new Map([...forms, ...query.related])};
  }

  #pagesFor(query: Query): readonly PageHits[] {
    const {terms: typed, related, asking, isOpen} = query;
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
        boostTerm: (term) => {
          const {of, weight} = related.get(term) ?? {of: [term], weight: 1};
          return of.every((word) => asking.has(word)) ? weight * askingWeight : weight;
        },
        ...(fields && {fields}),
        prefix: (term) =>
          (isOpen && term === last) || (term.length > 2 && !related.has(term) && !asking.has(term)),
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
    const weights = weightsOf(query, terms, words, this.#engine.documentCount);
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
    // MiniSearch multiplies by the number of words, which are not equally important.
    const relevance = result.score / result.queryTerms.length;
    const score = relevance * covered ** 2.5 * entry.page.boost * (entry.isFirst ? 1.2 : 1);
    return {entry, score, terms: result.terms};
  }
}

/** The words of a query that a result has, and how much each counts: less where it has another. */
function typedIn({queryTerms}: SearchResult, {related}: Query): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of queryTerms) {
    const {of, weight} = related.get(term) ?? {of: [term], weight: 1};
    for (const one of of) counts.set(one, Math.max(counts.get(one) ?? 0, 0.5 + weight / 2));
  }
  return counts;
}

/**
 * The share of each term in a query: rare words say more about what is wanted than common ones, and
 * what has all of them comes before what has many of one.
 */
function weightsOf(
  {asking}: Query,
  terms: readonly string[],
  results: readonly ReadonlyMap<string, number>[],
  count: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const words of results) {
    for (const term of words.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  }
  const rarity = terms.map(
    (term) =>
      Math.log(1 + (count + 1) / ((found.get(term) ?? 0) + 1)) *
      (asking.has(term) ? askingWeight : 1),
  );
  const sum = rarity.reduce((all, one) => all + one, 0);
  return new Map(terms.map((term, index) => [term, (rarity[index] ?? 0) / sum]));
}

function foundPage({best, hits}: PageHits, isElsewhere: boolean): FoundPage {
  const {page, place} = best.entry;
  const shown = hits
    .slice(0, sectionsOfPage)
    .filter(({score}, index) => index === 0 || score >= best.score * lowestShare);
  const sections = shown.map(foundSection);
  const terms = new Set(shown.flatMap((hit) => hit.terms));
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
