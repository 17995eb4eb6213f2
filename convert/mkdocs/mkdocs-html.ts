import {Lexer, Marked, Parser, type TokensList} from 'marked';
import {escaped} from '../../src/html/html.js';
import {boundedInlines, startOf} from '../markdown/bounded-inlines.js';
import {componentHtml, type ComponentAttributes} from '../markdown/component-html.js';
import {codeHtml, escapedOnce, withUrls} from '../markdown/source-html.js';
import {footnoteHtml, mathHtml} from '../markdown/written-html.js';
import {readAttributes} from './mkdocs-attributes.js';
import {readFenceInfo} from './mkdocs-fence-info.js';
import {headingOf, isPossibleId} from './mkdocs-heading.js';
import type {MkdocsRoutes} from './mkdocs-routes.js';
import type {Block, ListContent, TermEntry} from './python-block.js';
import {textIn, type Line} from './python-lines.js';
import type {Features} from './python-reader.js';
import {tableHtml} from './python-table.js';

/** What the HTML of a page depends on. */
export interface HtmlContext {
  /** The file of the page in the folder of pages. */
  readonly file: string;
  readonly routes: MkdocsRoutes;
  readonly features: Features;
  /** Label in small letters → where the link with it leads, as written. */
  readonly links: TokensList['links'];
}

/** Turns blocks into the HTML that MkDocs shows, with URLs from the root of the site. */
export class MkdocsHtml {
  readonly #context: HtmlContext;
  readonly #marked: Marked;

