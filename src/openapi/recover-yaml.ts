import {markedKey} from './exact/key-order.js';
import type {ParsedText, TextFault} from './parsed-text.js';

type Load = (text: string) => {readonly value: unknown} | {readonly fault: TextFault};

/** Lines of a file, from `start` to before `end`. */
interface Block {
  readonly start: number;
  readonly end: number;
}

/** Deeper blocks are left out as a whole when they are broken. */
const maxDepth = 12;

/**
 * Reads what is sound in broken YAML: each entry of the outermost block is read alone, and those of
 * a broken entry again, so that as little as possible is lost. Of several documents, the first one
 * is read. Every level reads each line at most four times.
 */
export function recoverYaml(text: string, load: Load): ParsedText {
  const all = text.split(/\r\n?|\n/);
  const {lines, faults} = firstDocument(all);

  /** Reads a block, if necessary without the lines that have no place in it. */
  const loadBlock = ({start, end}: Block): ReturnType<Load> => {
    const own = lines.slice(start, end);
    const loaded = load(own.join('\n'));
    if ('value' in loaded) return loaded;
    const stray = strayLines(own);
    if (stray.size > 0) {
      const others = load(own.map((line, index) => (stray.has(index) ? '' : line)).join('\n'));
      if ('value' in others) {
        const {reason} = loaded.fault;
        for (const line of stray) faults.push({reason, line: start + line + 1, column: 1});
        return others;
      }
    }
    return {fault: {...loaded.fault, line: loaded.fault.line + start}};
  };

  const read = (block: Block, depth: number): unknown => {
    const loaded = loadBlock(block);
    if ('value' in loaded) return loaded.value;
    const entries = depth < maxDepth ? entriesOf(lines, block) : [];
    if (entries.length === 0) {
      faults.push(loaded.fault);
      return undefined;
    }
    const isList = /^\s*-(?:\s|$)/.test(lines[entries[0]?.start ?? 0] ?? '');
    const known = faults.length;
    const value = isList ? readItems(entries) : readFields(entries, depth);
    // Each entry is sound, but not all of them together.
    if (faults.length === known) faults.push(loaded.fault);
    return value;
  };

  const readItems = (entries: readonly Block[]): unknown[] =>
    entries.flatMap((entry) => {
      const loaded = loadBlock(entry);
      if ('value' in loaded) return Array.isArray(loaded.value) ? (loaded.value as unknown[]) : [];
      faults.push(loaded.fault);
      return [];
    });

  const readFields = (entries: readonly Block[], depth: number): Record<string, unknown> => {
    const fields: Record<string, unknown> = {};
    const add = (key: string, value: unknown): void => {
      const descriptor = {value, enumerable: true, configurable: true, writable: true};
      Object.defineProperty(fields, key, descriptor);
    };
    for (const {start, end} of entries) {
      const loaded = loadBlock({start, end});
      if ('value' in loaded) {
        const {value} = loaded;
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
          for (const [key, inner] of Object.entries(value)) add(key, inner);
        }
        continue;
      }
      const name = keyOf(lines[start] ?? '');
      if (name === undefined || end === start + 1) faults.push(loaded.fault);
      else {
        const inner = read({start: start + 1, end}, depth + 1);
        if (inner !== undefined) add(markedKey(name), inner);
      }
    }
    return fields;
  };

  const value = read({start: 0, end: lines.length}, 0);
  return {value, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, 20)};
}

/** The lines before a second document, and the mistake that there is one. */
function firstDocument(all: readonly string[]): {lines: readonly string[]; faults: TextFault[]} {
  const isMarker = (line: string): boolean => /^(?:---|\.\.\.)(?:\s|$)/.test(line);
  const start = all.findIndex((line) => !isMarker(line) && !isEmpty(line));
  const marker = all.findIndex((line, index) => index > start && isMarker(line));
  if (start < 0 || marker < 0) return {lines: all, faults: []};
  const second = all.findIndex((line, index) => index > marker && !isEmpty(line));
  const reason = 'a second document begins here; only the first one is read';
  const faults = second < 0 ? [] : [{reason, line: marker + 1, column: 1}];
  return {lines: all.slice(0, marker), faults};
}

/** A line of a comment, a directive or nothing, as between entries. */
function isEmpty(line: string): boolean {
  return /^(?:\s*(?:#.*)?|%.*)$/.test(line);
}

/**
 * The lines of a block that have no place in it: those that tabs indent, and those that are not
 * inside its entries and begin none.
 */
function strayLines(lines: readonly string[]): ReadonlySet<number> {
  const first = lines.findIndex((_, index) => beginsEntry(lines, index));
  const column = indentationOf(lines[first] ?? '');
  const isStray = (line: string, index: number): boolean =>
    !isEmpty(line) &&
    (/^ *\t/.test(line) || (indentationOf(line) <= column && !beginsEntry(lines, index)));
  return new Set(lines.flatMap((line, index) => (isStray(line, index) ? [index] : [])));
}

function indentationOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/**
 * Whether a line is an item of a list, or has a key. A text with a colon between lines that are
 * indented more is neither: a key that has a value on its line has no entries of its own.
 */
function beginsEntry(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (!entryStart.test(line)) return false;
  if (!/^.*?:\s+[^\s#"'[{|>&!*]/.test(line)) return true;
  const isDeeper = (other: string): boolean => indentationOf(other) > indentationOf(line);
  const next = lines[nextFilled(lines, index, 1)] ?? '';
  const before = lines[nextFilled(lines, index, -1)] ?? '';
  return !(isDeeper(before) && isDeeper(next) && entryStart.test(next));
}

const entryStart = /^ *(?:-(?:\s|$)|\?\s|[^\s#%].*:(?:\s|$))/;

function nextFilled(lines: readonly string[], index: number, step: 1 | -1): number {
  let at = index + step;
  while (at >= 0 && at < lines.length && isEmpty(lines[at] ?? '')) at += step;
  return at;
}

/** The key of a line that contains nothing else. */
function keyOf(line: string): string | undefined {
  const text = line.trim();
  const quoted = /^(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'([^']*)')\s*:\s*(?:#.*)?$/.exec(text);
  if (quoted) return quoted[1] ?? quoted[2];
  const [plain = ''] = text.split('#', 1);
  const entry = plain.trimEnd();
  const key = entry.endsWith(':') ? entry.slice(0, -1).trimEnd() : '';
  return key === '' || /^['"]/.test(key) ? undefined : key;
}

/** The entries of a block: each begins at a line with the indentation of the first one. */
function entriesOf(lines: readonly string[], {start, end}: Block): readonly Block[] {
  const starts: number[] = [];
  let indentation: number | undefined;
  for (let line = start; line < end; line += 1) {
    if (!beginsEntry(lines, line)) continue;
    const own = indentationOf(lines[line] ?? '');
    indentation ??= own;
    if (own <= indentation) starts.push(line);
  }
  return starts.map((line, index) => ({start: line, end: starts[index + 1] ?? end}));
}
