import {encodeText} from '../../routing/paths.js';
import type {SiteLinks} from '../../routing/site-links.js';
import {completeLinks, type PublishedUrls} from '../publishing.js';

/** The beginning of the URLs of the site's own files, until they are in the document. */
const fileScheme = 'docs-file:';

/** A mark of a file in an attribute or in a style sheet. */
const filePattern = /docs-file:([\w%.~-]+)/g;

/** The id of a page in the document, or of something on it. */
export function printId(page: number, id = ''): string {
  return id === '' ? `page-${page}` : `page-${page}-${id}`;
}

/** The URL of a page in the document, or of something on it. */
export function printHref(page: number, id = ''): string {
  return `#${encodeText(printId(page, id))}`;
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
  const {pages} = urls.navigation;
  return {
    href(target) {
      if (target.to !== 'site') return links.href(target);
      const {path, otherwise, hash} = target;
      const found = otherwise !== undefined && !pages.has(path) ? otherwise : path;
      const number = numbers.get(found === '' ? urls.home : found);
      if (number !== undefined) return printHref(number, hash);
      return isOnline ? links.href(target) : undefined;
    },
    src: (target) =>
      target.to === 'site' ? fileScheme + encodeFile(target.path) : links.src(target),
    isExternal: (target) => links.isExternal(target),
  };
}

/** A text in which each mark of a file is what `urlOf` gives for its path. */
export function withFiles(text: string, urlOf: (path: string) => string): string {
  return text.replace(filePattern, (_, path: string) => urlOf(decodeURIComponent(path)));
}

/** Without what ends a URL in a style sheet. */
function encodeFile(path: string): string {
  const plain = encodeText(path);
  return plain.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
}
