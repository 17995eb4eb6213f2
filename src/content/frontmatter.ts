import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import type {Frontmatter, FrontmatterScalar} from './page.js';
import {countLines} from '../markdown/indentation.js';

/** A page file in two parts. */
export interface Split {
  readonly frontmatter: Frontmatter;
  /** Line ends are `\n`, a byte order mark is gone. */
  readonly body: string;
  /** The line of the file on which the body begins, from 1. */
  readonly bodyLine: number;
}

/** A split file, with what is wrong with its frontmatter. */
export interface SplitFile {
  readonly value: Split;
  readonly problems: readonly PendingDiagnostic[];
}

/**
 * Reads a YAML document; throws on a mistake, if possible with `mark.line` (from 0) as js-yaml
 * does.
 */
export type ReadYaml = (yaml: string) => Frontmatter | undefined;

/** Longer frontmatter is not read as YAML: it does not occur, and parsers can be slow on it. */
const longestYaml = 16_384;

/** A page file in two parts, with the frontmatter as it is written. */
export interface FileParts {
  /** The text of the frontmatter; `undefined` where there is none. */
  readonly yaml?: string | undefined;
  /** Whether a line ends the frontmatter. */
  readonly isClosed: boolean;
  readonly body: string;
  readonly bodyLine: number;
}

/**
 * Splits a page file into its frontmatter and its Markdown body.
 *
 * A file without a leading `---` line is all body. Plain `key: value` lines need no YAML parser:
 * their values are kept as written (`1.10` stays `1.10`), `true` and `false` as booleans. Anything
 * else goes to `readYaml`. Where that fails or is missing, every line that looks like `key: value`
 * is still read, so that title and description are not lost.
 */
export function splitFrontmatter(text: string, file: string, readYaml?: ReadYaml): SplitFile {
  const parts = partsOf(text);
  const {frontmatter, problems} = readFrontmatter(parts, file, readYaml);
  return {value: {frontmatter, body: parts.body, bodyLine: parts.bodyLine}, problems};
}

/** Frontmatter that has been read, with what is wrong with it. */
export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  readonly problems: readonly PendingDiagnostic[];
}

/** Reads the frontmatter of a split file; see {@link splitFrontmatter}. */
export function readFrontmatter(
  {yaml, isClosed}: FileParts,
  file: string,
  readYaml?: ReadYaml,
): ReadFrontmatter {
  if (yaml === undefined) return {frontmatter: new Map(), problems: []};
  if (isClosed) return readBlock(yaml, file, readYaml);
  const problems = [pendingDiagnostic('page/frontmatter-unclosed', {file, line: 1})];
  return {frontmatter: salvage(yaml), problems};
}

/** Whether a page's frontmatter is more than plain `key: value` lines. */
export function needsYaml({yaml, isClosed}: FileParts): boolean {
  return yaml !== undefined && isClosed && readPlain(yaml) === undefined;
}

