import type {Navigation} from '../navigation/navigation.js';
import {decodePath, decodeText, encodePath, restOf, innerPath, matchPath} from './paths.js';

/**
 * A location in a site: a page path (no outer slashes, `''` is the home page), and the id of a
 * heading or `''`.
 */
export interface Route {
  readonly path: string;
  readonly hash: string;
  /** The query of the URL, still encoded, without `?`: `tags=New`. */
  readonly query?: string | undefined;
}

/**
 * The route that a host page means by a path, which may end in the id of a heading, as it is or
 * encoded: `guides/start#install`. Names of pages may contain `#` as well, at their end or before
 * a slash.
 */
export function routeOf(written: string): Route {
  const [, path = written, hash = ''] = /^([^#]*)#([^#/]+)$/.exec(written) ?? [];
  return {path: innerPath(path), hash: decodeText(hash)};
}

/** The parts of a URL: of a `URL`, the browser's location, or a link. */
export type UrlParts = Pick<URL, 'hash' | 'href' | 'origin' | 'pathname' | 'search'>;

/** How routes are written in the browser's URL. */
export interface RouteCodec {
  /** Whether the URLs of pages end in a slash, since each page is in a folder of its own. */
  readonly isFolders: boolean;
  /** The route of a URL. One that names no page (`#install`) means the page `current`. */
  read(url: UrlParts, current?: string): Route;
  /** A value for `href`; a path that ends in a slash keeps it. */
  href(route: Route): string;
  /**
   * Whether `url` is a location of the site shown at `here`, so that no new document has to be
   * loaded.
   */
  isInside(url: UrlParts, here: UrlParts): boolean;
  /**
   * Whether the browser's URL is one of the site; any other is of the host page. `before` is the
   * last one of the site.
   */
  isOwn(url: UrlParts, before: string): boolean;
}

/** Routes after the URL's `#`, for any static host: `#/guides/start#install`. */
export const hashCodec = hashCodecOf('');

/**
 * The same for a document whose `<base>` is another URL, to which `#/guides/start` alone would be
 * relative: `page` is then the document's own complete URL without its hash. Complete, since a base
 * may name another host. Routes of sites that do not use the document's URL begin with a `mark`, so
 * that no other site follows them where a reader opens such a link in a new tab.
 */
export function hashCodecOf(page: string, mark = ''): RouteCodec {
  return {
    isFolders: false,
    read(url, current = '') {
      const fragment = url.hash.slice(1).replace(`${mark}/`, '/');
      if (fragment === '') return {path: '', hash: ''};
      if (!fragment.startsWith('/')) return {path: current, hash: decodeText(fragment)};
      const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?#?(.*)/s.exec(fragment) ?? [];
      return {path: decodePath(path), hash: decodeText(hash), ...(query && {query})};
    },

    href({path, hash, query}) {
      return `${page}#${mark}/${encodePath(path)}${restOf(hash, query)}`;
    },

    isInside(url, here) {
      // With a base, links keep the URL that the document had when they were made.
      return url.hash !== '' && [page, withoutHash(here.href)].includes(withoutHash(url.href));
    },

    isOwn(url, before) {
      return url.hash.startsWith('#/') || withoutHash(url.href) === withoutHash(before);
    },
  };
}

/** A URL without its `#` and what follows it. */
export function withoutHash(url: string): string {
  return url.replace(/#.*/s, '');
}

/**
 * Routes in the path of the URL: `/docs/guides/start#install` below the base `/docs/`. With
 * `isFolders`, the URLs of its pages end in a slash.
 */
export function historyCodec(base: URL, isFolders = false): RouteCodec {
  const folder = base.pathname.replace(/\/*$/, '/');
  const isBelow = (url: UrlParts): boolean => `${url.pathname}/`.startsWith(folder);
  return {
    isFolders,
    read(url) {
      const path = isBelow(url) ? decodePath(url.pathname.slice(folder.length)) : '';
      const query = url.search.slice(1);
      return {path, hash: decodeText(url.hash.slice(1)), ...(query && {query})};
    },
    href({path, hash, query}) {
      const inner = encodePath(innerPath(path));
      const end = inner && path.endsWith('/') ? '/' : '';
      return folder + inner + end + restOf(hash, query);
    },
    isInside(url, here) {
      return url.origin === here.origin && isBelow(url);
    },
    isOwn: isBelow,
  };
}

/**
 * The page that the URL of a document without `#` names below the folder of the site, or `''`: some
 * hosts answer `/guides/start` with the document of the site.
 */
export function pageOfDocument(navigation: Navigation, folder: URL, url: UrlParts): string {
  const path = matchPath(navigation, historyCodec(folder).read(url).path);
  return url.hash === '' && navigation.pages.has(path) ? path : '';
}
