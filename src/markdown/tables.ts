import type {Around} from './containers.js';
import {blank, lineAt} from './line-rules.js';
import type {TableAlign} from './tokens.js';

/** The first two lines of a table. */
export interface TableHead {
  readonly cells: readonly string[];
  readonly aligns: readonly TableAlign[];
  /** The offset after them. */
  readonly end: number;
}

/** A table with the text of its cells. */
export interface TableText extends TableHead {
  readonly rows: readonly (readonly string[])[];
}

/** The most cells of a table: short rows are filled up, however many columns it has. */
const mostCells = 100_000;

const delimiters = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** The table that begins at an offset (GFM §4.10). */
export function readTable(around: Around, start: number): TableText | undefined {
  const head = readTableHead(around, start);
  if (!head) return undefined;
  const columns = head.cells.length;
  const rows: string[][] = [];
  let at = head.end;
  while (at < around.end && !around.lazy.has(at) && columns * rows.length < mostCells) {
    const line = lineAt(around.text, at, around.end);
    if (blank.test(line) || around.startsBlock(at, line)) break;
    const cells = cellsOf(line);
    rows.push(head.cells.map((_, index) => cells[index] ?? ''));
    at += line.length + 1;
  }
  return {...head, rows, end: at};
}

/** The head of a table; undefined where none begins at an offset. */
export function readTableHead({text, end, lazy}: Around, start: number): TableHead | undefined {
  const first = lineAt(text, start, end);
  const second = start + first.length + 1;
  const line = second < end && !lazy.has(second) ? lineAt(text, second, end) : '';
  const marks = delimitersOf(line);
  if (!marks) return undefined;
  const cells = cellsOf(first);
  if (cells.length !== marks.length) return undefined;
  return {cells, aligns: marks.map(alignOf), end: second + line.length + 1};
}

/** The columns of a delimiter row; undefined for any other line. */
export function delimitersOf(line: string): readonly string[] | undefined {
  return /[|:]/.test(line) && delimiters.test(line) ? cellsOf(line) : undefined;
}

/** What is between the bars of a line; a bar with a backslash is text, also in code. */
export function cellsOf(line: string): readonly string[] {
  const cells = [''];
  const written = line.trim();
  for (const [part] of written.matchAll(/\\[^]|[^\\|]+|[^]/g)) {
    if (part === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + (part === '\\|' ? '|' : part));
  }
  // Bars at the beginning and end of the line are around its cells.
  if (written.startsWith('|')) cells.shift();
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

function alignOf(mark: string): TableAlign {
  if (mark.endsWith(':')) return mark.startsWith(':') ? 'center' : 'right';
  return mark.startsWith(':') ? 'left' : undefined;
}
