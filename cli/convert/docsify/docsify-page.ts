import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {fencedCode} from '../../../src/content/markdown-text.js';
import {isExternalUrl} from '../../../src/shared/urls.js';
import {carryOver} from '../markdown/carry-over.js';
import {tagDepth} from '../markdown/tag-depth.js';
import {note} from '../note.js';
import {
  optionsOf,
  type DocsifyHtml,
  type Token,
  type TitleOptions,
  type TokensList,
} from './docsify-html.js';

/** A page of docsify as it is written here. */
export interface ConvertedText {
  readonly text: string;
  readonly notes: readonly Diagnostic[];
}

/** What the conversion of a page depends on. */
export interface PageSource {
  readonly html: DocsifyHtml;
  readonly text: string;
  /** The first line of the text in its file, from 1. */
  readonly firstLine: number;
  readonly latex: boolean;
  /** The tag that shows a file instead of a link that includes it; notes what it cannot show. */
  readonly include: (included: Included) => Promise<string | undefined>;
}

/** A link that docsify replaces with the content of a file. */
export interface Included {
  readonly href: string;
  /** The text of the link. */
  readonly label: string;
  readonly options: TitleOptions;
  /** The page that includes it. */
  readonly file: string;
}

const tabs = /^\s*<!--\s*tabs:\s*(start|end)\s*-->\s*$/;
const tabComment = /^\s*<!--\s*tab:\s*(.*?)\s*-->\s*$/s;

/** Writes a page of docsify so that it reads the same here. */
export async function convertPage(source: PageSource): Promise<ConvertedText> {
  const tokens = source.html.tokensOf(source.text);
  const converter = new PageConverter(source, definitionsOf(tokens));
  const text = await converter.convert(tokens, source.firstLine);
  return {text, notes: converter.notes};
}

class PageConverter {
  readonly notes: Diagnostic[] = [];
  readonly #source: PageSource;
  readonly #definitions: ReadonlyMap<string, string>;

  constructor(source: PageSource, definitions: ReadonlyMap<string, string>) {
    this.#source = source;
    this.#definitions = definitions;
  }

  async convert(tokens: readonly Token[], firstLine: number): Promise<string> {
    let written = '';
    let line = firstLine;
    for (let at = 0; at < tokens.length;) {
      const taken = this.#takeFrom(tokens, at);
      const raw = taken.map((token) => token.raw).join('');
      written += await this.#convertTaken(taken, raw, line);
      line += raw.split('\n').length - 1;
      at += taken.length;
    }
    return written;
  }

  /** The tokens that belong together: one, tabs, or those in an element. */
  #takeFrom(tokens: readonly Token[], start: number): readonly Token[] {
    const first = tokens[start];
    if (first?.type !== 'html') return tokens.slice(start, start + 1);
    if (tabs.exec(first.raw)?.[1] === 'start') {
      const end = tokens.findIndex(
        ({type, raw}, index) => index > start && type === 'html' && tabs.exec(raw)?.[1] === 'end',
      );
      return tokens.slice(start, end === -1 ? start + 1 : end + 1);
    }
    let depth = 0;
    for (let at = start; at < tokens.length; at++) {
      const {type = '', raw = ''} = tokens[at] ?? {};
      if (type === 'html' || type === 'paragraph') depth += tagDepth(raw);
      if (depth <= 0) return tokens.slice(start, at + 1);
    }
    return tokens.slice(start, start + 1);
  }

  async #convertTaken(taken: readonly Token[], raw: string, line: number): Promise<string> {
    const [first] = taken;
    if (!first || first.type === 'space' || first.type === 'def') return raw;
    const [end = ''] = /\n*$/.exec(raw) ?? [];
    if (taken.length > 1 && tabs.test(first.raw)) {
      return (await this.#tabs(taken.slice(1, -1), line)) + end;
    }
    const included = first.type === 'paragraph' ? includedBy(first) : undefined;
    if (included) return (await this.#include(included, line)) + end;
    const {html, latex} = this.#source;
    const context = {file: html.file, definitions: this.#definitions, latex};
    const {text, isSame} = carryOver({raw, html: html.htmlOf(taken)}, context);
    if (!isSame) {
      this.notes.push(
        note('convert/different-reading', {file: html.file, line}, {tool: 'docsify'}),
      );
    }
    return text === '' ? '' : text + end;
  }

  /** The tabs of a plugin: each begins with a heading, or with a comment that names it. */
  async #tabs(tokens: readonly Token[], line: number): Promise<string> {
    const written: string[] = [];
    let inner: Token[] = [];
    let title: string | undefined;
    let [begin, at] = [line, line];
    const endTab = async () => {
      const content = await this.convert(inner, begin);
      if (title !== undefined) {
        written.push(`<Tab title="${escapedTitle(title)}">\n\n${content.trim()}\n\n</Tab>`);
      } else if (content.trim() !== '') written.push(content.trim());
      [inner, begin] = [[], at];
    };
    for (const token of tokens) {
      const named = tabTitle(token);
      if (named !== undefined) {
        await endTab();
        title = named;
      } else inner.push(token);
      at += token.raw.split('\n').length - 1;
    }
    await endTab();
    return `<Tabs>\n${written.join('\n')}\n</Tabs>`;
  }

  async #include(included: Included, line: number): Promise<string> {
    const {file} = this.#source.html;
    const {href} = included;
    const tag = await this.#source.include({...included, file});
    if (tag !== undefined) return tag;
    const instead = 'Copy the file into the site, and include it from there.';
    this.notes.push(
      isExternalUrl(href)
        ? note('convert/left-out', {file, line}, {what: `The content of ${href}`, instead})
        : note('convert/missing-file', {file, line}, {file: href}),
    );
    return `[${included.label}](${href})`;
  }
}

