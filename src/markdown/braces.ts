import {stringFinder, type FindEnd} from './strings.js';

/**
 * Finds the offset after the `}` that closes the `{` at an offset; strings, templates and comments
 * inside may contain braces. Thousands may never be closed: what was read from one brace is not
 * read again from the next.
 */
export function braceFinder(text: string): FindEnd {
  /** The results for all braces that were read. */
  const ends = new Map<number, number | undefined>();
  /** The innermost open brace after each string and comment that was read. */
  const around = new Map<number, number>();
  const findString = stringFinder(text);

  return (first, limit = text.length) => {
    const open: number[] = [];
    let at = first;
    do {
      const character = text[at];
      const known = character === '{' ? at : around.get(at);
      let end: number | undefined;
      if (known !== undefined && ends.has(known)) {
        // Read before: the brace here closes there, or the one around what was read.
        end = ends.get(known);
        if (end === undefined) break;
        if (known !== at) ends.set(open.pop() ?? first, end);
        at = end;
      } else if (character === '{') open.push(at++);
      else if (character === '}') ends.set(open.pop() ?? first, ++at);
      else {
        // A lone apostrophe is prose or markup, not a string.
        end = findString(at, limit) ?? at + 1;
        if (end > at + 1 && !around.has(end)) around.set(end, open.at(-1) ?? first);
        at = end;
      }
    } while (open.length > 0 && at < limit);
    for (const unclosed of open) ends.set(unclosed, undefined);
    return ends.get(first);
  };
}
