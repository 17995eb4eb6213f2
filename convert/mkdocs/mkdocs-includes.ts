import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {dedented} from '../markdown/dedented.js';
import {FenceLines} from '../markdown/fence-lines.js';
import {OpenFiles} from '../open-files.js';
import {folderOf, joinedPath} from '../source-paths.js';
import {noFile, notIncluded} from './mkdocs-include-notes.js';
import {splitMkdocsPage} from './mkdocs-meta.js';
import type {PageLine} from './mkdocs-snippets.js';
import type {MkdocsSource} from './mkdocs-source.js';

const directive = new RegExp(
  String.raw`^([ \t]*)\{%[-+]?[ \t]*(include|include-markdown)[ \t]+` +
    String.raw`(?:"([^"]+)"|'([^']+)')([^%]*)[-+]?%\}[ \t]*$`,
);
const opening = /^[ \t]*\{%[-+]?[ \t]*(?:include(?:-markdown)?(?=[ \t]|$)|$)/;
const option = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\w+))/g;

/** The most lines of a directive. */
const longest = 20;

/** The files that the plugin include-markdown puts into pages. */
export class IncludedFiles {
  readonly notes: Diagnostic[] = [];
  readonly #source: MkdocsSource;

  constructor(source: MkdocsSource) {
    this.#source = source;
  }

  /** Lines of a page, or of a file in it, with the content of the files that they include. */
  async expand(
    lines: readonly PageLine[],
    file: string,
    open = OpenFiles.ofPage(this.#source.config.docs + file),
  ): Promise<readonly PageLine[]> {
    const written: PageLine[] = [];
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as PageLine;
      const count = opening.test(line.text) ? lengthOf(lines, at) : 0;
      const whole = lines.slice(at, at + count).map(({text}) => text);
      const found = count > 0 ? directive.exec(whole.join(' ')) : null;
      if (found) {
        const inner = await this.#included(found, line.line, file, open);
        for (const one of inner) written.push(one);
        at += count - 1;
      } else written.push(line);
    }
    return written;
  }

  async #included(
    [, indent = '', kind, double, single, words = '']: RegExpExecArray,
    line: number,
    file: string,
    open: OpenFiles,
  ): Promise<readonly PageLine[]> {
    const {config} = this.#source;
    const named = double ?? single ?? '';
    const location = {file: config.docs + file, line};
    const path = isExternalUrl(named) ? '' : (pathFrom(named, config.docs, file) ?? '');
    const text = await this.#source.folder.text(path);
    if (text === undefined) {
      this.notes.push(noFile(location, named));
      return [];
    }
    const options = optionsOf(words);
    const isMarkdown = kind === 'include-markdown';
    const part = partOf(isMarkdown ? splitMkdocsPage(text).body : text, options);
    const own = part.split(/\r?\n/).map((one) => ({text: one, line}));
    const opened = open.opened(
      [path, options.get('start'), options.get('end')].join('\n').trimEnd(),
      part.length + own.length * indent.length,
    );
    if ('refused' in opened) {
      this.notes.push(notIncluded(location, named, opened.refused));
      return [];
    }
    const inner = await this.expand(own, insideOf(path, config.docs) ?? file, opened.open);
    const offset = isMarkdown ? Number(options.get('heading-offset') ?? 0) : 0;
    const isMoved = isMarkdown && options.get('rewrite-relative-urls') !== 'false';
    const from = insideOf(path, config.docs);
    const fences = new FenceLines();
    return inner.map(({text: one}) => {
      const isCode = fences.isCode(one);
      const placed = isCode || !isMoved || from === undefined ? one : movedLinks(one, from, file);
      const written = isCode ? one : withOffset(placed, offset);
      return {text: written === '' ? '' : indent + written, line};
    });
  }
}

/** How many lines a directive has; `0` where it does not end. */
function lengthOf(lines: readonly PageLine[], start: number): number {
  for (let at = start; at < lines.length && at < start + longest; at++) {
    if (lines[at]?.text.includes('%}')) return at - start + 1;
  }
  return 0;
}

function optionsOf(words: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (const [, name = '', double, single, plain] of words.matchAll(option)) {
    options.set(name, double ?? single ?? plain ?? '');
  }
  return options;
}

/** The part of a text between two marks that the options name. */
function partOf(text: string, options: ReadonlyMap<string, string>): string {
  const [start, end] = [marker(options.get('start')), marker(options.get('end'))];
  const from = start === undefined ? 0 : text.indexOf(start);
  const begin = from === -1 ? 0 : from + (start?.length ?? 0);
  const to = end === undefined ? -1 : text.indexOf(end, begin);
  const part = text.slice(begin, to === -1 ? text.length : to);
  const written = options.get('dedent') === 'true' ? dedented(part.split('\n')).join('\n') : part;
  return written.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '');
}

function marker(written: string | undefined): string | undefined {
  return written?.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

/** The path of an included file: beside the page, or in the folder of pages. */
function pathFrom(named: string, docs: string, file: string): string | undefined {
  const isBeside = /^\.\.?\//.test(named);
  return joinedPath(docs, isBeside ? folderOf(file) : '', named);
}

function insideOf(path: string, docs: string): string | undefined {
  return path.startsWith(docs) ? path.slice(docs.length) : undefined;
}

function withOffset(line: string, offset: number): string {
  const [, marks] = /^(#{1,6})(?=[ \t])/.exec(line) ?? [];
  if (marks === undefined || offset === 0) return line;
  return '#'.repeat(Math.min(6, Math.max(1, marks.length + offset))) + line.slice(marks.length);
}

/** Links of an included file, from the page that it is in. */
function movedLinks(line: string, from: string, to: string): string {
  const [own, page] = [folderOf(from), folderOf(to)];
  if (own === page) return line;
  const up = page.split('/').flatMap((name) => (name === '' ? [] : ['..']));
  const moved = (url: string) => {
    if (/^(?:[a-z][\w+.-]*:|[/#?{])/i.test(url)) return url;
    const [path = '', rest = ''] = [url.replace(/[?#].*$/s, ''), /[?#].*$/s.exec(url)?.[0]];
    const target = joinedPath(own, path);
    return target === undefined ? url : [...up, target].join('/') + rest;
  };
  return line
    .replaceAll(/(\]\()([^\s()<>]+)(?=[\s)])/g, (_, mark: string, url: string) => mark + moved(url))
    .replace(
      /^( {0,3}\[[^[\]]+\]:[ \t]+)(\S+)/,
      (_, mark: string, url: string) => mark + moved(url),
    );
}
