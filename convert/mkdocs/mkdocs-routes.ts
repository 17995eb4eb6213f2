import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import type {HeadingIds} from '../heading-ids.js';
import {folderOf, joinedUrl} from '../source-paths.js';
import {suffixOf} from './mkdocs-languages.js';

/** Where the files of a site are. */
export interface RouteFiles {
  /** All files of the folder of pages, by their paths in it. */
  readonly files: ReadonlySet<string>;
  /** Those that are pages. */
  readonly pages: readonly string[];
  /** The paths that these have here. */
  readonly newFiles: ReadonlyMap<string, string>;
  /** Whether a page has a folder of its own: `/guide/`. */
  readonly hasFolders: boolean;
  /** The path at which the site is on its server, with slashes around it. */
  readonly base: string;
}

/** Where the pages of a site of MkDocs are here, and what leads to them. */
export class MkdocsRoutes {
  readonly #files: RouteFiles;
  readonly #pages: ReadonlySet<string>;
  /** URLs of pages, without slashes around them → their files. */
  readonly #byUrl: ReadonlyMap<string, string>;
  readonly #ids: ReadonlyMap<string, HeadingIds>;

  constructor(files: RouteFiles, ids: ReadonlyMap<string, HeadingIds>) {
    this.#files = files;
    this.#pages = new Set(files.pages);
    this.#ids = ids;
    this.#byUrl = new Map(files.pages.map((file) => [urlOf(file), file]));
  }

  /** The file of the page of a file here. */
  newFile(file: string): string {
    return this.#files.newFiles.get(file) ?? file;
  }

  /**
   * Where a link of a page leads: a URL from the root of the site. `isHtml` is for one in HTML,
   * which begins at the URL of the page instead of its file.
   */
  link(href: string, fromFile: string, isHtml = false): string {
    if (href === '' || isExternalUrl(href)) return href;
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
    if (path === '') return this.#pageUrl(fromFile, query, hash);
    const suffix = suffixOf(fromFile);
    for (const candidate of this.#candidates(path, fromFile, isHtml)) {
      const own = suffix && candidate.replace(/(?=\.md$)/i, `.${suffix}`);
      const page = (own && this.#pageAt(own)) || this.#pageAt(candidate);
      if (page !== undefined) return this.#pageUrl(page, query, hash);
      if (this.#files.files.has(candidate)) return `/${encoded(candidate)}${query}${hash}`;
    }
    const [first = ''] = this.#candidates(path, fromFile, isHtml);
    return `/${encoded(first.replace(/\/$/, ''))}${query}${hash}`;
  }

  /** The URL of an image or another file, from the root of the site. */
  asset(source: string, fromFile: string, isHtml = false): string {
    if (source === '' || isExternalUrl(source)) return source;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(source) ?? [];
    const candidates = this.#candidates(path, fromFile, isHtml);
    const found = candidates.find((one) => this.#files.files.has(one)) ?? candidates[0] ?? '';
    return `/${encoded(found)}${rest}`;
  }

  #pageUrl(file: string, query: string, hash: string): string {
    const id = hash.slice(1);
    const own = id === '' ? '' : `#${this.#ids.get(file)?.get(decodeText(id)) ?? id}`;
    return `/${encoded(pathOf(this.newFile(file)))}${query}${own}`;
  }

  /** The page with a path: that of its file, or the one of its URL. */
  #pageAt(path: string): string | undefined {
    if (/\.(?:md|markdown)$/i.test(path)) return this.#pages.has(path) ? path : undefined;
    const url = path.replace(/\/$/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
    return this.#byUrl.get(url);
  }

  #candidates(path: string, fromFile: string, isHtml: boolean): readonly string[] {
    const plain = decodeText(path);
    if (plain.startsWith('/')) {
      const {base} = this.#files;
      const inner = plain.startsWith(base) ? plain.slice(base.length) : plain.slice(1);
      return [...new Set([joinedUrl(inner), joinedUrl(plain)])];
    }
    const folder = folderOf(fromFile);
    const url = this.#files.hasFolders ? urlOf(fromFile) : folder;
    const [inFile, inUrl] = [joinedUrl(folder, plain), joinedUrl(url, plain)];
    return isHtml ? [inUrl, inFile] : [inFile, inUrl];
  }
}

/** The path that the page of a file has here. */
export function pathOf(file: string): string {
  return file.replace(/\.(?:md|markdown)$/i, '').replace(/(?:^|\/)(?:README|index)$/, '');
}

/** The path of the file of a page, without its ending. */
export function navPath(file: string): string {
  return file.replace(/\.(?:md|markdown)$/i, '');
}

/** The path by which a navigation names a page: that of its folder for a README in one. */
export function listedPath(file: string, pages: ReadonlySet<string>): string {
  const path = navPath(file);
  const [, folder] = /^(.+)\/README$/.exec(path) ?? [];
  return folder === undefined || pages.has(`${folder}.md`) ? path : folder;
}

/** The URL that a page has in MkDocs, without slashes around it. */
export function urlOf(file: string): string {
  return pathOf(file);
}

function encoded(path: string): string {
  return path.replaceAll(/[\s%?#<>"]/g, encodeURIComponent);
}
