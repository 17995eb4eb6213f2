import {OpenFiles} from '../open-files.js';
import type {WrittenCode} from './text-walk.js';

const line = /^([ \t]*)\{\{[ \t]*#include[ \t]+([^\s{}][^{}\n]*)\}\}[ \t]*$/;
const option = /(?:^|[ \t])file=(?:"([^"\n]+)"|([^\s"{}]+))/;
const anchor = /\bANCHOR(_END)?:(.*)$/;

/** Longer lines do not name files. */
const longestLine = 1000;

/** A file that a block of code does not include, and what to do instead. */
export interface NotIncluded {
  readonly name: string;
  readonly instead: string;
}

/** A file whose parts blocks of code include. */
interface CodeFile {
  readonly lines: readonly string[];
  /** How many characters are before each line, and in all of them. */
  readonly starts: readonly number[];
  /** The lines of comments that begin and end a part, by the names of parts. */
  readonly begins: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}

/**
 * The files that blocks of code in a text name as plugins for it do: in a line
 * `{{#include path}}` as in mdBook, or with the option `file=path`.
 */
export class CodeIncludes {
  readonly #files: ReadonlyMap<string, CodeFile>;
  readonly #open: OpenFiles;

  private constructor(files: ReadonlyMap<string, CodeFile>, open: OpenFiles) {
    this.#files = files;
    this.#open = open;
  }

  /** Reads the files that the text of a file names. */
  static async read(
    text: string,
    file: string,
    read: (path: string) => Promise<string | undefined>,
  ): Promise<CodeIncludes> {
    const names = text.includes('#include') || text.includes('file=') ? text.split('\n') : [];
    const paths = new Set(names.map((one) => pathAndPart(nameIn(one) ?? '').path));
    const files = new Map<string, CodeFile>();
    for (const path of paths) {
      const whole = path === '' ? undefined : await read(path);
      if (whole !== undefined) files.set(path, codeFile(whole));
    }
    return new CodeIncludes(files, OpenFiles.ofPage(file));
  }

  /**
   * A block of code with the files that it names, in lines that begin with `indent`; `left` are
   * those that it does not include. An option fills only a block without lines of its own.
   */
  expand(code: WrittenCode, indent: string): WrittenCode & {readonly left: readonly NotIncluded[]} {
    const {info} = code;
    const left: NotIncluded[] = [];
    const lines: string[] = [];
    for (const written of code.lines) {
      const [, before = '', found] = (written.length <= longestLine && line.exec(written)) || [];
      const included = found === undefined ? undefined : this.#included(found.trimEnd(), before);
      if (included && 'instead' in included) left.push(included);
      for (const one of included && !('instead' in included) ? included : [written]) {
        lines.push(one);
      }
    }
    const name = info.length > longestLine ? undefined : optionIn(info);
    if (name === undefined) return {info, lines, left};
    const isEmpty = code.lines.every((one) => one.trim() === '');
    const file = isEmpty
      ? this.#included(name, indent)
      : {name, instead: 'The block keeps its own lines.'};
    if ('instead' in file) left.push(file);
    return {info: info.replace(option, ''), lines: 'instead' in file ? lines : file, left};
  }

  /** The lines that a name refers to, or why it includes none. */
  #included(name: string, indent: string): readonly string[] | NotIncluded {
    const {path, part} = pathAndPart(name);
    const file = this.#files.get(path);
    const range = file && rangeOf(file, part);
    if (!file || !range) return {name, instead: 'Write it in the block.'};
    const [start, end] = range;
    const characters = (file.starts[end] ?? 0) - (file.starts[start] ?? 0);
    const opened = this.#open.opened(name, characters + (end - start) * indent.length);
    if ('refused' in opened) return {name, instead: opened.refused};
    const shown = file.lines.slice(start, end).filter((one) => !anchor.test(one));
    return shown.map((one) => (one === '' ? one : indent + one));
  }
}

function nameIn(written: string): string | undefined {
  if (written.length > longestLine) return undefined;
  const included = line.exec(written)?.[2]?.trimEnd();
  return included ?? (/^[ \t>]*[`~]{3}/.test(written) ? optionIn(written) : undefined);
}

function optionIn(info: string): string | undefined {
  const [, quoted, bare] = option.exec(info) ?? [];
  return quoted ?? bare;
}

/** The path in a name, and the part of the file that it names. */
function pathAndPart(name: string): {readonly path: string; readonly part: string} {
  const [, path = '', part = ''] = /^([^#:]*)(?:[#:](.*))?$/.exec(name) ?? [];
  return {path: path.replace(/^<rootDir>/, ''), part};
}

function codeFile(text: string): CodeFile {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const starts = [0];
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const [at, one] of lines.entries()) {
    starts.push((starts[at] ?? 0) + one.length + 1);
    const [found, end, written = ''] = anchor.exec(one) ?? [];
    if (found === undefined) continue;
    const name = written
      .trim()
      .replace(/(?:-->|\*\/)$/, '')
      .trim();
    const places = end === undefined ? begins : ends;
    if (!places.has(name)) places.set(name, at);
  }
  return {lines, starts, begins, ends};
}

/**
 * Where the lines begin and end that a part names: `3`, `3:5` or `L3-L5`, or the name of an anchor
 * in comments; `undefined` where there is no such anchor.
 */
function rangeOf(
  {lines, begins, ends}: CodeFile,
  part: string,
): readonly [number, number] | undefined {
  if (part === '') return [0, lines.length];
  const [, first, separator, last] = /^L?(\d*)(?:([:-])L?(\d*))?$/.exec(part) ?? [];
  if (first !== undefined) {
    const start = Math.max(1, Number(first || 1));
    const end = separator === undefined ? start : Number(last || lines.length);
    const from = Math.min(start - 1, lines.length);
    return [from, Math.max(from, Math.min(end, lines.length))];
  }
  const start = begins.get(part);
  if (start === undefined) return undefined;
  const end = ends.get(part) ?? lines.length;
  return [start + 1, Math.max(start + 1, end)];
}
