import type {WrittenCode} from '../markdown/text-walk.js';
import {fileNameOf} from './starlight-file-names.js';

/** A block of code as it is written here. */
export interface CarriedCode extends WrittenCode {
  /** The options without a counterpart. */
  readonly left: readonly string[];
}

const token = new RegExp(
  [
    /([\w-]+)/,
    /(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\/(?:[^/\\]|\\.)*\/)|([^\s"'{}]+)))?/,
    /|\{([^{}]*)\}|"[^"]*"|'[^']*'|\/(?:[^/\\]|\\.)+\/|\S/,
  ]
    .map(({source}) => source)
    .join(''),
  'g',
);

/** Languages in which the name of a file may be between the lines of a frontmatter. */
const withFrontmatter = new Set(['astro', 'markdown', 'md', 'mdx', 'toml', 'yaml', 'yml']);

/** Options that change how a block looks and nothing that readers get. */
const looks = new Set(['frame', 'preserveIndent', 'hangingIndent', 'startLineNumber', 'lang']);

/** Writes a block of Expressive Code as one of this format: options, marked lines, its title. */
export function carriedCode({info, lines: written}: WrittenCode): CarriedCode {
  const [, language = '', meta = ''] = /^([^\s{]*)(.*)$/s.exec(info.trim()) ?? [];
  const left = new Set<string>();
  const marked = {ins: new Set<number>(), del: new Set<number>()};
  const highlighted: string[] = [];
  const options: string[] = [];
  let title: string | undefined;
  let isPlain = false;
  for (const [whole, key, double, single, braces, pattern, bare, range] of meta
    .slice(0, 2000)
    .matchAll(token)) {
    const text = double ?? single ?? bare;
    if (range !== undefined) highlighted.push(...rangesIn(range));
    else if (key === undefined) left.add(/^["'/]/.test(whole) ? 'marked words' : whole);
    else if (key === 'title') title = text;
    else if (key === 'wrap') options.push(...(braces === 'false' ? [] : ['wrap']));
    else if (key === 'showLineNumbers') options.push(...(braces === 'false' ? [] : ['lines']));
    else if (key === 'mark' && braces !== undefined) highlighted.push(...rangesIn(braces));
    else if ((key === 'ins' || key === 'del') && braces !== undefined) {
      for (const line of linesIn(rangesIn(braces))) marked[key].add(line);
    } else if (/^(?:mark|ins|del)$/.test(key) && (text ?? pattern) !== undefined) {
      left.add('marked words');
    } else if (key === 'frame') isPlain = text === 'none';
    else if (key === 'collapse') left.add('collapse');
    else if (!looks.has(key)) left.add(key);
  }
  const lines = written.map((line, index) => withMark(line, index + 1, marked));
  const named = title === undefined && !isPlain ? withoutFileName(written, language) : undefined;
  const kept = named ? lines.filter((_, index) => !named.left.has(index)) : lines;
  // The numbers of lines count without the line that names the file.
  const before =
    [...(title ?? named?.title ?? '')].length > 0 ? (title ?? named?.title) : undefined;
  const words = [
    language === '' && (before !== undefined || options.length > 0) ? 'text' : language,
    before === undefined ? '' : `title="${before.replaceAll('"', '&quot;')}"`,
    highlighted.length > 0 ? `{${highlighted.join(',')}}` : '',
    ...options,
  ];
  return {info: words.filter(Boolean).join(' '), lines: kept, left: [...left]};
}

/** The numbers of lines and ranges in braces; a label before them is left out. */
function rangesIn(written: string): readonly string[] {
  return written.replaceAll(/["'][^"']*["']\s*:/g, '').match(/\d+(?:\s*-\s*\d+)?/g) ?? [];
}

function linesIn(ranges: readonly string[]): readonly number[] {
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from(
      {length: Math.min(1000, Math.max(0, last - first + 1))},
      (_, at) => first + at,
    );
  });
}

function withMark(
  line: string,
  number: number,
  {ins, del}: Readonly<Record<'ins' | 'del', ReadonlySet<number>>>,
): string {
  if (ins.has(number)) return `${line} // [!code ++]`;
  return del.has(number) ? `${line} // [!code --]` : line;
}

/** The file that a comment in the first lines names, and the lines that are not shown for it. */
function withoutFileName(lines: readonly string[], language: string) {
  const at = lines.slice(0, 4).findIndex((line) => fileNameOf(line, language) !== undefined);
  const title = at === -1 ? undefined : fileNameOf(lines[at] ?? '', language);
  if (title === undefined) return undefined;
  const left = new Set([at]);
  const [open, close] = [lines[at - 1]?.trim(), lines[at + 1]?.trim()];
  let next = at + 1;
  if (withFrontmatter.has(language) && open === close && /^(?:---|\+\+\+)$/.test(open ?? '')) {
    left.add(at - 1).add(at + 1);
    next = at + 2;
  }
  if (lines[next]?.trim() === '') left.add(next);
  return {title, left};
}
