import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {lazy} from '../../shared/lazy.js';
import {languageAt} from '../../locales/localize-controller.js';
import {englishLimits, type LimitTexts} from '../../../src/openapi/limit-text.js';
import type {ApiTexts} from '../../../src/site/api-words.js';
import type {ApiLocalize, ApiMessages} from './api-messages.js';

/** What the API reference says in one language. */
interface ApiLanguage {
  readonly messages: ApiMessages;
  readonly texts: ApiTexts;
}

/** The API reference in other languages than English. */
const languages: ReadonlyMap<string, () => Promise<ApiLanguage>> = new Map([
  ['ar', () => import('./api-ar.js')],
  ['de', () => import('./api-de.js')],
  ['es', () => import('./api-es.js')],
  ['fr', () => import('./api-fr.js')],
  ['ja', () => import('./api-ja.js')],
  ['pt', () => import('./api-pt.js')],
  ['zh', () => import('./api-zh.js')],
]);

const english = localizeWith();

/** The code of the language in a language tag: `de` of `de-AT`. */
function codeOf(tag: string): string {
  return tag.replace(/[-_].*/, '').toLowerCase();
}

/**
 * Loads the texts of pages in the language of a tag; `undefined` where there are none, or where
 * they cannot be loaded.
 */
export async function loadApiTexts(tag: string): Promise<ApiTexts | undefined> {
  const language = codeOf(tag);
  const load = languages.get(language);
  return load && (await lazy(nameOf(language), load)())?.texts;
}

function nameOf(language: string): string {
  return `locales/api-${language}`;
}

/**
 * Localizes the messages of the API reference to the language of its host, as `LocalizeController`
 * does for those of the site. They are separate, so that pages without an API do not load them.
 */
export class ApiLocalizeController implements ReactiveController {
  /** Replaced by another function when the language changes. */
  localize = english;
  /** The texts of limits of values. */
  limits: LimitTexts = englishLimits;
  #language = 'en';
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('docs-language', this.#refresh);
    this.#refresh();
  }

  hostDisconnected(): void {
    document.removeEventListener('docs-language', this.#refresh);
  }

  readonly #refresh = (): void => {
    const language = codeOf(languageAt(this.#host));
    if (language === this.#language) return;
    this.#language = language;
    const load = languages.get(language);
    if (!load) return this.#show();
    // Imported once: later calls resolve with the same module.
    void lazy(
      nameOf(language),
      load,
    )((loaded) => {
      if (language === this.#language) this.#show(loaded);
    });
  };

  #show(language?: ApiLanguage): void {
    this.localize = language ? localizeWith(language.messages) : english;
    this.limits = language?.texts.limits ?? englishLimits;
    this.#host.requestUpdate();
  }
}

function localizeWith(messages?: ApiMessages): ApiLocalize {
  return (key, text, ...values) =>
    (messages?.[key] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(values[+index]));
}
