import {usesApis} from '../../config/uses-apis.js';
import type {SiteConfig} from '../../config/site-config.js';
import {languageNamed, languagesIn} from '../../highlight/languages.js';
import {languageCode} from '../../locales/messages.js';
import type {Publishing} from '../publishing.js';
import {sampleLanguages} from '../../requests/samples/sample-languages.js';

/** What only authors need, and what needs a server. */
const neverNeeded = new Set([
  'docs-problems',
  'offline',
  'open',
  'page-prefetch',
  'read-archive',
  'validate',
]);

/** Which parts of the bundle the pages of a site need, found while they are written. */
export class UsedParts {
  readonly #grammars = new Set<string>();
  readonly #locales = new Set<string>();
  #hasApi: boolean;
  #hasDiagrams = false;
  #hasFormulas = false;

  constructor(config: SiteConfig) {
    this.#hasApi = usesApis(config);
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
    this.#hasApi ||= isOperation(html);
    this.#hasDiagrams ||= html.includes('class="docs-diagram"');
    this.#hasFormulas ||= html.includes('<math');
  }

  /** The names of the grammars that color the code of the pages. */
  get grammars(): ReadonlySet<string> {
    return this.#grammars;
  }

  get hasDiagrams(): boolean {
    return this.#hasDiagrams;
  }

  get hasFormulas(): boolean {
    return this.#hasFormulas;
  }

  /** Whether no page needs a module that loads later. */
  isLeftOut(path: string): boolean {
    const [, folder = '', name = ''] = /([^/]*)\/([^/]*)\.js$/.exec(path) ?? [];
    if (folder === 'languages' || this.#isGrammar(name)) return !this.#needsGrammar(name);
    if (folder === 'locales') return !this.#locales.has(name.replace(/^.*-/, ''));
    // What it imports is requested together with it.
    if (/^(?:draw-diagram|docs-diagram-view)$/.test(name) || folder === 'mermaid') {
      return !this.#hasDiagrams;
    }
    if (name === 'draw-formula') return !this.#hasFormulas;
    if (name === 'apis' || name === 'docs-playground') return !this.#hasApi;
    return neverNeeded.has(name);
  }

  /** Our own grammars are beside the other chunks. */
  #isGrammar(name: string): boolean {
    return languageNamed(name) === name;
  }

  #needsGrammar(name: string): boolean {
    const isSample = sampleLanguages.some(({grammar}) => grammar === name) || name === 'json';
    return this.#grammars.has(name) || (this.#hasApi && isSample);
  }
}

/** Whether a written page shows an operation of an API. */
export function isOperation(html: string): boolean {
  return html.includes('class="docs-endpoint"');
}
