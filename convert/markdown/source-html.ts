import {characterEntities} from 'character-entities';
import {escaped} from '../../src/html/html.js';
import {decodeEntities} from '../../src/markdown/entities.js';

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
