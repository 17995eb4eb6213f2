import {wordsIn} from './terms.js';

/** A text with the places of the words that were found. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** The length of an excerpt, in characters. */
const excerptLength = 150;
const mostBefore = 40;
/** More of a text is not looked through for the best place. */
const longestSearched = 20_000;

/** Marks the words of a text that have one of the terms. */
export function markTerms(text: string, terms: ReadonlySet<string>): MarkedText {
  const marks: [number, number][] = [];
  for (const {start, end, terms: own} of wordsIn(text)) {
    if (own.some((term) => terms.has(term))) marks.push([start, end]);
  }
  return {text, marks};
}

/**
 * The part of a text with the most of the terms; its beginning where it has none. White space is
 * single spaces.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): MarkedText {
  const plain = text.slice(0, longestSearched).replace(/\s+/g, ' ');
  const hits: {readonly start: number; readonly terms: readonly string[]}[] = [];
  for (const {start, terms: own} of wordsIn(plain)) {
    const found = own.filter((term) => terms.has(term));
    if (found.length > 0) hits.push({start, terms: found});
  }
  const from = startOf(plain, bestStart(hits));
  const to = endOf(plain, from + excerptLength);
  const {text: part, marks} = markTerms(plain.slice(from, to), terms);
  const before = from > 0 ? '…' : '';
  const after = to < plain.length ? '…' : '';
  const shift = before.length;
  return {
    text: before + part + after,
    marks: marks.map(([start, end]) => [start + shift, end + shift]),
  };
}

/** Where the most different terms are within the length of an excerpt. */
function bestStart(hits: readonly {start: number; terms: readonly string[]}[]): number {
  let best = 0;
  let most = 0;
  let end = 0;
  const counts = new Map<string, number>();
  for (const {start, terms} of hits) {
    for (
      ;
      end < hits.length && (hits[end]?.start ?? 0) < start + excerptLength - mostBefore;
      end++
    ) {
      for (const term of hits[end]?.terms ?? []) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    if (counts.size > most) {
      most = counts.size;
      best = start;
    }
    for (const term of terms) {
      const left = (counts.get(term) ?? 0) - 1;
      if (left > 0) counts.set(term, left);
      else counts.delete(term);
    }
  }
  return best;
}

/** A little before a place, at the beginning of a sentence or a word. */
function startOf(text: string, place: number): number {
  if (place <= mostBefore) return 0;
  const before = text.slice(place - mostBefore, place);
  const sentence = before.search(/(?<=[.!?:] )[^.!?:]*$/);
  const word = before.indexOf(' ') + 1;
  return place - mostBefore + (sentence === -1 ? word : sentence);
}

function endOf(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const space = text.lastIndexOf(' ', place);
  return space > place - 30 ? space : place;
}
