import {normalized, tellingText, type Query} from './query.js';
import type {PagePlace, SearchedPage} from './searched-page.js';
import type {PageSection} from './sections.js';

/** A section in an index. */
export interface Entry {
  readonly id: number;
  readonly place: PagePlace;
  readonly page: SearchedPage;
  readonly section: PageSection;
  readonly isFirst: boolean;
}

/** A section that was found. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  readonly terms: readonly string[];
}

/** A page that was found, by its sections in their order. */
export interface PageHits {
  readonly best: Hit;
  readonly hits: readonly Hit[];
  readonly score: number;
}

/** Only the best sections, this many, get the bonuses of titles and phrases. */
const mostExamined = 300;

/** Hits by page; the best are examined for the words in the order in which they were typed. */
export function pagesOf(hits: readonly Hit[], query: Query): readonly PageHits[] {
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
  else if (heading === text) factor *= 2;
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
