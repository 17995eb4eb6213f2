import {Marked, type Token, type TokensList} from 'marked';
import {withEmoji} from '../emoji.js';
import {boundedInlines, startOf} from '../markdown/bounded-inlines.js';
import {componentHtml} from '../markdown/component-html.js';
import {componentRenderer} from '../markdown/component-token.js';
import {readHtml, type HtmlChild} from '../markdown/html-tree.js';
import {
  codeHtml,
  footnoteTokenizer,
  headingRenderer,
  textRenderer,
  urlRenderer,
  withUrls,
  type PageUrls,
} from '../markdown/source-html.js';
import {mathHtml} from '../markdown/written-html.js';
import {blockAt, blockStart, type EndSearches} from './gitbook-blocks.js';
import {withComponents} from './gitbook-elements.js';
import {blockToken, type BlockToken} from './gitbook-tokens.js';

/** What the HTML of a page depends on. */
export interface GitBookPageContext extends PageUrls {
  /** The title of the page that a URL leads to. */
  readonly titleOf: (href: string) => string | undefined;
}

/** An icon as `prepared` writes it. */
const icon = /<Icon icon="([\w-]+)" \/>/g;

/** HTML in which icons are components. */
function withIcons(html: string): string {
  return html.replaceAll(icon, (_, name: string) => componentHtml('Icon', {icon: name}, ''));
}

/** Blocks in more blocks than these are text. */
const deepest = 50;

const formula = /^\$\$((?:[^$\\]|\\[^]|\$(?!\$))+)\$\$/;

/** Turns the tokens of GitBook's pages into HTML. */
export class GitBookHtml {
  readonly #marked: Marked;
  #searches: EndSearches = {failed: 0};
  /** How many blocks are around. */
  #depth = 0;

  constructor(context: GitBookPageContext) {
    const {link, asset, titleOf} = context;
    const urls: PageUrls = {link, asset};
    const tokenOf = (source: string, read: (text: string) => Token[]) => {
      const block = this.#depth < deepest ? blockAt(source, this.#searches) : undefined;
      if (!block) return undefined;
      this.#depth++;
      const token = blockToken(block, {tokensOf: read, link, asset, titleOf});
      this.#depth--;
      return token;
    };
    this.#marked = new Marked(
      boundedInlines,
      {
        gfm: true,
        tokenizer: footnoteTokenizer,
        renderer: {
          ...urlRenderer(urls),
          ...headingRenderer,
          ...textRenderer(withEmoji),
          code: ({text, lang = ''}) => {
            const [language = '', ...options] = lang.trim().split(' ');
            return codeHtml(language, text, [language, ...options].join(' '));
          },
          html: ({text}) => withIcons(withUrls(text, urls)),
        },
      },
      componentRenderer,
      {
        extensions: [
          {
            name: 'gitbook-block',
            level: 'block',
            start: blockStart,
            tokenizer(source): BlockToken | undefined {
              return tokenOf(source, (text) => this.lexer.blockTokens(text));
            },
          },
          {
            name: 'gitbook-html',
            renderer: (token) => `${String(token['html'])}\n`,
          },
          {
            name: 'gitbook-content',
            renderer(token) {
              return this.parser.parse(token.tokens ?? []);
            },
          },
          {name: 'gitbook-include', renderer: () => ''},
          {
            name: 'gitbook-formula',
            level: 'inline',
            start: (source) => startOf('$$', source),
            tokenizer(source) {
              const [raw, tex] = formula.exec(source) ?? [];
              return raw === undefined ? undefined : {type: 'gitbook-formula', raw, text: tex};
            },
            renderer: (token) => mathHtml(String(token['text'])),
          },
        ],
      },
    );
  }

  /** The tokens of a text. */
  tokensOf(text: string): TokensList {
    this.#searches = {failed: 0};
    return this.#marked.lexer(text);
  }

  /** The HTML of tokens, as a browser reads it. */
  htmlOf(tokens: readonly Token[]): readonly HtmlChild[] {
    return readHtml(withComponents(readHtml(this.#marked.parser([...tokens]))));
  }
}
