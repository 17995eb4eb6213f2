import {stemmer} from '@orama/stemmers/english';

/** A word that English may inflect. */
const inflected = /^[a-z]{4,}$/;

/**
 * What the forms of an English word have in common: `retri` for `retry`, `retries` and `retrying`.
 * Other terms are their own stems.
 */
export function stemOf(term: string): string {
  return inflected.test(term) ? stemmer(term) : term;
}

/** The forms in which words are written in the texts of an index. */
export class WordForms {
  readonly #known = new Set<string>();
  /** Stem → terms. */
  readonly #forms = new Map<string, string[]>();

  add(term: string): void {
    if (this.#known.has(term)) return;
    this.#known.add(term);
    const stem = stemOf(term);
    const forms = this.#forms.get(stem);
    if (forms) forms.push(term);
    else this.#forms.set(stem, [term]);
  }

  /** The terms with the stem of a term, which may be among them. */
  of(term: string): readonly string[] {
    return this.#forms.get(stemOf(term)) ?? [];
  }
}
