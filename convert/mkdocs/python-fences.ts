import type {Block} from './python-block.js';
import {dedented, indentOf, isBlank, textIn, type Line} from './python-lines.js';

/**
 * Marks alone on a line, with the spaces before them → the numbers of these lines; `-->` → those of
 * the lines in which a comment may end.
 */
export type ClosingFences = ReadonlyMap<string, readonly number[]>;

/** The lines that may close a fence or a comment. */
export function closingFences(lines: readonly Line[]): ClosingFences {
  const found = new Map<string, number[]>();
  lines.forEach(({text}, at) => {
    const own = text.trimEnd();
    const marks = /-->|\?>/.test(text) ? '-->' : own;
    if (marks === own && !/^ *(?:`{3,}|~{3,}|\/{3,})$/.test(marks)) return;
    const known = found.get(marks);
    if (known) known.push(at);
    else found.set(marks, [at]);
  });
  return found;
}

/** The line that opens a fence: its marks, and what follows them. */
const fenceStart = /^ *(`{3,}|~{3,}) *([^`]*)$/;

/** The number of the line that closes the fence in a line; `undefined` where there is none. */
export function endOfFence(
  lines: readonly Line[],
  start: number,
  fences: ClosingFences,
): number | undefined {
  const first = lines[start];
  const [, marks] = fenceStart.exec(first?.text ?? '') ?? [];
  if (!first || marks === undefined) return undefined;
  const indent = indentOf(first);
  const end = nextMark(' '.repeat(indent) + marks, start, fences);
  if (end === undefined) return undefined;
  for (let at = start + 1; at <= end; at++) {
    const line = lines[at];
    if (line && !isBlank(line) && indentOf(line) < indent) return undefined;
  }
  return end;
}

/** The number of the next line after one that is only a mark. */
export function nextMark(mark: string, than: number, fences: ClosingFences): number | undefined {
  return next(fences.get(mark) ?? [], than);
}

/** The first of ascending numbers that is greater than one. */
function next(numbers: readonly number[], than: number): number | undefined {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > than) high = middle;
    else low = middle + 1;
  }
  return numbers[low];
}

/** The block of fenced code that lines are. */
export function fencedCode(lines: readonly Line[]): Block {
  const [first] = lines as readonly [Line];
  const [, , info = ''] = fenceStart.exec(first.text) ?? [];
  const code = textIn(dedented(lines.slice(1, -1), indentOf(first)));
  return {kind: 'code', info: info.trim(), code, isFenced: true, lines};
}
