import {Marked, type Token, type TokensList} from 'marked';
import {escaped} from '../../src/html/html.js';
import {withEmoji} from '../emoji.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {componentHtml} from '../markdown/component-html.js';
import {readHtml, type HtmlChild} from '../markdown/html-tree.js';
import {
  codeHtml,
  escapedOnce,
  footnoteTokenizer,
  textRenderer,
  withUrls,
} from '../markdown/source-html.js';
import type {AlertOf} from './docsify-alerts.js';
import {DocsifyFormulas} from './docsify-math.js';
import type {DocsifyRoutes} from './docsify-routes.js';

/** What the HTML of a page depends on. */
export interface DocsifyPageContext {
  readonly file: string;
  readonly routes: DocsifyRoutes;
  /** Whether names in colons are emoji. */
  readonly hasEmoji: boolean;
  /** Whether a plugin shows formulas. */
  readonly hasMath: boolean;
  readonly alertOf: AlertOf;
}

/** The line below the head of a table, with tabs: docsify 4 reads them as spaces. */
const tableRule = /^[ |:\t-]+$/gm;

/** Turns the tokens of docsify's pages into HTML, with the URLs that its links lead to. */
export class DocsifyHtml {
  readonly #marked: Marked;
  readonly #context: DocsifyPageContext;
  readonly #formulas = new DocsifyFormulas();

  constructor(context: DocsifyPageContext) {
    this.#context = context;
    const {routes, file} = context;
    const formulas = this.#formulas;
    const text = (written: string) => (context.hasEmoji ? withEmoji(written) : written);
    this.#marked = new Marked(boundedInlines, {
      gfm: true,
      // What authors mean as footnotes, docsify reads as links.
      tokenizer: footnoteTokenizer,
      renderer: {
        heading({tokens, depth, text: written}) {
          const {content, id} = withoutHeadingOptions(this.parser.parseInline(tokens), written);
          const attribute = id === undefined ? '' : ` id="${escaped(id)}"`;
          return `<h${depth}${attribute}>${content}</h${depth}>\n`;
        },
        paragraph({tokens, text: written}) {
          const inner = this.parser.parseInline(tokens);
          const [mark] = /^[?!](?:>|&gt;)/.exec(inner) ?? [];
          if (mark === undefined || !/^[?!]>/.test(written)) return `<p>${inner}</p>\n`;
          const name = mark.startsWith('!') ? 'Warning' : 'Tip';
          return `${componentHtml(name, {}, inner.slice(mark.length).trim())}\n`;
        },
        blockquote({tokens, text: written}) {
          const inner = this.parser.parse(tokens);
          const alert = context.alertOf(written, file);
          if (alert === undefined) return `<blockquote>${inner}</blockquote>\n`;
          const content = inner.replace(/\[![^\]\n]*\]\s*(?:<br>\s*)?/, '');
          return componentHtml(alert.name, alert.attributes, content);
        },
        code({text: code, lang = ''}) {
          return codeHtml(lang.trim().split(/\s/)[0] ?? '', code);
        },
        link({href, title, tokens}) {
          const options = optionsOf(title ?? '');
          const url = options.has('ignore')
            ? plainUrl(href, file, routes)
            : routes.link(href, file);
          const shown = options.rest === '' ? '' : ` title="${escaped(options.rest)}"`;
          const inner = this.parser.parseInline(tokens);
          return `<a href="${escapedOnce(url)}"${shown}>${inner}</a>`;
        },
        image({href, title, text}) {
          const alt = formulas.unmarked(text);
          const options = optionsOf(title ?? '');
          const source = routes.asset(href, file, true);
          const attributes = [
            ` src="${escapedOnce(source)}"`,
            ` alt="${escapedOnce(alt)}"`,
            options.rest === '' ? '' : ` title="${escaped(options.rest)}"`,
            ...sizeOf(options.get('size')),
            ...['class', 'id'].map((name) => {
              const value = options.get(name);
              return value ? ` ${name}="${escaped(value)}"` : '';
            }),
          ];
          return `<img${attributes.join('')}>`;
        },
        html({text: written}) {
          return withUrls(written, {
            link: (href) => linkOfHtml(href, file, routes),
            asset: (source) => routes.asset(source, file),
          });
        },
        ...textRenderer(text),
      },
    });
  }

  /** The tokens of a text. */
  tokensOf(written: string): TokensList {
    const text = written.replaceAll(tableRule, (rule) =>
      /^ {0,3}\|?[ \t]*:?-/.test(rule) && rule.includes('|') ? rule.replaceAll('\t', ' ') : rule,
    );
    if (!this.#context.hasMath) return this.#marked.lexer(text);
    const tokens = this.#marked.lexer(this.#formulas.marked(text));
    this.#formulas.restored(tokens);
    return tokens;
  }

  /** The HTML of tokens, as a browser reads it. */
  htmlOf(tokens: readonly Token[]): readonly HtmlChild[] {
    return readHtml(this.#formulas.html(this.#marked.parser([...tokens])));
  }

  get file(): string {
    return this.#context.file;
  }
}

/** The options in the title of a link or an image, such as `:size=100x50`. */
export interface TitleOptions extends ReadonlyMap<string, string> {
  /** The title without them. */
  readonly rest: string;
}

export function optionsOf(title: string): TitleOptions {
  const options = new Map<string, string>();
  const rest = title.replaceAll(
    /(?:^|\s):([\w-]+)(?:=([\w%./-]*))?(?=\s|$)/g,
    (_, name: string, value: string | undefined = '') => {
      if (!options.has(name)) options.set(name, value);
      return '';
    },
  );
  return Object.assign(options, {rest: rest.trim()});
}

/** The title of a heading without what docsify reads in it. */
function withoutHeadingOptions(html: string, written: string) {
  const [, id] = /(?:^|\s):id=([\w-]+)/.exec(written) ?? [];
  const content = html
    .replaceAll(/(?:<!--\s*)?\{docsify-ignore(?:-all)?\}(?:\s*-->)?/g, '')
    .replace(/(?:^|\s):id=[\w-]+/, '')
    .trim();
  return {content, id};
}

/** The size of an image: `50%`, `100`, or `100x50`. */
function sizeOf(size: string | undefined): readonly string[] {
  if (!size) return [];
  const [width = '', height] = size.split('x');
  return [` width="${escaped(width)}"`, height ? ` height="${escaped(height)}"` : ''];
}

/** The URL of a link that docsify leaves as it is. */
function plainUrl(href: string, file: string, routes: DocsifyRoutes): string {
  return /^#/.test(href) ? href : routes.asset(href, file);
}

/** A link in HTML: only one with a hash leads to a page. */
function linkOfHtml(url: string, file: string, routes: DocsifyRoutes): string {
  if (url.startsWith('#')) return routes.link(url, file);
  return routes.asset(url, file);
}
