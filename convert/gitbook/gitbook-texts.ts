import type {Frontmatter} from '../../src/content/page.js';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {snippetTag} from '../converted-site.js';
import type {BlockWriter, SourceMarkdown} from '../markdown/source-markdown.js';
import {note} from '../note.js';
import {entriesOf, splitPage, withHead, withoutEntries} from '../page-head.js';
import {textIn} from '../settings/setting-values.js';
import {GitBookHtml} from './gitbook-html.js';
import {prepared} from './gitbook-prepare.js';
import {isPage} from './gitbook-settings.js';
import type {GitBookSite} from './gitbook-site.js';
import type {ContentToken, IncludeToken} from './gitbook-tokens.js';

const titleLine = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/;

/** The entries of a frontmatter that GitBook alone reads. */
const ownEntries = [
  'cover',
  'coverY',
  'coverHeight',
  'coverDark',
  'layout',
  'metaLinks',
  'tags',
  'vars',
];

/** Writes the texts of pages, and of the files that they include. */
export class GitBookTexts {
  readonly #site: GitBookSite;

  constructor(site: GitBookSite) {
    this.#site = site;
  }

  /** Writes the page of a file; `label` is what the list of pages calls it. */
  async convertPage(file: string, label: string | undefined): Promise<void> {
    const {folder, texts} = this.#site;
    const text = await folder.text(file);
    if (text === undefined) return;
    const {head, body, bodyLine} = splitPage(text);
    const entries = entriesOf(head) ?? new Map<string, never>();
    // The first heading is the title, which is above the description.
    const {title, rest, line} = splitTitle(body, bodyLine);
    const converted = await this.#convert(rest, line, file);
    const hasTitle = entries.has('title');
    const more = {
      ...(title !== undefined && !hasTitle && {title}),
      ...(title === undefined && !hasTitle && label !== undefined && {title: label}),
      ...(label !== undefined && label !== title && title !== undefined && {sidebarTitle: label}),
      ...layoutOf(entries),
    };
    const cover = this.#cover(entries, file);
    const whole = [cover, converted.trimStart()].filter((part) => part !== '').join('\n\n');
    const written = withHead({head: withoutEntries(head, ownEntries), body: whole}, more);
    texts.set(this.#site.newPath(file), written);
  }

  /** A text that begins at a line of a file, as it is written here. */
  async #convert(body: string, firstLine: number, file: string): Promise<string> {
    const site = this.#site;
    const lineOf = (at: number) => firstLine + body.slice(0, at).split('\n').length - 1;
    const isMoved = (href: string) => {
      const found = site.routes.fileOf(href, file);
      return found !== undefined && !isExternalUrl(href) && !isPage(found);
    };
    const context = {
      ...site.routes.urlsIn(file),
      titleOf: (href: string) => this.#titleOf(href, file),
    };
    const text = prepared(body, {
      ...context,
      // Links to pages stay as they are: these are where they were.
      link: (href) =>
        isMoved(href)
          ? site.routes.asset(href, file)
          : folderLink(site.routes.withOwnId(href, file)),
      variable: (name) => site.variables.get(name.replace(/^(?:space\.|page\.)?vars\./, '')),
      leaveOut: (at, what, instead) => site.leaveOut({file, line: lineOf(at)}, what, instead),
    });
    const other = body.search(/https:\/\/app\.gitbook\.com\/(?:s|o)\//);
    if (other !== -1) {
      const instead = 'Write the URL of the published page.';
      const place = {file, line: lineOf(other)};
      site.leaveOut(place, 'The link to another space of GitBook', instead);
    }
    const html = new GitBookHtml(context);
    const markdown = this.#markdown(html, file);
    return site.converted(markdown, text, firstLine, (one) => ({...one, file}));
  }

  #markdown(html: GitBookHtml, file: string): SourceMarkdown {
    return {
      tool: 'GitBook',
      file: this.#site.newPath(file),
      latex: false,
      tokensOf: (text) => html.tokensOf(text),
      htmlOf: (tokens) => html.htmlOf(tokens),
      special: (tokens, at) => {
        const token = tokens[at];
        if (token?.type === 'gitbook-content') {
          const content = token as ContentToken;
          return {count: 1, write: (writer, line) => this.#content(content, file, writer, line)};
        }
        if (token?.type !== 'gitbook-include') return undefined;
        const {path} = token as IncludeToken;
        return {count: 1, write: ({notes}, line) => this.#include(path, file, notes, line)};
      },
    };
  }

  async #content(
    {tokens, linesBefore, left}: ContentToken,
    file: string,
    writer: BlockWriter,
    line: number,
  ): Promise<string> {
    if (left) this.#site.leaveOut({file, line}, ...left);
    return (await writer.convert(tokens, line + linesBefore)).trim();
  }

  /** The tag that shows a file, which becomes a snippet. */
  async #include(
    path: string,
    file: string,
    notes: BlockWriter['notes'],
    line: number,
  ): Promise<string> {
    const found = this.#site.routes.fileOf(path, file);
    if (found === undefined || !isPage(found)) {
      notes.push(note('convert/missing-file', {file, line}, {file: path}));
      return '';
    }
    const name = this.#site
      .newPath(found)
      .replace(/\.\w+$/, '')
      .replace(/^gitbook\/includes\//, '');
    const snippet = await this.#site.snippet(found, name, async () => {
      const {body, bodyLine} = splitPage((await this.#site.folder.text(found)) ?? '');
      return this.#convert(body, bodyLine, found);
    });
    return snippetTag(snippet);
  }

  #titleOf(href: string, file: string): string | undefined {
    const {titles} = this.#site;
    if (href.startsWith('#')) return undefined;
    const found = this.#site.routes.fileOf(href, file);
    return found === undefined ? undefined : titles.get(found);
  }

  /** The picture at the top of a page. */
  #cover(entries: Frontmatter, file: string): string {
    const cover = textIn(entries, 'cover');
    if (cover === undefined) return '';
    return `<img src="${this.#site.routes.asset(cover, file)}" alt="" />`;
  }
}

/** A link to the page of a folder, by the name of the folder. */
function folderLink(href: string): string {
  if (isExternalUrl(href)) return href;
  return href.replace(/(^|\/)README\.md(?=#|$)/i, (_, slash: string) => slash || './');
}

/** A body in its title, which is its first heading, and the rest. */
export function splitTitle(body: string, firstLine: number) {
  const lines = body.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const [, written] = titleLine.exec(lines[at] ?? '') ?? [];
  if (written === undefined) return {title: undefined, rest: body, line: firstLine};
  const title = plainMarkdown(written.replaceAll(/<[^<>]*>/g, '')).trim();
  return {title, rest: lines.slice(at + 1).join('\n'), line: firstLine + at + 1};
}

/** The mode of a page whose layout leaves out parts of it. */
function layoutOf(entries: Frontmatter): Readonly<Record<string, unknown>> {
  const layout: unknown = entries.get('layout');
  const isHidden = (name: string) => {
    const part: unknown = layout instanceof Map ? layout.get(name) : undefined;
    return part instanceof Map && part.get('visible') === false;
  };
  if (isHidden('tableOfContents') && isHidden('outline')) return {mode: 'center'};
  if (isHidden('title')) return {mode: 'frame'};
  return isHidden('outline') ? {mode: 'wide'} : {};
}
