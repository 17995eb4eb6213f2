import type {AppliedFix, Diagnostic, Fix} from '../diagnostics/diagnostic.js';
import {escapePattern} from '../shared/escape-pattern.js';
import {groupBy} from '../shared/group-by.js';

/** A text on a line, by its index and offset, and what replaces it. */
interface Edit extends Pick<Fix, 'find' | 'replace' | 'column'> {
  readonly index: number;
  readonly start: number;
}

/** The change that fixes a problem without asking, if there is one. */
function fixOf({code, fix, location}: Diagnostic): Fix | undefined {
  const {column} = location;
  if (code === 'config/trailing-comma' && column !== undefined) {
    return {find: ',', replace: '', column};
  }
  const isMark = code === 'config/byte-order-mark' || code === 'page/encoding';
  return isMark ? {find: '\ufeff', replace: ''} : fix;
}

/**
 * Fixes what can be fixed without asking: `text` is that of the file of all of these problems. A
 * text that is on the line of its problem not at all, or more than once, is left as it is. Parts of
 * longer paths do not count.
 */
export function applyFixes(
  text: string,
  problems: readonly Diagnostic[],
): {readonly text: string; readonly fixed: readonly AppliedFix[]} {
  const lines: (string | undefined)[] = text.split('\n');
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const applied: (readonly [Diagnostic, readonly Edit[]])[] = [];
  const taken = new Set<string>();
  for (const problem of problems) {
    const found = editsOf(problem, lines);
    // Texts may be added at one place, but nothing is replaced twice.
    const places = found.flatMap(placesOf);
    if (found.length === 0 || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    applied.push([problem, found]);
  }
  const edits = applied.flatMap(([, own]) => own);
  for (const [index, own] of groupBy(edits, (edit) => edit.index)) {
    const changed = edited(lines[index] ?? '', own, lineEnd);
    const isEmptied = changed.trim() === '' && own.some(({find}) => find.length > 1);
    // A comment with a line of its own can be in a paragraph, from which its line is removed.
    const isComment = own.every(({column}) => column === undefined);
    const isRemoved = isEmptied && (isComment || isBesideBlank(lines, index));
    lines[index] = isRemoved ? undefined : changed;
  }
  const fixedText = lines.filter((line) => line !== undefined).join('\n');
  // Without the last line, the file would end with half of a line end.
  const whole = lines.at(-1) === undefined ? fixedText.replace(/\r$/, '') : fixedText;
  const lineAt = newLines(lines);
  const fixed = applied.map(([{code, location}, own]): AppliedFix => {
    const changes = own.map(({index, find, replace}) => ({line: lineAt(index), find, replace}));
    return {code, file: location.file, changes};
  });
  return {text: whole, fixed};
}

/** The number of each line by its former index; that of a removed one is that of the next line. */
function newLines(lines: readonly (string | undefined)[]): (index: number) => number {
  let next = 1;
  const numbers = lines.map((line) => {
    const number = next;
    next += line === undefined ? 0 : line.split('\n').length;
    return number;
  });
  return (index) => numbers[index] ?? next;
}

/** The characters that an edit replaces. */
function placesOf({index, start, find}: Edit): readonly string[] {
  return Array.from({length: find.length}, (_, at) => `${String(index)}:${String(start + at)}`);
}

/** A line with its edits, none of which overlap. */
function edited(line: string, edits: readonly Edit[], lineEnd: string): string {
  let text = '';
  let from = 0;
  // What is added at a place comes before what is replaced there; the last one comes first.
  const ordered = edits
    .toReversed()
    .sort((one, other) => one.start - other.start || one.find.length - other.find.length);
  for (const {start, find, replace} of ordered) {
    text += line.slice(from, start) + replace.replaceAll('\n', lineEnd);
    from = start + find.length;
  }
  return text + line.slice(from);
}

/**
 * Whether the line before or after a line is blank, or missing. If neither is, the line keeps
 * paragraphs apart.
 */
function isBesideBlank(lines: readonly (string | undefined)[], index: number): boolean {
  return [-1, 1].some((step) => {
    let at = index + step;
    while (at >= 0 && at < lines.length && lines[at] === undefined) at += step;
    return (lines[at] ?? '').trim() === '';
  });
}

/** What has to change for a problem; nothing where one part of it is not where it should be. */
function editsOf(problem: Diagnostic, lines: readonly (string | undefined)[]): readonly Edit[] {
  const fix = fixOf(problem);
  if (fix === undefined) return [];
  const {line = 1} = problem.location;
  const edits = [{...fix, line}, ...(fix.others ?? [])].map((one): Edit | undefined => {
    const index = one.line - 1;
    const start = startOf(lines[index] ?? '', one);
    return start === undefined ? undefined : {...one, index, start};
  });
  return edits.includes(undefined) ? [] : edits.filter((edit) => edit !== undefined);
}

function startOf(line: string, {find, column}: Pick<Fix, 'find' | 'column'>): number | undefined {
  if (column !== undefined) return line.startsWith(find, column - 1) ? column - 1 : undefined;
  const found = [...line.matchAll(new RegExp(escapePattern(find), 'g'))].filter(({index}) => {
    const isPart = /[\w-]/.test(line[index - 1] ?? '');
    return !isPart && !/[\w/-]/.test(line[index + find.length] ?? '');
  });
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only?.index;
}
