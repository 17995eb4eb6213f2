import type {ConvertedSite} from '../converted-site.js';
import {splitHeadingId} from '../heading-ids.js';
import {dedented} from '../markdown/dedented.js';
import {closesFence, openFence, type OpenFence} from '../markdown/fence-lines.js';
import {OpenFiles} from '../open-files.js';
import {splitPage} from '../page-head.js';
import {folderOf, joinedPath} from '../source-paths.js';
import {fenceInfo, writtenInfo} from './vitepress-fence.js';
import {regionOf} from './vitepress-regions.js';
import {shownByTwoslash} from './vitepress-twoslash.js';

/** A line of a page, with the place where its author wrote it. */
export interface SourceLine {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** Reads the lines of pages, with those of the files that they include. */
export interface LineReader {
  /** The site that they are of. */
  readonly site: ConvertedSite;
  /** Whether code has numbers of lines. */
  readonly hasNumbers: boolean;
}

/** The body of a page as lines, beginning with the line `firstLine` of its file. */
export async function linesOf(
  body: string,
  firstLine: number,
  file: string,
  reader: LineReader,
): Promise<readonly SourceLine[]> {
  const own = body.split('\n').map((text, index) => ({text, file, line: firstLine + index}));
  return new BlockLines(file, reader).read(await withIncluded(own, reader, OpenFiles.ofPage(file)));
}

const include = /<!--[ \t]*@include:([^>]*)-->/;

/** Longer lines include nothing: it would take long to find out. */
const longestLine = 1000;

async function withIncluded(
  lines: readonly SourceLine[],
  reader: LineReader,
  open: OpenFiles,
): Promise<readonly SourceLine[]> {
  const all: SourceLine[] = [];
  for (const source of lines) {
    const isLong = source.text.length > longestLine;
    const found = isLong ? null : include.exec(source.text);
    const inner = found && (await included((found[1] ?? '').trim(), source, reader, open));
    if (!found || !inner) {
      all.push(source);
      continue;
    }
    const before = source.text.slice(0, found.index);
    const after = source.text.slice(found.index + found[0].length);
    if (before.trim() !== '') all.push({...source, text: before});
    for (const one of inner) all.push(one);
    if (after.trim() !== '') all.push({...source, text: after});
  }
  return all;
}

/** The lines that a comment `@include` includes; `undefined` for a file that does not exist. */
async function included(
  written: string,
  source: SourceLine,
  reader: LineReader,
  open: OpenFiles,
): Promise<readonly SourceLine[] | undefined> {
  const [, name = '', region, start, end] =
    /^([^#{]+?)(?:#([^\s{]+))?\s*(?:\{(\d*),(\d*)\})?$/.exec(written) ?? [];
  const text = await textAt(name, source, source.file, reader);
  if (text === undefined) return undefined;
  const {file} = text;
  const {body, bodyLine} = splitPage(text.text);
  const lines = body.split('\n').map((one, index) => ({text: one, file, line: bodyLine + index}));
  const chosen = region === undefined ? lines : partOf(lines, region);
  const inRange = chosen.slice(Number(start || 1) - 1, end ? Number(end) : undefined);
  const key = [file, region, start, end].join(' ').trimEnd();
  const opened = open.opened(key, text.text.length);
  if ('refused' in opened) {
    reader.site.leaveOut(source, `The content of ${name}`, opened.refused);
    return undefined;
  }
  return withIncluded(inRange, reader, opened.open);
}

/** The lines of a region, or those below a heading with an id. */
function partOf(lines: readonly SourceLine[], name: string): readonly SourceLine[] {
  const texts = lines.map(({text}) => text);
  const region = regionOf(texts, name);
  if (region) return region.flatMap((at) => lines[at] ?? []);
  const wanted = name.toLowerCase();
  const level = (text: string) => /^#{1,6}(?=\s)/.exec(text)?.[0].length ?? 0;
  const start = texts.findIndex((text) => level(text) > 0 && idIn(text) === wanted);
  if (start === -1) return lines;
  const depth = level(texts[start] ?? '');
  const end = texts.findIndex((text, at) => at > start && level(text) > 0 && level(text) <= depth);
  return lines.slice(start, end === -1 ? undefined : end);
}

function idIn(heading: string): string {
  const [, own] = splitHeadingId(heading);
  const words = heading
    .replace(/^#+\s*/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return own ?? words.replaceAll(/^-|-$/g, '');
}

/** The text of a file that another one names, and the file; notes one that there is not. */
async function textAt(
  name: string,
  source: SourceLine,
  from: string,
  {site}: LineReader,
): Promise<{readonly file: string; readonly text: string} | undefined> {
  const isOfSite = name.startsWith('@');
  const path = joinedPath(isOfSite ? site.root : folderOf(from), isOfSite ? name.slice(1) : name);
  const text = path === undefined ? undefined : await site.folder.text(path);
  if (path !== undefined && text !== undefined) return {file: path, text};
  site.noteMissing(source, path ?? name);
  return undefined;
}

/** `<<< @/a.js#region{1,3 ts}[Title]`: all but the path may be missing. */
const snippet = new RegExp(
  [
    String.raw`^([ \t]*)<<<\s*([^#{[\s][^#{[]*?)(?:#([\w*-]+))?`,
    String.raw`\s*(?:\{([\d,-]*)\s*([^\s}]*)[^}]*\})?\s*(?:\[(.+)\])?\s*$`,
  ].join(''),
);
const groupStart = /^[ \t]*(:{3,})[ \t]*code-group\b/;
const containerStart = /^[ \t]*:{3,}[ \t]*[a-z]/i;

/** What terminals read as colors. */
const colors = /\p{Cc}\[[\d;]*m/gu;

function isSnippet(line: string): boolean {
  return line.length <= longestLine && /^[ \t]*<<</.test(line) && snippet.test(line);
}

/** Writes the first lines of code blocks as here, and code from other files. */
class BlockLines {
  readonly #page: string;
  readonly #reader: LineReader;
  readonly #all: SourceLine[] = [];
  #open: OpenFence | undefined;
  /** Where the code begins that is open. */
  #codeAt = 0;
  /** The colons of the group of code blocks around. */
  #group = '';

  constructor(page: string, reader: LineReader) {
    this.#page = page;
    this.#reader = reader;
  }

  async read(lines: readonly SourceLine[]): Promise<readonly SourceLine[]> {
    for (const source of lines) {
      const {text} = source;
      if (this.#open) {
        if (closesFence(text, this.#open)) this.#close(this.#open);
        this.#all.push(this.#withoutWordMark(source));
        continue;
      }
      this.#open = openFence(text);
      if (this.#open) {
        this.#all.push({...source, text: this.#opening(this.#open, source)});
        this.#codeAt = this.#all.length;
      } else if (isSnippet(text)) await this.#snippet(source);
      else this.#text(source);
    }
    return this.#all;
  }

  #text(source: SourceLine): void {
    const {text} = source;
    const [, colons] = groupStart.exec(text) ?? [];
    if (colons !== undefined) this.#group = colons;
    else if (this.#group !== '' && text.trim().startsWith(this.#group)) this.#group = '';
    // A container ends a paragraph or a list that is before it.
    const last = this.#all.at(-1)?.text.trim() ?? '';
    if (containerStart.test(text) && last !== '' && !last.startsWith('>')) {
      this.#all.push({...source, text: ''});
    }
    this.#all.push(source);
  }

  #opening({before, mark, info}: OpenFence, source: SourceLine): string {
    const {hasNumbers, site} = this.#reader;
    const read = fenceInfo(info, hasNumbers);
    if (read.firstNumber !== 1) {
      const what = `The number ${read.firstNumber} of the first line of code`;
      site.leaveOut(source, what, 'Lines are numbered from 1.');
    }
    return before + mark + writtenInfo(read);
  }

  /** Ends the code that is open, without the lines that are not shown. */
  #close({info}: OpenFence): void {
    this.#open = undefined;
    if (!/\btwoslash\b/.test(info)) return;
    const {lines, questions} = shownByTwoslash(this.#all.splice(this.#codeAt));
    for (const line of lines) this.#all.push(line);
    for (const question of questions) {
      const what = 'The type that Twoslash shows here';
      const instead = 'Types are not computed. Write it as a comment.';
      this.#reader.site.leaveOut(question, what, instead);
    }
  }

  /** Marks of words are not known here. */
  #withoutWordMark(source: SourceLine): SourceLine {
    if (!source.text.includes('[!code word:')) return source;
    const text = source.text.replace(
      /\s*(?:\/\/|#|<!--|\/\*)\s*\[!code word:[^\]]*\]\s*(?:-->|\*\/)?/,
      '',
    );
    const what = 'The highlighting of a word';
    const instead = 'Highlight its line with [!code highlight].';
    this.#reader.site.leaveOut(source, what, instead);
    return {...source, text};
  }

  /** Code from another file. */
  async #snippet(source: SourceLine): Promise<void> {
    const [, indent = '', name = '', region, lines = '', language = '', title = ''] =
      snippet.exec(source.text) ?? [];
    const found = await textAt(name.trim(), source, this.#page, this.#reader);
    if (!found) return;
    const all = found.text.replace(/\n$/, '').replaceAll(colors, '').split('\n');
    const part = region === undefined ? undefined : regionOf(all, region);
    const code = part ? dedented(part.map((at) => all[at] ?? '')) : all;
    const [, extension = ''] = /\.(\w+)$/.exec(name.trim()) ?? [];
    const base = found.file.slice(found.file.lastIndexOf('/') + 1);
    const info = fenceInfo(language || extension, this.#reader.hasNumbers);
    const written = writtenInfo({
      ...info,
      highlighted: lines,
      title: title || (this.#group === '' ? '' : base),
    });
    const longest = code.reduce(
      (most, line) => Math.max(most, /^\s*(`{3,})/.exec(line)?.[1]?.length ?? 0),
      2,
    );
    const mark = '`'.repeat(longest + 1);
    const texts = [mark + written, ...code, mark];
    for (const one of texts) this.#all.push({...source, text: one === '' ? '' : indent + one});
  }
}
