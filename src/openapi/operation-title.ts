/** Longer summaries are descriptions. */
const longestTitle = 120;

/** What an operation says of its name. */
interface Named {
  readonly summary: string;
  readonly operationId: string;
  /** Method and path, or the name of a webhook. */
  readonly fallback: string;
}

/**
 * The title of an operation: its summary if that is short, else its `operationId` in words, else
 * the fallback. `isSummary` says whether the summary is part of it.
 */
export function operationTitle({summary, operationId, fallback}: Named): {
  readonly title: string;
  readonly isSummary: boolean;
} {
  const short = plain(summary);
  return short !== '' && short.length <= longestTitle
    ? {title: short, isSummary: true}
    : {title: inWords(operationId) || fallback, isSummary: false};
}

/** A text without the marks of links, code and strong text, in one line. */
function plain(markdown: string): string {
  // Texts in brackets have no limit, but a title has.
  if (markdown.length > 10 * longestTitle) return markdown;
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(`+|\*\*)(?=\S)(.*?\S)\1/gs, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A word of `camelCase`; in `getURLOfUser` and `getUserIDs`, acronyms are words. */
const word = /OAuth\d*|\p{Lu}{2,}s?(?!\p{Ll})\d*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu;

/** `listUserRepos`, `list_user_repos` or `list-user-repos` as “List user repos”. */
function inWords(name: string): string {
  if (name.length > longestTitle) return '';
  const isShouted = !/\p{Ll}/u.test(name);
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((part) => (isShouted ? part.toLowerCase() : (part.match(word) ?? [])))
    .map((one) => (/^(?:\p{Lu}{2}|\p{Lu}\d)/u.test(one) ? one : one.toLowerCase()));
  const [first = '', ...rest] = words;
  if (!/\p{L}/u.test(first + rest.join(''))) return '';
  return [first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...rest].join(' ');
}
