import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {note} from '../note.js';
import {mapOf, textOf, type YamlMap} from './mkdocs-config.js';
import type {PageLine} from './mkdocs-snippets.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** The most files that are inside each other. */
const deepest = 10;

const names = ['markdown_include.include', 'markdown_include', 'mdx_include'];

/** The options of an extension that puts files into pages where they have `{!file!}`. */
export function markedIncludes({config}: MkdocsSource): YamlMap | undefined {
  const name = names.find((one) => config.extensions.has(one));
  return name === undefined ? undefined : (mapOf(config.extensions.get(name)) ?? new Map());
}

/** The files that the extension markdown-include puts into pages: `{!file!}`, also in a line. */
export class MarkedIncludes {
  readonly notes: Diagnostic[] = [];
  readonly #source: MkdocsSource;
  readonly #options: YamlMap;
  readonly #base: string;

  constructor(source: MkdocsSource, options: YamlMap) {
    this.#source = source;
    this.#options = options;
    this.#base = textOf(options.get('base_path')) ?? '';
  }

  /** Lines of a page with the content of the files that they include. */
  async expand(lines: readonly PageLine[], file: string, depth = 0): Promise<readonly PageLine[]> {
    const written: PageLine[] = [];
    const isNested = this.#options.get('inheritHeadingDepth') === true;
    let outer = '';
    for (const {text, line} of lines) {
      const whole = await this.#included(text, {file, line, depth, outer});
      if (isNested && whole === text) outer = /^#+/.exec(text)?.[0] ?? outer;
      written.push(...whole.split('\n').map((one) => ({text: one, line})));
    }
    return written;
  }

  /** A line with the content of the files that it names. */
  async #included(
    text: string,
    place: {file: string; line: number; depth: number; outer: string},
  ): Promise<string> {
    let written = '';
    let at = 0;
    for (;;) {
      const open = text.indexOf('{!', at);
      const close = open === -1 ? undefined : closingAt(text, open + 2);
      if (close === undefined) return written + text.slice(at);
      const name = text.slice(open + 2, close.from).trim();
      written += text.slice(at, open) + (await this.#text(name, close.lines, place));
      at = close.to;
    }
  }

  async #text(
    name: string,
    wanted: string | undefined,
    {file, line, depth, outer}: {file: string; line: number; depth: number; outer: string},
  ): Promise<string> {
    const {folder} = this.#source;
    const path = plainPath(`${this.#base}/${name}`);
    const text = depth > deepest ? undefined : path && (await folder.text(path));
    if (text === undefined) {
      this.notes.push(note('convert/missing-file', {file, line}, {file: name}));
      return '';
    }
    const own = text.split(/\r?\n/).map((one) => ({text: one, line}));
    const whole = (await this.expand(own, file, depth + 1)).map((one) => one.text);
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

function linesIn(lines: readonly string[], wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return lines;
  return wanted
    .trim()
    .split(/ +/)
    .flatMap((part) => {
      const [first = '', last = first] = part.split('-');
      return lines.slice(Math.max(0, Number(first) - 1), Number(last));
    });
}

/** A path without `.` and `..`; `undefined` for one that leads out of the folder. */
function plainPath(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
