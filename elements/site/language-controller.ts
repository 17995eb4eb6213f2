import type {ReactiveController} from 'lit';
import {languageChanged, languageTag} from '../locales/localize-controller.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-options.js';

/** Languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;

/**
 * Sets the language that is shown and its direction, where a site has several: `lang` and `dir` of
 * the host, and of the document when the site sets its title as well. Construct it after the site's
 * controller.
 */
export class LanguageController implements ReactiveController {
  readonly #host: SiteHost;
  readonly #site: SiteController;
  #language = '';
  /** Element → what its attributes `lang` and `dir` were. */
  readonly #before = new Map<HTMLElement, readonly [lang: string | null, dir: string | null]>();

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  hostUpdate(): void {
    const {view, resources} = this.#site;
    const {language = ''} = view ?? {language: this.#language};
    if (language === this.#language) return;
    this.#language = language;
    this.#restore();
    for (const element of [this.#host, resources?.history && document.documentElement]) {
      if (element && language !== '') this.#set(element, language);
    }
    languageChanged();
  }

  hostDisconnected(): void {
    this.#language = '';
    this.#restore();
  }

  #set(element: HTMLElement, language: string): void {
    this.#before.set(element, [element.getAttribute('lang'), element.getAttribute('dir')]);
    element.lang = languageTag(language);
    element.dir = rightToLeft.test(language) ? 'rtl' : '';
  }

  /** Restores the attributes of the host page. */
  #restore(): void {
    for (const [element, [lang, dir]] of this.#before) {
      put(element, 'lang', lang);
      put(element, 'dir', dir);
    }
    this.#before.clear();
  }
}

function put(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