  constructor(context: HtmlContext) {
    this.#context = context;
    const {file, routes, features} = context;
    this.#marked = new Marked(boundedInlines, {
      gfm: true,
      breaks: features.has('nl2br'),
      tokenizer: {
        del: (source) => (features.has('tilde') && source.startsWith('~~') ? false : undefined),
        url: () => (features.has('links') ? false : undefined),
        // A reference to a footnote is no link.
        reflink: (source) => (/^!?\[\^/.test(source) ? undefined : false),
      },
      renderer: {
        link({href, title, tokens}) {
          const shown = title ? ` title="${escaped(title)}"` : '';
          const inner = this.parser.parseInline(tokens);
          return `<a href="${escapedOnce(routes.link(href, file))}"${shown}>${inner}</a>`;
        },
        image({href, title, text}) {
          const shown = title ? ` title="${escaped(title)}"` : '';
          const source = escapedOnce(routes.asset(href, file));
          return `<img src="${source}" alt="${escapedOnce(text)}"${shown}>`;
        },
        html: ({text}) => this.#tag(text, true),
        text(token) {
          if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
          return 'escaped' in token && token.escaped ? token.text : escapedOnce(token.text);
        },
      },
      extensions: [
        {
          name: 'footnote',
          level: 'inline',
          start: (source) => (features.has('footnotes') ? startOf('[^', source) : undefined),
          tokenizer(source) {
            const [raw] = features.has('footnotes') ? (/^\[\^[^\]\s]+\]/.exec(source) ?? []) : [];
            return raw === undefined ? undefined : {type: 'footnote', raw};
          },
          renderer: ({raw}) => footnoteHtml(raw.slice(2, -1)),
        },
        {
          name: 'math',
          level: 'inline',
          start: (source) => (features.has('math') ? startOf('$', source) : undefined),
          tokenizer(source) {
            const [raw] = features.has('math')
              ? (/^\$(?=\S)[^$\n]+\$(?!\d)/.exec(source) ?? [])
              : [];
            return raw === undefined ? undefined : {type: 'math', raw, tex: raw.slice(1, -1)};
          },
          renderer: ({raw}) => mathHtml(raw.slice(1, -1)),
        },
      ],
    });
  }

  /** A line of text as HTML. */
  inline(text: string): string {
    const lexer = new Lexer(this.#marked.defaults);
    lexer.tokens.links = this.#context.links;
    const plain = text.replaceAll(/^ +/gm, '').trim();
    return Parser.parseInline(lexer.inlineTokens(plain), this.#marked.defaults);
  }

  blocks(blocks: readonly Block[], isTight = false): string {
    return blocks.map((block) => this.block(block, isTight)).join('');
  }

  block(block: Block, isTight = false): string {
    switch (block.kind) {
      case 'paragraph': {
        const inner = this.inline(textIn(block.lines));
        return isTight ? `${inner}\n` : `<p>${inner}</p>\n`;
      }
      case 'heading': {
        const {text, id} = headingOf(block.text);
        const own = !isPossibleId(id) ? '' : ` id="${escaped(id)}"`;
        return `<h${block.level}${own}>${this.inline(text)}</h${block.level}>\n`;
      }
      case 'code': {
        const {language, info} = readFenceInfo(block.info);
        return codeHtml(language, block.code, info);
      }
      case 'rule':
        return '<hr>\n';
      case 'quote':
        return `<blockquote>${this.blocks(block.blocks)}</blockquote>\n`;
      case 'list':
        return this.#list(
          block,
          block.lines.some(({text}) => text.trim() === ''),
        );
      case 'table':
        return tableHtml(block.lines, (text) => this.inline(text));
      case 'html':
        return this.#html(block.lines, block.codes);
      case 'markup': {
        const inner = block.isLine ? this.inline(textIn(block.content)) : this.blocks(block.blocks);
        return `${this.#tag(block.open, false)}${inner}</${block.tag}>\n`;
      }
      case 'box':
        return componentHtml(block.name, block.attributes, this.blocks(block.blocks));
      case 'tabs': {
        const tabs = block.tabs.map(({attributes, blocks}) =>
          componentHtml('Tab', attributes, this.blocks(blocks)),
        );
        return componentHtml('Tabs', {}, tabs.join(''));
      }
      case 'terms':
        return `<dl>${block.entries.map((entry) => this.#term(entry)).join('')}</dl>\n`;
      case 'math':
        return mathHtml(block.tex, true);
      case 'space':
      case 'definition':
      case 'abbreviation':
      case 'contents':
      case 'footnote':
      case 'autodoc':
        return '';
      default:
        return block satisfies never;
    }
  }

  /** HTML of an author, with the code that is in it. */
  #html(lines: readonly Line[], codes: readonly Block[]): string {
    let written = '';
    let at = 0;
    for (const code of codes) {
      const from = lines.findIndex((line) => line === code.lines[0]);
      written += this.#tag(`${textIn(lines.slice(at, from))}\n`, false) + this.block(code);
      at = from + code.lines.length;
    }
    return written + this.#tag(textIn(lines.slice(at)), false);
  }

  #list({isOrdered, start, items}: ListContent, isLoose: boolean): string {
    const written = items.map((blocks) => {
      const html = this.blocks(blocks, !isLoose);
      if (!this.#context.features.has('tasks')) return `<li>${html}</li>`;
      const box = (mark: string) =>
        `<input type="checkbox" disabled${/x/i.test(mark) ? ' checked' : ''}> `;
      const shown = html.replace(
        /^(<p>)?\[([ xX])\] /,
        (_, open: string | undefined, mark: string) => `${open ?? ''}${box(mark)}`,
      );
      return `<li>${shown}</li>`;
    });
    const tag = isOrdered ? 'ol' : 'ul';
    const first = isOrdered && start !== 1 ? ` start="${start}"` : '';
    return `<${tag}${first}>${written.join('\n')}</${tag}>\n`;
  }

  #term(entry: TermEntry): string {
    if ('term' in entry) return `<dt>${this.inline(entry.term.text)}</dt>`;
    const isTight = entry.blocks.filter(({kind}) => kind === 'paragraph').length < 2;
    return `<dd>${this.blocks(entry.blocks, isTight)}</dd>`;
  }

  /** HTML of an author, or one of our tags. */
  #tag(text: string, isInline: boolean): string {
    const {file, routes} = this.#context;
    const [, written] = isInline ? (/^<Icon (.*) \/>$/.exec(text) ?? []) : [];
    if (written !== undefined) {
      const {values} = readAttributes(written);
      const attributes: ComponentAttributes = Object.fromEntries(values);
      return componentHtml('Icon', attributes, '');
    }
    // What is written instead of an image begins at its file, as it does there.
    const isHtml = !/^<img [^<>]* \/>$/.test(text) || !isInline;
    return withUrls(text, ((isHtml && routes.inHtml) || routes).urlsIn(file));
  }
}
