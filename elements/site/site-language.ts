import {isRightToLeft, languageTag} from '../../src/shared/language-tag.js';
import {languageChanged} from '../locales/localize-controller.js';

/**
 * The language of a site with several: `lang` and `dir` of its element, and of the document if the
 * site uses the browser's URL.
 */
export class SiteLanguage {
  readonly #host: HTMLElement;
  #language = '';
  /** Each restores an attribute of the host page. */
  readonly #restore: (() => void)[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Sets the language shown; with `''`, the attributes are those of the host page. */
  show(language: string, ownsDocument: boolean): void {
    if (language === this.#language) return;
    this.restore();
    this.#language = language;
    const elements = ownsDocument ? [this.#host, document.documentElement] : [this.#host];
    for (const element of language === '' ? [] : elements) {
      this.#set(element, 'lang', languageTag(language));
      this.#set(element, 'dir', isRightToLeft(language) ? 'rtl' : '');
    }
    languageChanged();
  }

  /** Restores the attributes of the host page. */
  restore(): void {
    this.#language = '';
    for (const restore of this.#restore.splice(0)) restore();
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
