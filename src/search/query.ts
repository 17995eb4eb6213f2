import {askingWords, functionWords} from './question-words.js';
import {relatedTerms, type RelatedTerm} from './synonyms.js';
import {fold, singular, termsIn} from './terms.js';

/** What a reader wants to find. */
export interface Query {
  /** All words, without repetitions; words that are in nearly every text are left out. */
  readonly terms: readonly string[];
  /** The terms that say what a reader wants to do with the subject: they count little. */
  readonly asking: ReadonlySet<string>;
  /** Other words for them. */
  readonly related: ReadonlyMap<string, RelatedTerm>;
  /** Texts between quotation marks, folded: results contain each of them. */
  readonly phrases: readonly string[];
  /** The telling words, folded: what is called exactly this comes first. */
  readonly text: string;
  /** All words, folded. */
  readonly whole: string;
  /** Words of several parts, such as file names and fields, folded: `docs json` for `docs.json`. */
  readonly compounds: readonly string[];
  /** Telling words that were typed one after the other, folded. */
  readonly pairs: readonly string[];
  /** The reader may still be typing the last word. */
  readonly isOpen: boolean;
}

const phrasePattern = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Reads what was typed. */
export function readQuery(typed: string): Query {
  const phrases = [...typed.matchAll(phrasePattern)].map(([, phrase = '']) => normalized(phrase));
  const all = [...new Set(termsIn(typed))];
  const terms = tellingWords(all, functionWords);
  const subject = tellingWords(terms, askingWords);
  return {
    terms,
    asking: new Set(terms.filter((term) => !subject.includes(term))),
    related: relatedTerms(all),
    phrases: phrases.filter((phrase) => phrase !== ''),
    text: tellingText(typed),
    whole: normalized(typed),
    // An apostrophe joins words of a language, such as in `what's` and `l'API`, and no names.
    compounds: [...new Set(typed.split(/[\s'’]+/).map(normalized))].filter((word) =>
      word.includes(' '),
    ),
    pairs: pairsIn(normalized(typed).split(' ')),
    isOpen: /[\p{L}\p{M}\p{N}]$/u.test(typed),
  };
}

function pairsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const isTelling = next && !functionWords.has(word) && !functionWords.has(next);
    return isTelling ? [`${word} ${next}`] : [];
  });
}

/** The words of a text that say something about its subject, folded, in the singular. */
export function tellingText(text: string): string {
  const words = normalized(text).split(' ').map(singular);
  return tellingWords(tellingWords(words, functionWords), askingWords).join(' ');
}

/** Words without those that say little; all of them where there is nothing else. */
function tellingWords(words: readonly string[], others: ReadonlySet<string>): readonly string[] {
  const telling = words.filter((word) => !others.has(word));
  return telling.length > 0 ? telling : words;
}

/** A text folded, its words separated by single spaces. */
export function normalized(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
