import type {CodeToken} from '../../../src/content/code/code-token.js';
import {Highlighter, longestHighlighted} from '../../../src/highlight/highlighter.js';
import {languages} from '../../../src/highlight/languages.js';
import {ownProperty} from '../../../src/shared/own-property.js';

/** Colors code with grammars. One that cannot be loaded leaves its code in one color. */
export async function colorWith(
  grammars: ReadonlySet<string>,
): Promise<(code: string, language: string) => readonly CodeToken[] | undefined> {
  const highlighter = new Highlighter();
  await Promise.allSettled(
    [...grammars].map(async (name) => {
      const language = ownProperty(languages, name);
      if (language) highlighter.add(name, await language.load());
    }),
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
