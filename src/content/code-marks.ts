/** What a mark says of a line. */
export type CodeMark = 'added' | 'removed' | 'highlighted' | 'focused' | 'error' | 'warning';

/** Code without its marks, and what they said of its lines, which count from 1. */
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

/** A comment of any language with nothing in it but marks, at the end of a line. */
const comment =
  /\s*(?:\/\/|\/\*|\{\/\*|<!--|#|--|;|%|'|REM )\s*((?:\[!code [^\]\n]+\]\s*)+)(?:\*\/\}?|-->)?\s*$/;

/** A longer line has no marks: looking for them would take long. */
const longest = 2000;

/**
 * Takes comments such as `// [!code ++]` out of code: `++`, `--`, `highlight`, `hl`, `focus`, `error`, `warning`. A count makes
 * one hold for several lines (`[!code focus:3]`). A comment on a line of its own goes with its line and speaks of the next.
 *
 * Comments with a mark of another name are code.
 */
export function takeCodeMarks(code: string): MarkedCode {
  const marks = new Map<number, Set<CodeMark>>();
  if (!code.includes('[!code ')) return {code, marks};
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const found = line.length > longest ? null : comment.exec(line);
    const said = [...(found?.[1] ?? '').matchAll(/\[!code ([^\]\n:]+)(?::(\d+))?\]/g)];
    if (found === null || !said.every(([, name = '']) => meanings.has(name))) {
      lines.push(line);
      continue;
    }
    const kept = line.slice(0, found.index);
    const first = lines.length + 1;
    for (const [, name = '', count = '1'] of said) {
      const meaning = meanings.get(name);
      if (meaning === undefined) continue;
      const last = first + Math.min(Number(count), 10_000);
      for (let at = first; at < last; at++) {
        marks.set(at, (marks.get(at) ?? new Set<CodeMark>()).add(meaning));
      }
    }
    if (kept.trim() !== '') lines.push(kept);
  }
  return {code: lines.join('\n'), marks};
}
