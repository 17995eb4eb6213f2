import type {ReactiveController} from 'lit';
import {languageChanged} from '../shared/words-controller.js';
import {languageTag} from './language-tag.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-host.js';

/** Languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;

/**
 * Says the language that is shown, and the direction it is written in, where a site has several: as `lang` and `dir` of
 * the host, and of the document when the site says its title as well. Construct it after the site's controller.
 */
export class LanguageController implements ReactiveController {
  readonly #host: SiteHost;
  readonly #site: SiteController;
  #language = '';

  constructor(host: SiteHost, site: SiteController) {
    this.#host = host;
    this.#site = site;
    host.addController(this);
  }

  hostUpdate(): void {
    const {view, session} = this.#site;
    const {language = ''} = view ?? {language: this.#language};
    if (language === this.#language) return;
    this.#language = language;
    for (const element of [this.#host, session?.address && document.documentElement]) {
      if (!element) continue;
      element.lang = languageTag(language);
      element.dir = rightToLeft.test(language) ? 'rtl' : '';
    }
    languageChanged();
  }
}
