/** A word of a text: where it is, and the terms under which it is found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** The folded word in the singular; the parts of a name such as `maxTokens` follow. */
  readonly terms: readonly string[];
}

/** Letters and digits with their marks. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’_][\p{L}\p{M}\p{N}]+)*/gu;

/** Scripts whose words are not separated by spaces. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The parts of a name in code: `HTTPServer2` has `HTTP`, `Server` and `2`. */
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{Lo}+/gu;

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs and tatweel of Arabic. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/g;

const letters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** The longest word that is a term; longer ones are hashes and encoded data. */
const longestTerm = 48;

/** A text in lower case, without accents, in the usual form of each character. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => letters.get(letter) ?? letter);
}

/** The words of a text, in order. */
export function* wordsIn(text: string): Generator<Word, undefined, undefined> {
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    if (unspaced.test(word)) yield* segmentsOf(word, index);
    else if (word.length <= longestTerm) {
      yield {start: index, end: index + word.length, terms: termsOfWord(word)};
    }
  }
}

/** The terms of a text, in order. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsIn(text)) terms.push(...word.terms);
  return terms;
}

/** A folded word in the singular, as far as its end tells. */
export function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^\W\d_su])s$/, '') : word;
}

function termsOfWord(word: string): readonly string[] {
  const whole = fold(word).replace(/['’_]/g, '');
  const isPlain = word === whole || /^\p{Lu}?[\p{Ll}'’]+$/u.test(word);
  if (isPlain) return [singular(whole)];
  const parts = (word.match(partPattern) ?? [])
    .filter((part) => part.length > 1)
    .map((part) => singular(fold(part)));
  return parts.length > 1 ? [...new Set([singular(whole), ...parts])] : [singular(whole)];
}

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, {granularity: 'word'}) : undefined;

/** The words of a text without spaces; where the browser does not know them, pairs of letters. */
function* segmentsOf(text: string, offset: number): Generator<Word, undefined, undefined> {
  if (!segmenter) {
    for (let at = 0; at + 1 < Math.max(2, text.length); at++) {
      const pair = text.slice(at, at + 2);
      yield {start: offset + at, end: offset + at + pair.length, terms: [fold(pair)]};
    }
    return;
  }
  for (const {segment, index, isWordLike} of segmenter.segment(text)) {
    if (!isWordLike) continue;
    const start = offset + index;
    yield {start, end: start + segment.length, terms: termsOfWord(segment)};
  }
}