/** Splits a page file, without reading its frontmatter. */
export function partsOf(text: string): FileParts {
  const normalized = normalizeLines(text);
  const all = {isClosed: true, body: normalized, bodyLine: 1};
  const open = /^(?:[ \t]*\n)*---[ \t]*\n/.exec(normalized);
  if (open === null) return all;
  const firstLine = countLines(open[0]);
  const rest = normalized.slice(open[0].length);
  const close = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m.exec(rest);
  if (close !== null) {
    // Two lines of dashes may also enclose a heading.
    if (!/:|^\s*$/.test(rest.slice(0, close.index))) return all;
    const body = rest.slice(close.index + close[0].length);
    const yaml = rest.slice(0, close.index);
    return {yaml, body, bodyLine: firstLine + countLines(yaml) + 2, isClosed: true};
  }
  // Never closed: it is the leading lines that look like entries; the rest is the body.
  const entries = /^(?:[\w"'-]+:[^\n]*(?:\n|$))*/.exec(rest)?.[0] ?? '';
  const body = rest.slice(entries.length);
  return {yaml: entries, body, bodyLine: firstLine + countLines(entries) + 1, isClosed: false};
}

function readBlock(yaml: string, file: string, readYaml: ReadYaml | undefined): ReadFrontmatter {
  const plain = readPlain(yaml);
  if (plain !== undefined) return {frontmatter: plain, problems: []};
  const broken = (reason: string, line: number) => ({
    frontmatter: salvage(yaml),
    problems: [pendingDiagnostic('page/frontmatter-invalid', {file, line}, {reason})],
  });
  if (yaml.length > longestYaml) return broken('it is longer than 16 KB', 1);
  if (readYaml === undefined) return {frontmatter: salvage(yaml), problems: []};
  try {
    const frontmatter = readYaml(yaml);
    if (frontmatter === undefined) {
      return broken('it should consist of "key: value" lines', 2);
    }
    return {frontmatter, problems: []};
  } catch (error) {
    return broken(reasonOf(error), lineOf(error) + 2);
  }
}

/** The line of a page file on which an entry of its frontmatter begins, from 1. */
export function lineOfEntry(text: string, key: string): number {
  const index = text.search(new RegExp(`^${key}[ \\t]*:`, 'im'));
  return index === -1 ? 1 : countLines(text.slice(0, index)) + 1;
}

/** The scalar of a key; undefined where there is none, or a list or an object. */
export function scalarOf(frontmatter: Frontmatter, key: string): FrontmatterScalar | undefined {
  const value = frontmatter.get(key);
  return typeof value === 'object' ? undefined : value;
}

/** The scalar of a key as text; empty where there is none. */
export function frontmatterText(frontmatter: Frontmatter, key: string): string {
  return String(scalarOf(frontmatter, key) ?? '').trim();
}

const entryPattern = /^([\w-][\w:.-]*|"[^"]*"):(?:[ \t]+(.*))?$/;

/**
 * The entries when every line is `key: value` with a plain or simply quoted value; else undefined.
 */
function readPlain(yaml: string): Frontmatter | undefined {
  const entries = new Map<string, string | boolean>();
  for (const line of yaml.split('\n')) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [matched, key = '', written = ''] = entryPattern.exec(line) ?? [];
    if (matched === undefined || key.startsWith('"') || entries.has(key)) return undefined;
    const value = readScalar(written.trim());
    if (value === undefined) return undefined;
    if (value !== '' || written !== '') entries.set(key, value);
  }
  return entries;
}

function readScalar(written: string): string | boolean | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  if (/^"(?:[^"\\])*"$|^'[^']*'$/.test(written)) return written.slice(1, -1);
  if (/^"(?:[^"\\]|\\["\\/])*"$/.test(written)) return written.slice(1, -1).replace(/\\(.)/g, '$1');
  if (/^'(?:[^']|'')*'$/.test(written)) return written.slice(1, -1).replaceAll("''", "'");
  const isPlain =
    !/^[[\]{}&*!|>%@`"',#?~-]/.test(written) &&
    !/\s#|:(?:\s|$)/.test(written) &&
    written !== 'null';
  return isPlain ? written : undefined;
}

/**
 * What can be read of broken frontmatter: each line that looks like `key: value`; a quoted value
 * may go on below.
 */
function salvage(yaml: string): Frontmatter {
  const entries = new Map<string, string | boolean>();
  const lines = yaml.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const [matched, key = '', written = ''] = entryPattern.exec(lines[index] ?? '') ?? [];
    if (matched === undefined || entries.has(key)) continue;
    let value = written.trim();
    const quote = /^["']/.exec(value)?.[0];
    let last = value;
    while (quote !== undefined && !(last.length > 1 && last.endsWith(quote))) {
      const next = lines[index + 1];
      if (next === undefined || entryPattern.test(next)) break;
      last = ` ${next.trim()}`;
      value += last;
      index++;
    }
    entries.set(key, readScalar(value) ?? value.replace(/^["']|["']$/g, ''));
  }
  return entries;
}

function normalizeLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function reasonOf(error: unknown): string {
  const reason = (error as {reason?: unknown}).reason; // js-yaml's exceptions carry one
  return typeof reason === 'string' ? reason : 'it is not valid YAML';
}

function lineOf(error: unknown): number {
  const line = (error as {mark?: {line?: unknown}}).mark?.line;
  return typeof line === 'number' ? line : 0;
}
