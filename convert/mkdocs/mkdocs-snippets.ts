import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {OpenFiles} from '../open-files.js';
import type {SourceFolder} from '../source-folder.js';
import {joinedPath} from '../source-paths.js';
import {noFile, notIncluded} from './mkdocs-include-notes.js';

/** A line of a page, with the line of its file that it is from; from 1. */
export interface PageLine {
  readonly text: string;
  readonly line: number;
}

/** Where the files are that pages include. */
export interface SnippetFiles {
  readonly folder: SourceFolder;
  /** The folders of these files, each with a slash at its end or empty. */
  readonly bases: readonly string[];
}

const single = /^([ \t]*)-+8<-+[ \t]+(["'])([^"']+)\2[ \t]*$/;
const marks = /^([ \t]*)-+8<-+[ \t]*$/;
const escaped = /^([ \t]*);(?=-+8<-+)/;
const section = /-+8<-+[ \t]+\[[ \t]*(start|end)[ \t]*:[ \t]*([\w-]+)[ \t]*\]/;

/** Lines of a page with the content of the files that they include. */
export class Snippets {
  readonly notes: Diagnostic[] = [];
  readonly #files: SnippetFiles;

  constructor(files: SnippetFiles) {
    this.#files = files;
  }

  async expand(
    lines: readonly PageLine[],
    file: string,
    open = OpenFiles.ofPage(file),
  ): Promise<readonly PageLine[]> {
    const written: PageLine[] = [];
    let indent: string | undefined;
    for (const {text, line} of lines) {
      const isMark = marks.exec(text);
      const [, space, , name] = single.exec(text) ?? [];
      if (escaped.test(text)) written.push({text: text.replace(escaped, '$1'), line});
      else if (name !== undefined) {
        const inner = await this.#included(name, {text: space ?? '', line}, file, open);
        for (const one of inner) written.push(one);
      } else if (isMark) indent = indent === undefined ? (isMark[1] ?? '') : undefined;
      else if (indent === undefined) written.push({text, line});
      else if (text.trim() !== '' && !text.trim().startsWith(';')) {
        const inner = await this.#included(text.trim(), {text: indent, line}, file, open);
        for (const one of inner) written.push(one);
      }
    }
    return written;
  }

  /** The lines of a file, below the indentation of the line that includes it. */
  async #included(
    written: string,
    {text: indent, line}: PageLine,
    file: string,
    open: OpenFiles,
  ): Promise<readonly PageLine[]> {
    const [name = '', ...part] = written.split(':');
    const isElsewhere = /^https?:/i.test(written);
    const found = isElsewhere ? undefined : await this.#found(name);
    if (!found) {
      this.notes.push(noFile({file, line}, isElsewhere ? written : name));
      return [];
    }
    const {path, text} = found;
    const lines = partOf(text.replace(/\r?\n$/, '').split(/\r?\n/), part);
    const opened = open.opened(
      [path, ...part].join(':'),
      text.length + lines.length * indent.length,
    );
    if ('refused' in opened) {
      this.notes.push(notIncluded({file, line}, written, opened.refused));
      return [];
    }
    const own = lines.map((one) => ({text: one === '' ? '' : indent + one, line}));
    return this.expand(own, file, opened.open);
  }

  async #found(name: string): Promise<{path: string; text: string} | undefined> {
    for (const base of this.#files.bases) {
      const path = joinedPath(base, name);
      const text = path === undefined ? undefined : await this.#files.folder.text(path);
      if (path !== undefined && text !== undefined) return {path, text};
    }
    return undefined;
  }
}

/** The lines of a file that `:section`, or `:first:last`, names; without the marks of sections. */
function partOf(lines: readonly string[], part: readonly string[]): readonly string[] {
  const [first = '', last = ''] = part;
  const isNumber = /^\d*$/.test(first) && /^\d*$/.test(last) && part.length > 0;
  if (isNumber) {
    const [from, to] = [Number(first || '1'), last === '' ? lines.length : Number(last)];
    return lines.slice(Math.max(0, from - 1), to);
  }
  if (part.length === 0) return lines.filter((line) => !section.test(line));
  const inner: string[] = [];
  let isIn = false;
  for (const line of lines) {
    const [, kind, name] = section.exec(line) ?? [];
    if (kind === undefined) {
      if (isIn) inner.push(line);
    } else if (name === first) isIn = kind === 'start';
  }
  return inner;
}
