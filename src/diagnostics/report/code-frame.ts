import type {Location} from '../diagnostic.js';

/** Longer lines are cut. */
const longestLine = 100;

/** The lines of a file; a last one that is empty is none. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/);
}

/** The line of a location between its neighbors, with line numbers; empty without a line. */
export function codeFrame(lines: readonly string[], {line, column}: Location): readonly string[] {
  if (line === undefined) return [];
  const numbers = [line - 1, line, line + 1].filter((one) => one >= 1 && one <= lines.length);
  const width = String(numbers.at(-1) ?? line).length;
  return numbers.flatMap((number) => {
    const mark = number === line ? '>' : ' ';
    const content = shortened(lines[number - 1] ?? '');
    const shown = `${mark} ${String(number).padStart(width)} | ${content}`.trimEnd();
    const isMarked = number === line && column !== undefined && column <= content.length + 1;
    return isMarked ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown];
  });
}

function shortened(line: string): string {
  const characters = [...line];
  return characters.length > longestLine ? `${characters.slice(0, longestLine).join('')}…` : line;
}
