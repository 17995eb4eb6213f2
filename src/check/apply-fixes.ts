import type {Diagnostic, Fix} from '../diagnostics/diagnostic.js';

/** A text on a line, by its index and offset, and what replaces it. */
interface Edit extends Pick<Fix, 'find' | 'replace'> {
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
): {readonly text: string; readonly fixed: number} {
  const lines: (string | undefined)[] = text.split('\n');
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const edits: Edit[] = [];
  const taken = new Set<string>();
  let fixed = 0;
  for (const problem of problems) {
    const found = editsOf(problem, lines);
    // Texts may be added at one place, but nothing is replaced twice.
    const places = found
      .filter(({find}) => find !== '')
      .map(({index, start}) => `${String(index)}:${String(start)}`);
    if (found.length === 0 || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    edits.push(...found);
    fixed += 1;
  }
  // From the end of each line to its start, so that offsets stay true.
  for (const {index, start, find, replace} of edits.sort((one, other) => other.start - one.start)) {
    const line = lines[index];
    if (line?.startsWith(find, start) !== true) continue;
    const added = replace.replaceAll('\n', lineEnd);
    const changed = line.slice(0, start) + added + line.slice(start + find.length);
    // A line of nothing but a comment goes with it.
    lines[index] = changed.trim() === '' && find.length > 1 ? undefined : changed;
  }
  return {text: lines.filter((line) => line !== undefined).join('\n'), fixed};
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
  const found = [...line.matchAll(new RegExp(escaped(find), 'g'))].filter(({index}) => {
    const isPart = /[\w-]/.test(line[index - 1] ?? '');
    return !isPart && !/[\w/-]/.test(line[index + find.length] ?? '');
  });
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only?.index;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
