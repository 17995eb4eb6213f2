import {escaped} from '../../../src/html/html.js';

/** Where what is in a page of another tool leads: URLs from the root of the site. */
export interface PageUrls {
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
}

const urlAttribute = /(<[a-z][^<>]*?\s(src|href|poster)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** HTML of an author, with URLs from the root of the site. */
export function withUrls(html: string, urls: PageUrls): string {
  return html.replaceAll(urlAttribute, (_, before: string, name: string, value: string) => {
    const url = value.replace(/^["']|["']$/g, '').replaceAll('&amp;', '&');
    const resolved = name.toLowerCase() === 'href' ? urls.link(url) : urls.asset(url);
    return `${before}"${escaped(resolved)}"`;
  });
}

/** The tag of a formula in HTML. */
export const mathTag = 'docs-formula';

/** HTML of a formula: in a line, or as a block. */
export function mathHtml(tex: string, isBlock = false): string {
  return `<${mathTag}${isBlock ? ' block' : ''}>${escaped(tex)}</${mathTag}>`;
}

/** The attribute of an element `code` with what follows the language of a fence. */
export const codeOptions = 'data-docs-options';

/** A text of tokens as HTML: entities may be written in it. */
export function escapedOnce(text: string): string {
  return text.replaceAll(/[<>"']|&(?!#?\w+;)/g, (one) => escaped(one));
}

/** HTML of a block of code; `options` follow the language where it is written as a fence. */
export function codeHtml(language: string, code: string, options = ''): string {
  const named = language === '' ? '' : ` class="language-${escaped(language)}"`;
  const of = options === '' ? named : `${named} ${codeOptions}="${escaped(options)}"`;
  return `<pre><code${of}>${escaped(code)}</code></pre>\n`;
}
