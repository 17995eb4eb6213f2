/**
 * The offset after what begins at `start`. Undefined where it does not end before `limit`, which
 * must be the same for all offsets before it.
 */
export type FindEnd = (start: number, limit?: number) => number | undefined;

/**
 * Finds the ends of the strings, templates and comments that begin at a quote or `/*` in code; any
 * other character is one of its own. A comment that never ends reaches to infinity. Thousands may
 * never end: what one search has found is not searched again.
 */
export function stringFinder(text: string): FindEnd {
  /** Where the last search without a result began and ended, by the quote. */
  const failed = new Map<string, {readonly from: number; readonly to: number}>();
  let comment = {from: Infinity, close: -1};

  const findQuote = (start: number, limit: number): number | undefined => {
    const quote = text[start] ?? '';
    const known = failed.get(quote);
    // The quotes in between are escaped: a search from them would find nothing either.
    if (known && known.from <= start && start < known.to) return undefined;
    let at = start + 1;
    for (; at < limit; at++) {
      const character = text[at];
      if (character === '\\') at++;
      else if (character === quote) return at + 1;
      else if (character === '\n' && quote !== '`') break;
    }
    failed.set(quote, {from: start, to: at});
    return undefined;
  };

  const findCommentEnd = (from: number): number => {
    if (from < comment.from || from > comment.close) {
      const close = text.indexOf('*/', from);
      comment = {from, close: close === -1 ? Infinity : close};
    }
    return comment.close + 2;
  };

  return (start, limit = text.length) => {
    const character = text[start];
    if (character === '"' || character === "'" || character === '`') return findQuote(start, limit);
    return text.startsWith('/*', start) ? findCommentEnd(start + 2) : start + 1;
  };
}
