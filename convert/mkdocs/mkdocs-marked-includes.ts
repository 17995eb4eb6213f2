import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {OpenFiles} from '../open-files.js';
import {mapOf} from '../settings/setting-values.js';
import type {SettingsMap} from '../settings/setting.js';
import {joinedPath} from '../source-paths.js';
import {textOf} from './mkdocs-config.js';
import {noFile, notIncluded} from './mkdocs-include-notes.js';
import type {PageLine} from './mkdocs-snippets.js';
import type {MkdocsSource} from './mkdocs-source.js';

const names = ['markdown_include.include', 'markdown_include', 'mdx_include'];

/** The options of an extension that puts files into pages where they have `{!file!}`. */
export function markedIncludes({config}: MkdocsSource): SettingsMap | undefined {
  const name = names.find((one) => config.extensions.has(one));
  return name === undefined ? undefined : (mapOf(config.extensions.get(name)) ?? new Map());
}

/** Where a file is included. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly open: OpenFiles;
  /** The marks of the heading above. */
  readonly outer: string;
}

/** The files that the extension markdown-include puts into pages: `{!file!}`, also in a line. */
export class MarkedIncludes {
  readonly notes: Diagnostic[] = [];
  readonly #source: MkdocsSource;
  readonly #options: SettingsMap;
  readonly #base: string;

  constructor(source: MkdocsSource, options: SettingsMap) {
    this.#source = source;
    this.#options = options;
    this.#base = textOf(options.get('base_path')) ?? '';
  }

  /** Lines of a page with the content of the files that they include. */
  async expand(
    lines: readonly PageLine[],
    file: string,
    open = OpenFiles.ofPage(file),
  ): Promise<readonly PageLine[]> {
    const written: PageLine[] = [];
    const isNested = this.#options.get('inheritHeadingDepth') === true;
    let outer = '';
    for (const {text, line} of lines) {
      const whole = await this.#included(text, {file, line, open, outer});
      if (isNested && whole === text) outer = /^#+/.exec(text)?.[0] ?? outer;
      for (const one of whole.split('\n')) written.push({text: one, line});
    }
    return written;
  }

  /** A line with the content of the files that it names. */
  async #included(text: string, place: Place): Promise<string> {
    let written = '';
    let at = 0;
    for (;;) {
      const start = text.indexOf('{!', at);
      const close = start === -1 ? undefined : closingAt(text, start + 2);
      if (close === undefined) return written + text.slice(at);
      const name = text.slice(start + 2, close.from).trim();
      written += text.slice(at, start) + (await this.#text(name, close.lines, place));
      at = close.to;
    }
  }

  async #text(
    name: string,
    wanted: string | undefined,
    {file, line, open, outer}: Place,
  ): Promise<string> {
    const {folder} = this.#source;
    const path = joinedPath(this.#base, name);
    const text = path === undefined ? undefined : await folder.text(path);
    if (path === undefined || text === undefined) {
      this.notes.push(noFile({file, line}, name));
      return '';
    }
    const opened = open.opened(`${path} ${wanted ?? ''}`.trimEnd(), text.length);
    if ('refused' in opened) {
      this.notes.push(notIncluded({file, line}, name, opened.refused));
      return '';
    }
    const own = text.split(/\r?\n/).map((one) => ({text: one, line}));
    const whole = (await this.expand(own, file, opened.open)).map((one) => one.text);
    const offset = Number(this.#options.get('headingOffset') ?? 0) || 0;
    const more = outer + '#'.repeat(Math.min(6, Math.max(0, offset)));
    return linesIn(whole, wanted)
      .map((one) => (one.startsWith('#') ? more + one : one))
      .join('\n')
      .trim();
  }
}

/** The end of a file name, `!}` or `!lines=1-3 7}`, and the lines that it names. */
function closingAt(text: string, start: number) {
  const end = /!(?:lines=([0-9 -]+))?\}/g;
  end.lastIndex = start;
  const found = end.exec(text);
  return found ? {from: found.index, to: end.lastIndex, lines: found[1]} : undefined;
}

/** The lines that ranges as in `1-3 7` name, each of them once. */
function linesIn(lines: readonly string[], wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return lines;
  const found = new Set<number>();
  for (const range of wanted.trim().split(/ +/)) {
    const [first = '', last = first] = range.split('-');
    const end = Math.min(Number(last), lines.length);
    for (let at = Math.max(0, Number(first) - 1); at < end; at++) found.add(at);
  }
  return Array.from(found, (at) => lines[at] ?? '');
}
