/**
 * Whether a path matches a pattern such as `**`, `drafts/**`, `*.tmp.md` or `{a,b}.md`. It takes
 * steps in proportion to the product of their lengths.
 */
export function matchesGlob(path: string, pattern: string): boolean {
  return alternativesOf(pattern).some((one) => matchesNames(path.split('/'), one.split('/')));
}

/** A pattern is written out to this many at most. */
const mostAlternatives = 1000;

function alternativesOf(pattern: string): readonly string[] {
  let written = [pattern];
  for (;;) {
    const next = written.flatMap((one) => {
      const [whole, inner = ''] = /\{([^{}]*)\}/.exec(one) ?? [];
      return whole === undefined
        ? [one]
        : inner.split(',').map((choice) => one.replace(whole, () => choice));
    });
    if (next.length === written.length && next.every((one, at) => one === written[at])) break;
    if (next.length > mostAlternatives) break;
    written = next;
  }
  return written;
}

function matchesNames(names: readonly string[], patterns: readonly string[]): boolean {
  return matchesParts(
    names,
    patterns,
    (pattern) => pattern === '**',
    (name, pattern) =>
      matchesParts(
        [...name],
        [...pattern],
        (one) => one === '*',
        (letter, one) => one === '?' || letter === one,
      ),
  );
}

/** Compares two lists; a pattern may match any number of parts. */
function matchesParts(
  parts: readonly string[],
  patterns: readonly string[],
  isAny: (pattern: string) => boolean,
  isSame: (part: string, pattern: string) => boolean,
): boolean {
  let [at, pattern, lastAny, anyAt] = [0, 0, -1, 0];
  while (at < parts.length) {
    const [part, wanted] = [parts[at] ?? '', patterns[pattern]];
    if (wanted !== undefined && isAny(wanted))
      [lastAny, anyAt, pattern] = [pattern, at, pattern + 1];
    else if (wanted !== undefined && isSame(part, wanted)) [at, pattern] = [at + 1, pattern + 1];
    else if (lastAny !== -1) [anyAt, at, pattern] = [anyAt + 1, anyAt + 1, lastAny + 1];
    else return false;
  }
  return patterns.slice(pattern).every(isAny);
}
