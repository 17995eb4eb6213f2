import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {lazy, type LazyModule} from '../shared/lazy.js';
import type {Localize, Messages} from './messages.js';

/** The interface in other languages than English. */
const languages: ReadonlyMap<string, LazyModule<{readonly messages: Messages}>> = new Map([
  ['ar', lazy('locales/ar', () => import('./ar.js'))],
  ['de', lazy('locales/de', () => import('./de.js'))],
  ['es', lazy('locales/es', () => import('./es.js'))],
  ['fr', lazy('locales/fr', () => import('./fr.js'))],
  ['ja', lazy('locales/ja', () => import('./ja.js'))],
  ['pt', lazy('locales/pt', () => import('./pt.js'))],
  ['zh', lazy('locales/zh', () => import('./zh.js'))],
]);

/** Localizes to English. */
export const english = localizeWith();

/** Language → its `localize`: once a language is requested, and English until it is loaded. */
const known = new Map([['en', english]]);
const changeEvent = 'docs-language';

/**
 * Localizes messages to the language of its host: the nearest `lang` attribute, through all shadow
 * roots. Until that language is loaded, and for languages without translations, the text is
 * English.
 */
export class LocalizeController implements ReactiveController {
  /** Replaced by another function when the language changes, so that `guard` can depend on it. */
  localize = english;
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener(changeEvent, this.#refresh);
    this.#refresh();
  }

  hostDisconnected(): void {
    document.removeEventListener(changeEvent, this.#refresh);
  }

  readonly #refresh = (): void => {
    const language = languageAt(this.#host)
      .replace(/[-_].*/, '')
      .toLowerCase();
    const localize = known.get(language) ?? english;
    if (!known.has(language)) load(language);
    if (localize === this.localize) return;
    this.localize = localize;
    this.#host.requestUpdate();
  };
}

/** Updates all connected elements. Call it after a `lang` attribute changes. */
export function languageChanged(): void {
  document.dispatchEvent(new Event(changeEvent));
}

/** The language tag of an element, as its author wrote it; `en` without a `lang` attribute. */
export function languageAt(element: Element): string {
  const lang = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const root = element.getRootNode();
  return lang ?? (root instanceof ShadowRoot ? languageAt(root.host) : 'en');
}

function localizeWith(messages?: Messages): Localize {
  return (key, text, ...values) =>
    (messages?.[key] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(values[+index]));
}

function load(language: string): void {
  known.set(language, english); // request each language once
  void languages.get(language)?.(({messages}) => {
    known.set(language, localizeWith(messages));
    languageChanged();
  });
}

/** Country codes that authors use for languages, and the codes of those languages. */
const languageOfCountry = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
]);

/** The language tag that browsers know for a language code of the configuration. */
export function languageTag(code: string): string {
  return languageOfCountry.get(code) ?? code;
}
