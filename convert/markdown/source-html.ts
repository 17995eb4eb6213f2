import {characterEntities} from 'character-entities';
import type {RendererObject, TokenizerObject} from 'marked';
import {escaped} from '../../src/html/html.js';
import {decodeEntities} from '../../src/markdown/entities.js';
import {splitHeadingId} from '../heading-ids.js';

/** Where what is in a page of another tool leads: URLs from the root of the site. */
export interface PageUrls {
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
}

const urlAttribute = /(<[a-z][^<>]*?\s(src|href|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** HTML of an author, with URLs from the root of the site. */
export function withUrls(html: string, urls: PageUrls): string {
  return html.replaceAll(urlAttribute, (_, before: string, name: string, value: string) => {
    const url = decodeEntities(value.replace(/^["']|["']$/g, ''), characterEntities);
    const resolved = name.toLowerCase() === 'href' ? urls.link(url) : urls.asset(url);
    return `${before}"${escaped(resolved)}"`;
  });
}

/** A text of tokens as HTML: entities may be written in it. */
export function escapedOnce(text: string): string {
  return text.replaceAll(/[<>"']|&(?!#?\w+;)/g, (one) => escaped(one));
}

/** HTML of a block of code; `info` is what follows its fence here, where that is more. */
export function codeHtml(language: string, code: string, info = language): string {
  const of = language === '' ? '' : ` class="language-${escaped(language)}"`;
  const more = info === language ? '' : ` data-info="${escaped(info)}"`;
  return `<pre${more}><code${of}>${escaped(code)}</code></pre>\n`;
}

/** How most tools read definitions: those of footnotes are not those of links. */
export const footnoteTokenizer: TokenizerObject = {
  def: (source) => (/^ {0,3}\[\^/.test(source) ? undefined : false),
};

/** Renders links, images and HTML with URLs from the root of the site. */
export function urlRenderer(urls: PageUrls): RendererObject {
  const titled = (title: string | null | undefined) =>
    title ? ` title="${escapedOnce(title)}"` : '';
  return {
    link({href, title, tokens}) {
      const inner = this.parser.parseInline(tokens);
      return `<a href="${escapedOnce(urls.link(href))}"${titled(title)}>${inner}</a>`;
    },
    image({href, title, text}) {
      const source = escapedOnce(urls.asset(href));
      return `<img src="${source}" alt="${escapedOnce(text)}"${titled(title)}>`;
    },
    html: ({text}) => withUrls(text, urls),
  };
}

/** Renders headings, whose ids may be at their ends: `{#id}`. */
export const headingRenderer: RendererObject = {
  heading({tokens, depth}) {
    const [content, id] = splitHeadingId(this.parser.parseInline(tokens).trim());
    return `<h${depth}${id === undefined ? '' : ` id="${id}"`}>${content}</h${depth}>\n`;
  },
};

/** Renders texts as `shown` changes them, such as names of emoji. */
export function textRenderer(shown: (text: string) => string): RendererObject {
  return {
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return shown('escaped' in token && token.escaped ? token.text : escapedOnce(token.text));
    },
  };
}
