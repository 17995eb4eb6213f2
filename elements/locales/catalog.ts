import {languageCode, localizeWith, type LocalizeText} from '../../src/locales/messages.js';
import type {LazyModule} from '../shared/lazy.js';

/** What the module of a language exports: its messages, by their English text. */
export interface Translation<Text extends string = string> {
  readonly messages: Readonly<Record<Text, string>>;
}

type TextOf<T extends Translation> = keyof T['messages'] & string;

/** One language of a catalog. */
export interface Locale<T extends Translation> {
  readonly localize: LocalizeText<TextOf<T>>;
  /** The module of the language; `undefined`: English. */
  readonly translation?: T;
}

/** The event of the document when a language has loaded, or an element's language has changed. */
export const languageEvent = 'docs-language';

/**
 * The messages of one part of the interface in all languages: those of the site, of the search and
 * of the API reference. A language loads when an element first needs it.
 */
export class Catalog<T extends Translation> {
  readonly english: Locale<T> = {localize: localizeWith<TextOf<T>>(undefined)};
  /** What elements are rendered in before they are connected to a document. */
  initial: Locale<T> = this.english;
  readonly #languages: ReadonlyMap<string, LazyModule<T>>;
  readonly #requested = new Set<string>();
  readonly #loaded = new Map<string, Locale<T>>();

  /** `languages`: the modules of the languages other than English, by their codes. */
  constructor(languages: ReadonlyMap<string, LazyModule<T>>) {
    this.#languages = languages;
  }

  /**
   * The locale for a language tag, such as `de-AT`. It is English for languages without a
   * translation, and until the translation is loaded.
   */
  locale(tag: string): Locale<T> {
    const language = languageCode(tag);
    if (!this.#requested.has(language)) void this.load(language);
    return this.#loaded.get(language) ?? this.english;
  }

  /** Loads the module for a language tag; `undefined` without one, or if it cannot be loaded. */
  async load(tag: string): Promise<T | undefined> {
    const language = languageCode(tag);
    this.#requested.add(language);
    await this.#languages.get(language)?.((translation) => this.#add(language, translation));
    return this.#loaded.get(language)?.translation;
  }

  #add(language: string, translation: T): void {
    if (this.#loaded.has(language)) return;
    this.#loaded.set(language, {
      localize: localizeWith<TextOf<T>>(translation.messages),
      translation,
    });
    document.dispatchEvent(new Event(languageEvent));
  }
}
