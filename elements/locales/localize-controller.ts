import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {languageEvent, type Catalog, type Locale, type Translation} from './catalog.js';

/**
 * Localizes messages to the language of its host: the nearest `lang` attribute, through all shadow
 * roots. Until that language is loaded, and for languages without translations, the text is
 * English.
 */
export class LocalizeController<T extends Translation> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #catalog: Catalog<T>;
  #locale: Locale<T>;

  constructor(host: ReactiveControllerHost & Element, catalog: Catalog<T>) {
    this.#host = host;
    this.#catalog = catalog;
    this.#locale = catalog.initial;
    host.addController(this);
  }

  /** Another function when the language changes, so that `guard` can depend on it. */
  get localize(): Locale<T>['localize'] {
    return this.#locale.localize;
  }

  /** The module of the language; `undefined`: English. */
  get translation(): T | undefined {
    return this.#locale.translation;
  }

  hostConnected(): void {
    document.addEventListener(languageEvent, this.#refresh);
    this.#refresh();
  }

  hostDisconnected(): void {
    document.removeEventListener(languageEvent, this.#refresh);
  }

  readonly #refresh = (): void => {
    const locale = this.#catalog.locale(languageAt(this.#host));
    if (locale === this.#locale) return;
    this.#locale = locale;
    this.#host.requestUpdate();
  };
}

/** Updates all connected elements. Call it after a `lang` attribute changes. */
export function languageChanged(): void {
  document.dispatchEvent(new Event(languageEvent));
}

/** The language tag of an element, as its author wrote it; `en` without a `lang` attribute. */
export function languageAt(element: Element): string {
  const lang = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const root = element.getRootNode();
  return lang ?? (root instanceof ShadowRoot ? languageAt(root.host) : 'en');
}
