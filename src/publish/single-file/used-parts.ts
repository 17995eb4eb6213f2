import {readSampleLanguages} from '../../config/read/sample-languages.js';
import {usesApis} from '../../config/uses-apis.js';
import type {SiteConfig} from '../../config/site-config.js';
import {languageNamed, languagesIn} from '../../highlight/languages.js';
import {languageCode} from '../../locales/messages.js';
import type {Publishing} from '../publishing.js';
import {isUnused, type PartsInUse} from '../../site/offline/bundle-parts.js';

/** What needs a server, or opens other sites. */
const neverNeeded = new Set(['offline', 'open', 'page-prefetch', 'read-archive']);

/** Which parts of the bundle the pages of a site need, found while they are written. */
export class UsedParts implements PartsInUse {
  readonly #grammars = new Set<string>();
  readonly #locales = new Set<string>();
  /** The names of the languages of code samples, as written. */
  readonly sampleLanguages: readonly string[];
  #hasApis: boolean;
  #hasDiagrams = false;
  #hasFormulas = false;

  constructor(config: SiteConfig) {
    this.#hasApis = usesApis(config);
    this.sampleLanguages = readSampleLanguages(config);
  }

  /** The given way to publish pages, which also notes what they use. */
  observe(publishing: Publishing): Publishing {
    const {tokensOf, localizeTo, localizeApiTo} = publishing;
    return {
      ...publishing,
      tokensOf: (code, name) => {
        const language = languageNamed(name);
        const names = language === undefined ? [] : languagesIn(code, language).keys();
        for (const one of names) this.#grammars.add(one);
        return tokensOf(code, name);
      },
      localizeTo: (language) => {
        this.#locales.add(languageCode(language));
        return localizeTo(language);
      },
      localizeApiTo,
    };
  }

  /** Notes what a written page contains. */
  add(html: string): void {
    this.#hasApis ||= isOperation(html);
    this.#hasDiagrams ||= html.includes('class="docs-diagram"');
    this.#hasFormulas ||= html.includes('<math');
  }

  /** The names of the grammars that color the code of the pages. */
  get grammars(): ReadonlySet<string> {
    return this.#grammars;
  }

  /** The codes of the languages of the interface in which pages are written. */
  get locales(): ReadonlySet<string> {
    return this.#locales;
  }

  get hasApis(): boolean {
    return this.#hasApis;
  }

  get hasDiagrams(): boolean {
    return this.#hasDiagrams;
  }

  get hasFormulas(): boolean {
    return this.#hasFormulas;
  }

  /** Whether no page needs a module that loads later. */
  isLeftOut(path: string): boolean {
    const [, name = ''] = /([^/]*)\.js$/.exec(path) ?? [];
    return neverNeeded.has(name) || isUnused(path, this);
  }
}

/** Whether a written page shows an operation of an API. */
export function isOperation(html: string): boolean {
  return html.includes('class="docs-endpoint"');
}
