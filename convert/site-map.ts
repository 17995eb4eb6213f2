import {decodeText} from '../src/routing/paths.js';
import {isExternalUrl} from '../src/shared/urls.js';
import type {HeadingIds} from './heading-ids.js';
import type {PageUrls} from './markdown/source-html.js';

/** The parts of a URL: its path, and what follows it, with its marks. */
export interface UrlParts {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** The parts of a URL as it is written. */
export function splitUrl(url: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return {path, query, hash};
}

/**
 * Where what the texts of a site refer to is in the new one. `From` is what a link is written in: a
 * file, for most tools. `Page` is what tells a page from others.
 */
export abstract class SiteMap<From = string, Page = string> {
  /** Pages → the ids that their headings have here, where these differ. */
  readonly #ids: ReadonlyMap<Page, HeadingIds>;

  constructor(ids: ReadonlyMap<Page, HeadingIds> = new Map()) {
    this.#ids = ids;
  }

  /** The page that a path means; `undefined` where there is none. */
  protected abstract pageAt(path: string, from: From): Page | undefined;

  /** The URL of a file that is no page, which a path means; `undefined` where there is none. */
  protected abstract fileUrl(path: string, from: From): string | undefined;

  /** What a path of a link becomes that means neither a page nor a file. */
  protected abstract otherUrl(path: string, from: From): string;

  /** The URL of a page. */
  protected abstract urlOf(page: Page): string;

  /** Where a link without a path leads. */
  protected ownUrl(_from: From, {query, hash}: UrlParts): string {
    return query + hash;
  }

  /** What a path of an image or another file becomes that there is not. */
  protected otherFile(path: string, from: From): string {
    return this.otherUrl(path, from);
  }

  /** The part of a URL that leads to a heading of a page, by the id that it has here. */
  protected hash(page: Page, hash: string): string {
    const ids = this.#ids.get(page);
    const id = decodeText(hash.slice(1));
    const own = ids?.get(id) ?? ids?.get(id.toLowerCase());
    return own === undefined ? hash : `#${own}`;
  }

  /** The parts of a URL, as the tool reads it. */
  protected parts(url: string): UrlParts {
    return splitUrl(url);
  }

  /** Where a link leads: a URL from the root of the new site; unchanged for another site. */
  link(href: string, from: From): string {
    if (href === '' || isExternalUrl(href)) return href;
    const parts = this.parts(href);
    const {path, query, hash} = parts;
    if (path === '') return this.ownUrl(from, parts);
    const page = this.pageAt(path, from);
    if (page !== undefined) return this.urlOf(page) + query + this.hash(page, hash);
    return (this.fileUrl(path, from) ?? this.otherUrl(path, from)) + query + hash;
  }

  /** The URL of an image or another file, from the root of the new site. */
  asset(source: string, from: From): string {
    if (source === '' || isExternalUrl(source)) return source;
    const {path, query, hash} = splitUrl(source);
    return (this.fileUrl(path, from) ?? this.otherFile(path, from)) + query + hash;
  }

  /** Both, for the text of one page. */
  urlsIn(from: From): PageUrls {
    return {
      link: (href) => this.link(href, from),
      asset: (source) => this.asset(source, from),
    };
  }
}
