/** A word of a text: where it is, and the terms under which it is found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /**
   * The folded word in the singular; the parts of a name such as `maxTokens` follow, and the words
   * around hyphens written as one: `precommit` for both words of `pre-commit`.
   */
  readonly terms: readonly string[];
}

/** Soft hyphens, joiners and byte order marks: readers do not see them in a word. */
const unseen = /[\u00AD\u200C\u200D\u2060\uFEFF]/g;

/** Letters and digits with their marks. */
const letters = String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200C\u200D\u2060\uFEFF]*`;

/** What joins the parts of one word; a zero-width space is where a long name may be broken. */
const joints = /['’_\u200B]/g;

/** The signs after the letter of `C++` and `C#`. */
const signs = String.raw`(?:\+\+(?![\p{L}\p{N}+])|(?<=(?<![\p{L}\p{N}])\p{L})#(?![\p{L}\p{N}#]))`;
const signPattern = new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}])${signs}`, 'gu');

const hyphens = /[-‐‑]/;
const wordPattern = String.raw`${letters}(?:['’_\u200B]${letters})*${signs}?`;
/** A word, or several with hyphens between them. */
const compoundPattern = new RegExp(`${wordPattern}(?:${hyphens.source}${wordPattern})*`, 'gu');

/** Scripts whose words are not separated by spaces. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The parts of a name in code: `HTTPServer2` has `HTTP`, `Server` and `2`. */
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{Lo}+/gu;

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs and tatweel of Arabic. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/g;

const plainLetters = new Map([
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

/** Longer words are terms only if they are names; others are hashes and encoded data. */
const longestWord = 48;
const longestName = 200;
/** Parts of names: encoded data have digits between their letters. */
const partOfName = /^[\p{L}\p{M}]*\p{N}*$/u;
/** More words with hyphens between them, such as in a UUID, are not read as one. */
const mostJoined = 4;

/**
 * A text in lower case, without accents and unseen characters, in the usual form of each character;
 * `C++` is `cplusplus`, and `C#` is `csharp`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .replace(signPattern, (sign) => (sign === '#' ? 'sharp' : 'plusplus'));
}

/** The words of a text, in order. */
export function* wordsIn(text: string): Generator<Word, undefined, undefined> {
  for (const {0: compound, index} of text.matchAll(compoundPattern)) {
    if (unspaced.test(compound)) {
      yield* segmentsOf(compound, index);
      continue;
    }
    const words = compound.split(hyphens);
    const joined = words.length > 1 ? joinedTerms(words) : [];
    let start = index;
    for (const word of words) {
      const terms = [...termsOfWord(word), ...joined];
      if (terms.length > 0) yield {start, end: start + word.length, terms};
      start += word.length + 1;
    }
  }
}

/** The term for words without the hyphens between them. */
function joinedTerms(words: readonly string[]): readonly string[] {
  if (words.length > mostJoined) return [];
  const joined = words.map(wholeOf).join('');
  return joined.length <= longestWord && /\p{L}/u.test(joined) ? [singular(joined)] : [];
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

function termsOfWord(written: string): readonly string[] {
  const word = written.replace(unseen, '');
  const whole = wholeOf(word);
  const isPlain = word === whole || /^\p{Lu}?[\p{Ll}'’]+$/u.test(word);
  if (isPlain) return word.length <= longestWord ? [singular(whole)] : [];
  const parts = word.match(partPattern) ?? [];
  if (word.length > longestWord && !isLongName(word, parts)) return [];
  const terms = parts.filter((part) => part.length > 1).map((part) => singular(fold(part)));
  return terms.length > 1 ? [...new Set([singular(whole), ...terms])] : [singular(whole)];
}

/** A word folded, without what joins its parts. */
function wholeOf(word: string): string {
  return fold(word).replace(joints, '');
}

function isLongName(word: string, parts: readonly string[]): boolean {
  return (
    word.length <= longestName &&
    parts.every((part) => part.length <= longestWord) &&
    word.split(joints).every((part) => partOfName.test(part))
  );
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
