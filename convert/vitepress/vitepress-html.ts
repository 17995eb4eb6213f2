import {Marked, type Token, type TokensList} from 'marked';
import {escaped} from '../../src/html/html.js';
import {withEmoji} from '../emoji.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {componentHtml} from '../markdown/component-html.js';
import {componentRenderer} from '../markdown/component-token.js';
import {readHtml, type HtmlChild} from '../markdown/html-tree.js';
import {
  codeHtml,
  escapedOnce,
  footnoteTokenizer,
  headingRenderer,
  textRenderer,
  urlRenderer,
  withUrls,
} from '../markdown/source-html.js';
import {containers} from './vitepress-containers.js';
import {withTabMarks, withTabs} from './vitepress-fence-tabs.js';
import {formulas} from './vitepress-math.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import {tagAt} from './vitepress-tags.js';

/** What the HTML of a page depends on. */
export interface VitepressPageContext {
  /** The file of the page there. */
  readonly file: string;
  readonly routes: VitepressRoutes;
  readonly reading: ReadingOptions;
}

/** What the settings say of how pages are read. */
export interface ReadingOptions {
  readonly hasMath: boolean;
  /** The title of details that have none of their own. */
  readonly details: string;
}

/** The callouts of GitHub. */
const alerts: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['important', 'Note'],
  ['warning', 'Warning'],
  ['caution', 'Danger'],
  ['danger', 'Danger'],
]);

const contents = /^ {0,3}\[\[toc\]\][ \t]*(?:\n+|$)/i;

/** How a text of VitePress is tokenized. */
export function vitepressMarked({hasMath, details}: ReadingOptions): Marked {
  const marked = new Marked(boundedInlines, {
    gfm: true,
    tokenizer: {
      // Two tildes are needed.
      del: (source) => (/^~(?!~)/.test(source) ? undefined : false),
      // An address needs its scheme.
      url: (source) => (/^(?:www\.|ftp:)/i.test(source) ? undefined : false),
      ...footnoteTokenizer,
    },
    extensions: [
      {
        name: 'contents',
        level: 'block',
        tokenizer(source) {
          const [raw] = contents.exec(source) ?? [];
          return raw === undefined ? undefined : {type: 'contents', raw};
        },
        renderer: () => '',
      },
    ],
  });
  marked.use(containers(details), componentRenderer);
  if (hasMath) marked.use(formulas);
  return marked;
}

/** Turns the tokens of pages into HTML, with the URLs that links lead to. */
export class VitepressHtml {
  readonly #marked: Marked;

  constructor({file, routes, reading}: VitepressPageContext) {
    const urls = routes.urlsIn(file);
    const others = urlRenderer(urls);
    this.#marked = vitepressMarked(reading).use({
      renderer: {
        ...headingRenderer,
        ...others,
        ...textRenderer(withEmoji),
        blockquote({tokens, text: written}) {
          const inner = this.parser.parse(tokens);
          const [mark = '', kind = '', title = ''] = /^\[!(\w+)\]([^\n]*)/.exec(written) ?? [];
          const name = alerts.get(kind.toLowerCase());
          if (name === undefined) return `<blockquote>${inner}</blockquote>\n`;
          const attributes = title.trim() === '' ? {} : {title: title.trim()};
          return componentHtml(name, attributes, withoutMark(inner, mark));
        },
        code({text: code, lang = '', codeBlockStyle}) {
          if (codeBlockStyle === 'indented') return codeHtml('', code);
          const [language = '', ...options] = lang.trim().split(/ (?=\S)/);
          const hasLanguage = !/[={"]/.test(language);
          return hasLanguage
            ? codeHtml(language, code, [language, ...options].join(' '))
            : codeHtml('', code, lang.trim());
        },
        link(token) {
          const {href, raw} = token;
          if (raw !== href && raw !== `<${href}>`) return others.link?.call(this, token) ?? false;
          return `<a href="${escapedOnce(urls.link(href))}">${escaped(decodedUrl(href))}</a>`;
        },
        html({text: written}) {
          return withBadges(withUrls(written, urls));
        },
      },
    });
  }

  /** The tokens of a text. */
  tokensOf(text: string): TokensList {
    const marked = withTabMarks(text);
    const tokens = this.#marked.lexer(marked);
    return marked === text ? tokens : withTabs(tokens);
  }

  /** The HTML of tokens, as a browser reads it. */
  htmlOf(tokens: readonly Token[]): readonly HtmlChild[] {
    return readHtml(this.#marked.parser([...tokens]));
  }
}

/** An address as readers see it. */
function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The content of a callout without the mark at its beginning. */
function withoutMark(html: string, mark: string): string {
  const at = html.indexOf(escapedOnce(mark));
  if (at === -1) return html.replace(/\[!\w+\][^\n<]*/, '');
  const rest = html.slice(at + escapedOnce(mark).length);
  return html.slice(0, at) + rest.replace(/^\s*(?:<br>\s*)?/, '');
}

/** HTML in which badges are components. */
function withBadges(html: string): string {
  return html.replaceAll(/<\/?Badge\b[^<>]*>/g, (written) => {
    if (written.startsWith('</')) return '</docs-component>';
    const tag = tagAt(written, 0);
    const color = tag?.attributes.get('color');
    const attributes = color === undefined ? {} : {color};
    return componentHtml('Badge', attributes, '').replace(/<\/docs-component>$/, '');
  });
}
