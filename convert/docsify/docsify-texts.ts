import {plainMarkdown} from '../../src/content/parse-page.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {snippetTag} from '../converted-site.js';
import {FenceLines} from '../markdown/fence-lines.js';
import {htmlTitle} from '../markdown/html-title.js';
import {splitPage, withHead} from '../page-head.js';
import {alertsOf} from './docsify-alerts.js';
import {DocsifyHtml} from './docsify-html.js';
import {isOn} from './docsify-options.js';
import {
  docsifyMarkdown,
  fragmentOf,
  includedType,
  includeTag,
  type Included,
} from './docsify-page.js';
import type {DocsifySource} from './docsify-source.js';

/** Writes the texts of pages, and of the files that they include. */
export class DocsifyTexts {
  /** File of a home page → the cover page that it begins with. */
  readonly covers = new Map<string, string>();
  readonly #source: DocsifySource;

  constructor(source: DocsifySource) {
    this.#source = source;
  }

  /** Writes the page of a file; `label` is what a sidebar calls it. */
  async convertPage(file: string, label: string | undefined): Promise<void> {
    const {folder, texts, routes} = this.#source;
    const text = await folder.text(file);
    if (text === undefined) return;
    const {head, body, bodyLine} = splitPage(text);
    const own = await this.convert(body, bodyLine, file);
    const cover = this.covers.get(file);
    const converted = cover === undefined ? own : withCover(cover, own);
    this.#noteScript(converted, body, bodyLine, file);
    const title = firstTitle(converted);
    const heading = title === undefined ? undefined : plainMarkdown(title);
    const isNew = label !== undefined && label !== heading && !/^(?:sidebarT|t)itle:/m.test(head);
    const more = isNew ? {[heading === undefined ? 'title' : 'sidebarTitle']: label} : {};
    const written = withHead({head, body: converted}, more);
    const path = routes.newFile(file);
    if (written !== text || path !== file) texts.set(path, written);
  }

  /** Notes that the script of a page is not run, where docsify runs it. */
  #noteScript(written: string, body: string, bodyLine: number, file: string): void {
    const {settings, index} = this.#source;
    const hasVue = index.urls.some((url) => /\bvue\b/i.test(url));
    const isRun = isOn(settings, 'executeScript') || hasVue;
    if (!isRun || lineOf(written, /^<script\b/i) === -1) return;
    const at = lineOf(body, /^\s*<script\b/i);
    const instead = 'Scripts of authors are not run. Write what it shows in the page.';
    const line = bodyLine + Math.max(0, at);
    this.#source.leaveOut({file, line}, 'The script of the page', instead);
  }

  /** A text that begins at a line of a file, as it is written here. */
  async convert(body: string, firstLine: number, file: string): Promise<string> {
    const {routes, settings, index} = this.#source;
    const hasEmoji = !isOn(settings, 'noEmoji');
    const html = new DocsifyHtml({
      file,
      routes,
      hasEmoji,
      hasMath: index.hasMath,
      alertOf: alertsOf(index),
    });
    const include = (included: Included) => this.#include(included);
    const markdown = docsifyMarkdown({
      html,
      newFile: routes.newFile(file),
      latex: index.hasMath,
      include,
    });
    return this.#source.converted(markdown, body, firstLine, (one) => ({...one, file}));
  }

  /** What shows an included file; Markdown becomes a snippet. */
  async #include(included: Included): Promise<string | undefined> {
    const {routes, folder} = this.#source;
    const {href, options, file} = included;
    const type = includedType(included);
    if (isExternalUrl(href)) {
      return /^(?:iframe|video|audio)$/.test(type) ? includeTag(type, href, undefined) : undefined;
    }
    const url = routes.asset(href, file, true);
    const path = url.slice(1).replace(/[?#].*$/, '');
    if (!folder.files.has(path)) return undefined;
    const text = (await folder.text(path)) ?? '';
    const fragment = options.get('fragment');
    const part = fragment ? fragmentOf(text, fragment) : text;
    if (type !== 'markdown') return includeTag(type, url, part);
    const name = path.replace(/\.\w+$/, '');
    const suffix = fragment ? `-${fragment.replaceAll(/[^\w-]/g, '-')}` : '';
    const snippet = await this.#source.snippet(path, name + suffix, () => {
      const {body, bodyLine} = splitPage(part);
      return this.convert(body, bodyLine, path);
    });
    return snippetTag(snippet);
  }
}

/** A page that begins with a cover page; a heading that both begin with is written once. */
function withCover(cover: string, page: string): string {
  const [heading = '', written = ''] = /^\s*#[ \t]+(.+)(?:\n|$)/.exec(page) ?? [];
  const title = firstTitle(cover);
  const isSame = title !== undefined && plainMarkdown(title) === plainMarkdown(written);
  return `${cover.trim()}\n\n${(isSame ? page.slice(heading.length) : page).trimStart()}`;
}

/** The first line outside of code that matches a pattern, from 0; `-1` without one. */
function lineOf(text: string, pattern: RegExp): number {
  const fences = new FenceLines();
  return text.split('\n').findIndex((line) => !fences.isCode(line) && pattern.test(line));
}

/** The first heading of the first level: after `#`, above a line of `=`, or in HTML. */
function firstTitle(text: string): string | undefined {
  const lines = text.split('\n');
  const fences = new FenceLines();
  for (const [at, line] of lines.entries()) {
    if (fences.isCode(line)) continue;
    const [, title] = /^#[ \t]+(.+)$/.exec(line) ?? [];
    if (title !== undefined) return title;
    const inHtml = /^ {0,3}<h1[\s>]/i.test(line)
      ? htmlTitle(lines.slice(at, at + 20).join('\n'))
      : '';
    if (inHtml) return inHtml;
    const isTitle = /^=+[ \t]*$/.test(lines[at + 1] ?? '') && /^ {0,3}[^\s#>=-]/.test(line);
    if (isTitle && (lines[at - 1] ?? '').trim() === '') return line.trim();
  }
  return undefined;
}
