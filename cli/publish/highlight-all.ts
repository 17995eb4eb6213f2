import type {CodeToken} from '../../src/content/code/code-token.js';
import {Highlighter, longestHighlighted} from '../../src/highlight/highlighter.js';
import {languages} from '../../src/highlight/languages.js';

/** Colors code with the grammars of all languages. */
export async function highlightAll(): Promise<
  (code: string, language: string) => readonly CodeToken[] | undefined
> {
  const highlighter = new Highlighter();
  await Promise.all(
    Object.entries(languages).map(async ([name, {load}]) => highlighter.add(name, await load())),
  );
  return (code, language) => {
    if (code.length > longestHighlighted) return undefined;
    try {
      return highlighter.tokensOf(code, language);
    } catch {
      // If a grammar fails, the code stays in one color.
      return undefined;
    }
  };
}
