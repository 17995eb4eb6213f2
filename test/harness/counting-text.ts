/** A text that counts how many of its characters are read, one by one or in searches. */
export interface CountingText {
  readonly text: string;
  readonly steps: () => number;
}

/**
 * Time is noisy; how often a text is read is not. For functions that read characters by their
 * offsets, and search with `indexOf` and `startsWith`; not for regular expressions.
 */
export function countingText(written: string): CountingText {
  let steps = 0;
  const searches: Readonly<Record<string, unknown>> = {
    startsWith: (part: string, at: number) => {
      steps++;
      return written.startsWith(part, at);
    },
    indexOf: (part: string, from: number) => {
      const found = written.indexOf(part, from);
      steps += (found === -1 ? written.length : found) - from;
      return found;
    },
    length: written.length,
  };
  const text = new Proxy(Object(written) as string & object, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(searches, key)) return searches[key];
      steps++;
      return written[Number(key)];
    },
  });
  return {text, steps: () => steps};
}