/** The definitions of links of a page, by their labels. */
function definitionsOf({links}: TokensList): ReadonlyMap<string, string> {
  const definitions = Object.entries(links).map(([label, {href, title}]) => {
    const written = title ? ` "${title.replaceAll('"', '&quot;')}"` : '';
    return [label, `[${label}]: <${href}>${written}`] as const;
  });
  return new Map(definitions);
}

/** The link with `:include` that a paragraph contains. */
function includedBy(token: Token): Included | undefined {
  const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
  for (const {type, href, title, text = ''} of tokens as readonly {
    type: string;
    text?: string;
    href?: string;
    title?: string | null;
  }[]) {
    if (type !== 'link' || href === undefined) continue;
    const options = optionsOf(title ?? '');
    if (options.has('include')) return {href, label: text, options, file: ''};
  }
  return undefined;
}

function tabTitle(token: Token): string | undefined {
  if (token.type === 'html') return tabComment.exec(token.raw)?.[1];
  if (token.type !== 'heading') return undefined;
  return /^(?:\*\*|__)(.+)(?:\*\*|__)$/.exec(textOf(token))?.[1];
}

function textOf(token: Token): string {
  return 'text' in token ? String(token.text).trim() : '';
}

function escapedTitle(title: string): string {
  return title.replaceAll('"', '&quot;');
}

/** What docsify shows for a file that is included, by its name. */
export function includedType({href, options}: Included): string {
  const named = options.get('type');
  if (named) return named;
  if (/\.(?:md|markdown)/.test(href)) return 'markdown';
  if (/\.mmd/.test(href)) return 'mermaid';
  if (/\.html?/.test(href)) return 'iframe';
  if (/\.(?:mp4|ogg)/.test(href)) return 'video';
  return /\.mp3/.test(href) ? 'audio' : 'code';
}

/** The part of a text between two marks `### [name]` or `/// [name]`. */
export function fragmentOf(text: string, name: string): string {
  const lines = text.split('\n');
  const isMark = (line: string) => line.includes(`### [${name}]`) || line.includes(`/// [${name}]`);
  const start = lines.findIndex(isMark);
  const end = lines.findIndex((line, index) => index > start && isMark(line));
  if (start === -1 || end === -1) return '';
  const inner = lines.slice(start + 1, end);
  const least = Math.min(...inner.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return inner.map((line) => line.slice(Math.min(least, line.length))).join('\n');
}

/** What shows an included file that is no Markdown; `url` is from the root of the site. */
export function includeTag(type: string, url: string, text: string | undefined): string {
  if (type === 'iframe')
    return `<iframe src="${url}" title="${nameOf(url)}" width="100%" height="400"></iframe>`;
  if (type === 'video' || type === 'audio') return `<${type} src="${url}" controls></${type}>`;
  if (type === 'mermaid') return fencedCode('mermaid', text ?? '');
  const [, extension = ''] = /\.(\w+)(?:[?#].*)?$/.exec(url) ?? [];
  return fencedCode(type === 'code' ? extension : type, text ?? '');
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
