import type {Diagnostic, Fix} from '../diagnostics/diagnostic.js';

/** The change that fixes a problem without asking, if there is one. */
function fixOf({code, fix, location}: Diagnostic): (Fix & {readonly column?: number}) | undefined {
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
  let fixed = 0;
  // From the end of each line to its start, so that columns stay true.
  const columnOf = ({location}: Diagnostic) => location.column ?? 0;
  for (const problem of [...problems].sort((one, other) => columnOf(other) - columnOf(one))) {
    const fix = fixOf(problem);
    const index = (problem.location.line ?? 1) - 1;
    const line = lines[index];
    if (fix === undefined || line === undefined) continue;
    const changed = replaced(line, fix);
    if (changed === undefined) continue;
    fixed += 1;
    // A line of nothing but a comment goes with it.
    const isGone = changed.trim() === '' && fix.find.length > 1;
    lines[index] = isGone ? undefined : changed;
  }
  return {text: lines.filter((line) => line !== undefined).join('\n'), fixed};
}

function replaced(
  line: string,
  {find, replace, column}: Fix & {readonly column?: number},
): string | undefined {
  if (column !== undefined) {
    const at = column - 1;
    return line[at] === find ? line.slice(0, at) + replace + line.slice(at + 1) : undefined;
  }
  const found = [...line.matchAll(new RegExp(escaped(find), 'g'))].filter(({index}) => {
    const isPart = /[\w-]/.test(line[index - 1] ?? '');
    return !isPart && !/[\w/-]/.test(line[index + find.length] ?? '');
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return line.slice(0, only.index) + replace + line.slice(only.index + find.length);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
