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
 * a broken entry again, so that as little as possible is lost. Every level reads each line at most
 * twice.
 */
export function recoverYaml(text: string, load: Load): ParsedText {
  const lines = text.split(/\r\n?|\n/);
  const faults: TextFault[] = [];

  const read = ({start, end}: Block, depth: number): unknown => {
    const loaded = load(lines.slice(start, end).join('\n'));
    if ('value' in loaded) return loaded.value;
    const entries = depth < maxDepth ? entriesOf(lines, {start, end}) : [];
    const fault = {...loaded.fault, line: loaded.fault.line + start};
    if (entries.length === 0) {
      faults.push(fault);
      return undefined;
    }
    const isList = /^\s*-(?:\s|$)/.test(lines[entries[0]?.start ?? 0] ?? '');
    const known = faults.length;
    const value = isList ? readItems(entries) : readFields(entries, depth);
    // Each entry is sound, but not all of them together.
    if (faults.length === known) faults.push(fault);
    return value;
  };

  const readItems = (entries: readonly Block[]): unknown[] =>
    entries.flatMap(({start, end}) => {
      const loaded = load(lines.slice(start, end).join('\n'));
      if ('value' in loaded) return Array.isArray(loaded.value) ? (loaded.value as unknown[]) : [];
      faults.push({...loaded.fault, line: loaded.fault.line + start});
      return [];
    });

  const readFields = (entries: readonly Block[], depth: number): Record<string, unknown> => {
    const fields: Record<string, unknown> = {};
    const add = (key: string, value: unknown): void => {
      const descriptor = {value, enumerable: true, configurable: true, writable: true};
      Object.defineProperty(fields, key, descriptor);
    };
    for (const {start, end} of entries) {
      const loaded = load(lines.slice(start, end).join('\n'));
      if ('value' in loaded) {
        const {value} = loaded;
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
          for (const [key, inner] of Object.entries(value)) add(key, inner);
        }
        continue;
      }
      const fault = {...loaded.fault, line: loaded.fault.line + start};
      const name = keyOf(lines[start] ?? '');
      if (name === undefined || end === start + 1) faults.push(fault);
      else {
        const inner = read({start: start + 1, end}, depth + 1);
        if (inner !== undefined) add(name, inner);
      }
    }
    return fields;
  };

  const value = read({start: 0, end: lines.length}, 0);
  return {value, faults: faults.slice(0, 20)};
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
    const text = lines[line] ?? '';
    if (/^\s*(?:#.*)?$/.test(text) || /^(?:---|%)/.test(text)) continue;
    const own = /^ */.exec(text)?.[0].length ?? 0;
    indentation ??= own;
    if (own <= indentation) starts.push(line);
  }
  return starts.map((line, index) => ({start: line, end: starts[index + 1] ?? end}));
}
