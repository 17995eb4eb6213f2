import hljs from 'highlight.js/lib/core';
import type {CodeToken} from '../content/code/code-token.js';
import {fencedLanguage, languageNamed, languagesIn, type Language} from './languages.js';
import {TokenList} from './token-list.js';

/** Longer code is not colored: that would block the page. */
export const longestHighlighted = 100_000;

/** Splits code into tokens, with the grammars that were loaded into it. */
export class Highlighter {
  readonly #hljs = hljs.newInstance();

  constructor() {
    this.#hljs.configure({__emitter: TokenList});
  }

  /** The grammars that some code needs and that are not loaded yet, by their names. */
  missingFor(code: string, name: string): ReadonlyMap<string, Language> {
    const language = languageNamed(name);
    const needed = language === undefined ? [] : [...languagesIn(code, language)];
    return new Map(needed.filter(([one]) => !this.#hljs.getLanguage(one)));
  }

  /** Adds a grammar that was loaded. */
  add(name: string, {default: grammar}: Awaited<ReturnType<Language['load']>>): void {
    if (!this.#hljs.getLanguage(name)) this.#hljs.registerLanguage(name, grammar);
  }

  /** Whether the grammar of a language was loaded. */
  knows(name: string): boolean {
    const language = languageNamed(name);
    return language !== undefined && this.#hljs.getLanguage(language) !== undefined;
  }

  /**
   * The tokens of some code; their texts are the code. `undefined` for an unknown language, and
   * where its grammar fails.
   */
  tokensOf(code: string, name: string): readonly CodeToken[] | undefined {
    const language = languageNamed(name);
    return language === undefined || !this.knows(name)
      ? undefined
      : this.#tokens(code, language)?.flatMap((token) => this.#tokensOfFence(token));
  }

  #tokens(code: string, language: string): readonly CodeToken[] | undefined {
    const {_emitter: emitter, errorRaised} = this.#hljs.highlight(code, {
      language,
      ignoreIllegals: true,
    });
    return emitter instanceof TokenList && errorRaised === undefined ? emitter.tokens : undefined;
  }

  /** The tokens of the code in a fence of Markdown, between its first line and its last. */
  #tokensOfFence(token: CodeToken): readonly CodeToken[] {
    if (token.type !== 'fence') return [token];
    const {text} = token;
    const first = text.slice(0, text.indexOf('\n') + 1);
    const [, name = ''] = /^(?:`{3,}|~{3,})[ \t]*([^\s`]+)/.exec(first) ?? [];
    const language = fencedLanguage(name);
    const isKnown = language !== undefined && this.#hljs.getLanguage(language);
    const code = text.slice(first.length, text.lastIndexOf('\n') + 1);
    const tokens = isKnown ? this.#tokens(code, language) : undefined;
    if (!tokens) return [{text}];
    return [{text: first}, ...tokens, {text: text.slice(first.length + code.length)}];
  }
}
