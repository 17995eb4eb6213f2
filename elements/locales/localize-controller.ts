import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadPart} from '../shared/load-part.js';
import {parts, type PartName} from '../shared/parts.js';
import type {InterfaceText} from './messages.js';

/** The interface's texts in one language: English text → translation. */
export type Messages = Readonly<Record<InterfaceText, string>>;

/** Says a text, its `{0}`, `{1}` replaced by `values`. */
export type Localize = (text: InterfaceText, ...values: readonly unknown[]) => string;

/** Says texts in English. */
export const english = sayIn();

/** Language → how its texts are said, once they were asked for. */
const known = new Map([['en', english]]);
const listeners = new Set<() => void>();

/**
 * Says the interface's own words in the language of the place where an element stands: the nearest `lang` attribute,
 * through all shadow roots. Until a language is loaded, and for languages that there is no translation for, in English.
 */
export class LocalizeController implements ReactiveController {
  /** Another function whenever texts are said in other words, so that what was made of them can be kept until then. */
  say = english;
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    listeners.add(this.#refresh);
    this.#refresh();
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
  }

  readonly #refresh = (): void => {
    const language = languageAt(this.#host)
      .replace(/[-_].*/, '')
      .toLowerCase();
    const say = known.get(language) ?? english;
    if (!known.has(language)) load(language);
    if (say === this.say) return;
    this.say = say;
    this.#host.requestUpdate();
  };
}

/** To be called when a `lang` attribute has changed. */
export function languageChanged(): void {
  for (const refresh of listeners) refresh();
}

/** The language tag at an element, as its author wrote it; `en` where nothing says another one. */
export function languageAt(element: Element): string {
  const lang = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const root = element.getRootNode();
  return lang ?? (root instanceof ShadowRoot ? languageAt(root.host) : 'en');
}

function sayIn(words?: Messages): Localize {
  return (text, ...values) =>
    (words?.[text] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(values[+index]));
}

function load(language: string): void {
  known.set(language, english); // asked for once
  const name = `locales/${language}`;
  if (!hasLocale(name)) return;
  void loadPart(name, ({words}) => {
    known.set(language, sayIn(words));
    languageChanged();
  });
}

function hasLocale(name: string): name is PartName & `locales/${string}` {
  return Object.hasOwn(parts, name);
}
