import type {NavPage} from '../../navigation/navigation.js';
import {decodeText, encodeText} from '../../routing/paths.js';
import type {SiteLinks} from '../../routing/site-links.js';
import type {Target} from '../../shared/urls.js';
import {completeLinks, type PublishedUrls} from '../publishing.js';

/**
 * The beginning of the URLs of the site's own files, until they are in the document. Authors cannot
 * write it, since it is another one each time.
 */
const fileScheme = `docs-file-${Math.random().toString(36).slice(2)}:`;

/** A mark of a file in an attribute or in a style sheet. */
const filePattern = new RegExp(`${fileScheme}([\\w%.~-]+)`, 'g');

/** The id of a page in the document, or of something on it. */
export function printId(page: number, id = ''): string {
  return id === '' ? `page-${page}` : `page-${page}-${id}`;
}

/** The URL of a page in the document, or of something on it. */
export function printHref(page: number, id = ''): string {
  return `#${encodeText(printId(page, id))}`;
}

/** Attributes that name one or several elements of the same page. */
const references = /^(?:for|headers|list|aria-(?:controls|describedby|details|labelledby|owns))$/;

/** The value of an attribute of a page, whose ids have the number of that page before them. */
export function withPrintIds(name: string, value: string, number: number): string {
  if (name === 'id') return value && printId(number, value);
  if (references.test(name)) return value.replace(/\S+/g, (id) => printId(number, id));
  const own = /^url\(#([^)]+)\)$/.exec(value)?.[1];
  return own === undefined ? value : `url(#${printId(number, own)})`;
}

/** The printed pages, and what links to them depend on. */
export interface PrintedPages {
  /** The numbers of the printed pages, by their paths. */
  readonly numbers: ReadonlyMap<string, number>;
  /** All pages of the site, by their paths. */
  readonly pages: ReadonlyMap<string, NavPage>;
  /** The path of the first page of the site; empty for a site without pages. */
  readonly home: string;
}

/** The URL in the document of what a link leads to; `undefined` for what is not printed. */
export function printedHref(
  target: Target,
  {numbers, pages, home}: PrintedPages,
): string | undefined {
  if (target.to !== 'site') return undefined;
  const {path, otherwise, hash} = target;
  const found = otherwise !== undefined && !pages.has(path) ? otherwise : path;
  const number = numbers.get(found === '' ? home : found);
  return number === undefined ? undefined : printHref(number, hash);
}

/**
 * Links to printed pages lead to them inside the document, those to other files and pages to the
 * site. Images of the site have a mark, which `withFiles` replaces.
 *
 * @param numbers The numbers of the printed pages, by their paths.
 * @param isOnline Whether the URL of the site is known.
 */
export function printLinks(
  urls: PublishedUrls,
  numbers: ReadonlyMap<string, number>,
  isOnline: boolean,
): SiteLinks {
  const links = completeLinks(urls);
  const printed = {numbers, pages: urls.navigation.pages, home: urls.home};
  return {
    href(target) {
      const inside = printedHref(target, printed);
      if (inside !== undefined) return inside;
      return target.to !== 'site' || isOnline ? links.href(target) : undefined;
    },
    src: (target) =>
      target.to === 'site' ? fileScheme + encodeFile(target.path) : links.src(target),
    isExternal: (target) => links.isExternal(target),
  };
}

/** A text in which each mark of a file is what `urlOf` gives for its path. */
export function withFiles(text: string, urlOf: (path: string) => string): string {
  return text.replace(filePattern, (_, path: string) => urlOf(decodeText(path)));
}

/** Without what ends a URL in a style sheet. */
function encodeFile(path: string): string {
  const plain = encodeText(path);
  return plain.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
}
