import {lineAt} from '../../src/markdown/line-rules.js';
import {skipFence} from '../../src/markdown/scan.js';

/** A name that a page imports. */
export interface ImportedName {
  readonly name: string;
  /** What the other file calls it; `default` for its main export. */
  readonly exported: string;
  readonly from: string;
  /** Its offset in the text. */
  readonly at: number;
}

/** The import and export statements of an MDX text. */
export interface Statements {
  readonly imports: readonly ImportedName[];
  /** Offsets where statements begin → where they end, and whether they are imports. */
  readonly ranges: ReadonlyMap<number, {readonly end: number; readonly isImport: boolean}>;
}

const importStart = /^import\b/;
const exportStart = /^export\s/;
const from = /^import\s*(?:([^"'`;]*?)\s*from\s*)?["']([^"'\n]*)["'];?[ \t]*$/;

/** Finds the statements of an MDX text: they begin a line outside of blocks. */
export function statementsIn(text: string): Statements {
  const imports: ImportedName[] = [];
  const ranges = new Map<number, {end: number; isImport: boolean}>();
  let isAfterBlank = true;
  for (let at = 0; at < text.length;) {
    const line = lineAt(text, at, text.length);
    const fenceEnd = skipFence(text, at);
    if (fenceEnd !== undefined) {
      [at, isAfterBlank] = [fenceEnd, true];
      continue;
    }
    const isImport = importStart.test(line);
    if (isAfterBlank && (isImport || exportStart.test(line))) {
      const end = statementEnd(text, at, isImport);
      if (isImport) imports.push(...namesIn(text.slice(at, end), at));
      ranges.set(at, {end, isImport});
      at = end + 1;
      continue;
    }
    isAfterBlank = line.trim() === '';
    at += line.length + 1;
  }
  return {imports, ranges};
}

/** The end of the line in which a statement ends. */
function statementEnd(text: string, start: number, isImport: boolean): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const one = text[at] ?? '';
    if (one === '\\' && quote !== '') at++;
    else if (quote !== '') {
      if (one === quote || (one === '\n' && quote !== '`')) quote = '';
    } else if (/["'`]/.test(one)) quote = one;
    else if (/[([{]/.test(one)) depth++;
    else if (/[)\]}]/.test(one)) depth--;
    else if (one === '\n' && depth <= 0) {
      const isOpen = isImport && !/["'][ \t]*;?[ \t]*$/.test(text.slice(start, at));
      if (!isOpen || text[at + 1] === '\n') return at;
    }
  }
  return text.length;
}

function namesIn(statement: string, at: number): readonly ImportedName[] {
  const [, names = '', path = ''] = from.exec(statement.trim()) ?? [];
  const found: ImportedName[] = [];
  const [, list = ''] = /\{([^}]*)\}/.exec(names) ?? [];
  for (const part of list.split(',')) {
    const [, exported, name] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
    if (exported !== undefined) found.push({name: name ?? exported, exported, from: path, at});
  }
  const [, main] = /^\s*(?:\*\s*as\s+)?([\w$]+)/.exec(names.replace(/\{[^}]*\}/, '')) ?? [];
  if (main !== undefined) found.push({name: main, exported: 'default', from: path, at});
  return found;
}

/** The text of a string or a template without values; `undefined` for any other code. */
export function literalText(source: string): string | undefined {
  const written = source.trim();
  const quote = written[0] ?? '';
  if (!/["'`]/.test(quote) || written.length < 2 || !written.endsWith(quote)) return undefined;
  const inner = written.slice(1, -1);
  if (quote === '`' && /(?<!\\)\$\{/.test(inner)) return undefined;
  if (inner.replaceAll(/\\./gs, '').includes(quote)) return undefined;
  return inner.replaceAll(/\\(n|t|.)/gs, (_, one: string) => {
    if (one === 'n') return '\n';
    return one === 't' ? '\t' : one;
  });
}
