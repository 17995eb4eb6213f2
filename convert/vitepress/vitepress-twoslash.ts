/** The lines of a code block that Twoslash shows. */
export interface ShownLines<T> {
  readonly lines: readonly T[];
  /** The lines that ask for the types of names, which are computed. */
  readonly questions: readonly T[];
}

const cut = /^\s*\/\/\s?---cut(?:-(before|after|start|end))?---\s*$/;
const option = /^[ \t]*\/\/ ?@(?!filename\b)\w+(?:: ?.+)?$/;
const question = /^\s*\/\/\s*\^[?|](?:\s|$)/;
const highlight = /^\s*\/\/\s*\^\^+(?:\s|$)/;

/** Types that were computed before, on one long line. */
const cache = /^[ \t]*\/\/ ?@twoslash-cache:/;

/** Longer lines are code. */
const longestLine = 300;

/** Lines of code without those that only Twoslash reads, and those that it cuts off. */
export function shownByTwoslash<T extends {readonly text: string}>(
  code: readonly T[],
): ShownLines<T> {
  const questions: T[] = [];
  let lines: T[] = [];
  let isCut = false;
  for (const source of code) {
    const {text} = source;
    if (cache.test(text)) continue;
    if (text.length > longestLine) {
      if (!isCut) lines.push(source);
      continue;
    }
    const found = cut.exec(text);
    const [, place = 'before'] = found ?? [];
    if (found && place === 'after') break;
    if (found && place === 'before') lines = [];
    else if (found) isCut = place === 'start';
    else if (isCut || option.test(text) || highlight.test(text)) continue;
    else if (question.test(text)) questions.push(source);
    else lines.push(source);
  }
  return {lines, questions};
}
