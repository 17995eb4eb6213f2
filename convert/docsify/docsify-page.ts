import {fencedCode} from '../../src/content/markdown-text.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {dedented} from '../markdown/dedented.js';
import type {
  BlockWriter,
  SourceMarkdown,
  SpecialBlocks,
  Token,
} from '../markdown/source-markdown.js';
import {note} from '../note.js';
import {optionsOf, type DocsifyHtml, type TitleOptions} from './docsify-html.js';

/** What the conversion of a page depends on. */
export interface PageSource {
  readonly html: DocsifyHtml;
  /** The file of the page here. */
  readonly newFile: string;
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

/** How docsify reads a page. */
export function docsifyMarkdown({html, newFile, latex, include}: PageSource): SourceMarkdown {
  return {
    tool: 'docsify',
    file: newFile,
    latex,
    tokensOf: (text) => html.tokensOf(text),
    htmlOf: (tokens) => html.htmlOf(tokens),
    special(tokens, at) {
      const first = tokens[at];
      if (first?.type === 'html' && tabs.exec(first.raw)?.[1] === 'start') {
        return tabsFrom(tokens, at);
      }
      const included = first?.type === 'paragraph' ? includedBy(first) : undefined;
      if (!included) return undefined;
      const write = (writer: BlockWriter, line: number) =>
        writeIncluded({...included, file: html.file}, include, writer, line);
      return {count: 1, write};
    },
  };
}

/** The tabs of a plugin: from a comment to another one. */
function tabsFrom(tokens: readonly Token[], start: number): SpecialBlocks | undefined {
  const end = tokens.findIndex(
    ({type, raw}, index) => index > start && type === 'html' && tabs.exec(raw)?.[1] === 'end',
  );
  if (end === -1) return undefined;
  const inner = tokens.slice(start + 1, end);
  return {count: end + 1 - start, write: (writer, line) => writeTabs(inner, writer, line)};
}

/** Each tab begins with a heading, or with a comment that names it. */
async function writeTabs(
  tokens: readonly Token[],
  writer: BlockWriter,
  line: number,
): Promise<string> {
  const written: string[] = [];
  let inner: Token[] = [];
  let title: string | undefined;
  let [begin, at] = [line, line];
  const endTab = async () => {
    const content = await writer.convertInside(inner, begin);
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

async function writeIncluded(
  included: Included,
  include: PageSource['include'],
  {notes}: BlockWriter,
  line: number,
): Promise<string> {
  const {href, file, label} = included;
  const tag = await include(included);
  if (tag !== undefined) return tag;
  const instead = 'Copy the file into the site, and include it from there.';
  notes.push(
    isExternalUrl(href)
      ? note('convert/left-out', {file, line}, {what: `The content of ${href}`, instead})
      : note('convert/missing-file', {file, line}, {file: href}),
  );
  return `[${label}](${href})`;
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
  return dedented(lines.slice(start + 1, end)).join('\n');
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
