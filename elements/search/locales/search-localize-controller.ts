import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {languageAt} from '../../locales/localize-controller.js';
import {lazy} from '../../shared/lazy.js';
import type {SearchLocalize, SearchMessages} from './search-messages.js';

/** The search in other languages than English. */
const languages: ReadonlyMap<string, () => Promise<{readonly messages: SearchMessages}>> = new Map([
  ['ar', () => import('./search-ar.js')],
  ['de', () => import('./search-de.js')],
  ['es', () => import('./search-es.js')],
  ['fr', () => import('./search-fr.js')],
  ['ja', () => import('./search-ja.js')],
  ['pt', () => import('./search-pt.js')],
  ['zh', () => import('./search-zh.js')],
]);

const english = localizeWith();

/**
 * Localizes the messages of the search to the language of its host, as `LocalizeController` does
 * for those of the site. They are separate, so that only readers who search load them.
 */
export class SearchLocalizeController implements ReactiveController {
  /** Replaced by another function when the language changes. */
  localize = english;
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
    const language = languageAt(this.#host)
      .replace(/[-_].*/, '')
      .toLowerCase();
    if (language === this.#language) return;
    this.#language = language;
    const load = languages.get(language);
    if (!load) return this.#show(english);
    void lazy(
      `locales/search-${language}`,
      load,
    )(({messages}) => {
      if (language === this.#language) this.#show(localizeWith(messages));
    });
  };

  #show(localize: SearchLocalize): void {
    this.localize = localize;
    this.#host.requestUpdate();
  }
}

function localizeWith(messages?: SearchMessages): SearchLocalize {
  return (key, text, ...values) =>
    (messages?.[key] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(values[+index]));
}
