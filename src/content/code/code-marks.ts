/** What a mark means for a line. */
export type CodeMark = 'added' | 'removed' | 'highlighted' | 'focused' | 'error' | 'warning';

/** Code without its marks, and their meanings by line, from 1. */
export interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, ReadonlySet<CodeMark>>;
}

const meanings: ReadonlyMap<string, CodeMark> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['focus', 'focused'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

const marksOf = String.raw`\s*((?:\[!code [^\]\n]+\]\s*)+)`;
/** A comment with an end of its own and nothing in it but marks; anywhere in a line. */
const closed = new RegExp(String.raw`\s*(?:\{\/\*|\/\*|<!--)${marksOf}(?:\*\/\}?|-->)`);
/** A comment of any language that reaches to the end of the line. */
const open = new RegExp(String.raw`\s*(?:\/\/|#|--|;|%|'|\bREM )${marksOf}$`, 'i');

/** Longer lines are not searched for marks: it would take long. */
const longest = 2000;

/**
 * Takes comments such as `// [!code ++]` out of code: `++`, `--`, `highlight`, `hl`, `focus`,
 * `error`, `warning`. A count applies one to several lines (`[!code focus:3]`). A comment on a line
 * of its own is removed with its line and applies to the next one.
 *
 * Comments with a mark of another name are code.
 */
export function takeCodeMarks(code: string): MarkedCode {
  const marks = new Map<number, Set<CodeMark>>();
  if (!code.includes('[!code ')) return {code, marks};
  const lines: string[] = [];
  /** The last line that each meaning applies to so far. */
  const lastLines = new Map<CodeMark, number>();
  for (const written of code.split('\n')) {
    let line = written;
    for (let found = takeComment(line); found !== undefined; found = takeComment(line)) {
      line = found.line;
      for (const [meaning, count] of found.marks) {
        lastLines.set(meaning, Math.max(lastLines.get(meaning) ?? 0, lines.length + count));
      }
    }
    if (line !== written && line.trim() === '') continue;
    lines.push(line);
    for (const [meaning, last] of lastLines) {
      if (lines.length > last) lastLines.delete(meaning);
      else marks.set(lines.length, (marks.get(lines.length) ?? new Set()).add(meaning));
    }
  }
  return {code: lines.join('\n'), marks};
}

/** A line without its first comment of marks, with their meanings; undefined where it has none. */
function takeComment(
  line: string,
): {line: string; marks: readonly (readonly [CodeMark, number])[]} | undefined {
  const found = line.length > longest ? null : (closed.exec(line) ?? open.exec(line));
  if (found === null) return undefined;
  const marks: [CodeMark, number][] = [];
  for (const [, written = ''] of (found[1] ?? '').matchAll(/\[!code ([^\]\n]+)\]/g)) {
    const [, name = '', count = '1'] = /^([^:]+)(?::(\d+))?$/.exec(written) ?? [];
    const meaning = meanings.get(name);
    if (meaning === undefined) return undefined;
    marks.push([meaning, Number(count)]);
  }
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length);
  const indent = /^\s*/.exec(found[0])?.[0] ?? '';
  return {line: before === '' ? indent + after.trimStart() : before + after, marks};
}
