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
  /** Each restores an attribute of the host page. */
  readonly #restore: (() => void)[] = [];

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  hostUpdate(): void {
    const {language = ''} = this.#site.view ?? {language: this.#language};
    if (language === this.#language) return;
    this.#show(language);
    languageChanged();
  }

  hostDisconnected(): void {
    this.#show('');
  }

  #show(language: string): void {
    this.#language = language;
    for (const restore of this.#restore.splice(0)) restore();
    if (language === '') return;
    const elements = [this.#host, this.#site.resources?.history && document.documentElement];
    for (const element of elements.filter((shown) => shown !== undefined)) {
      this.#set(element, 'lang', languageTag(language));
      this.#set(element, 'dir', rightToLeft.test(language) ? 'rtl' : '');
    }
  }

  #set(element: HTMLElement, name: string, value: string): void {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    this.#restore.push(() => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    });
  }
}
