import {decodeText} from '../../src/routing/paths.js';
import type {HeadingIds} from '../heading-ids.js';
import {SiteMap, type UrlParts} from '../site-map.js';
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
export class MkdocsRoutes extends SiteMap {
  readonly #files: RouteFiles;
  readonly #pages: ReadonlySet<string>;
  /** URLs of pages, without slashes around them → their files. */
  readonly #byUrl: ReadonlyMap<string, string>;
  /** The same for URLs in HTML, which begin at the URL of the page instead of its file. */
  readonly inHtml: MkdocsRoutes | undefined;

  constructor(files: RouteFiles, ids: ReadonlyMap<string, HeadingIds>, isHtml = false) {
    super(ids);
    this.#files = files;
    this.#pages = new Set(files.pages);
    this.#byUrl = new Map(files.pages.map((file) => [pathOf(file), file]));
    this.inHtml = isHtml ? undefined : new MkdocsRoutes(files, ids, true);
  }

  /** The file of the page of a file here. */
  newFile(file: string): string {
    return this.#files.newFiles.get(file) ?? file;
  }

  protected override ownUrl(file: string, {query, hash}: UrlParts): string {
    return this.urlOf(file) + query + this.hash(file, hash);
  }

  protected urlOf(file: string): string {
    return `/${encoded(pathOf(this.newFile(file)))}`;
  }

  protected pageAt(path: string, file: string): string | undefined {
    const suffix = suffixOf(file);
    for (const candidate of this.#candidates(path, file)) {
      const own = suffix && candidate.replace(/(?=\.md$)/i, `.${suffix}`);
      const page = (own && this.#pageOf(own)) || this.#pageOf(candidate);
      if (page !== undefined) return page;
    }
    return undefined;
  }

  protected fileUrl(path: string, file: string): string | undefined {
    const found = this.#candidates(path, file).find((one) => this.#files.files.has(one));
    return found === undefined ? undefined : `/${encoded(found)}`;
  }

  protected otherUrl(path: string, file: string): string {
    return `/${encoded(this.#candidates(path, file)[0] ?? '')}`;
  }

  /** The page with a path: that of its file, or the one of its URL. */
  #pageOf(path: string): string | undefined {
    if (/\.(?:md|markdown)$/i.test(path)) return this.#pages.has(path) ? path : undefined;
    const url = path.replace(/\/$/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
    return this.#byUrl.get(url);
  }

  #candidates(path: string, fromFile: string): readonly string[] {
    const plain = decodeText(path);
    if (plain.startsWith('/')) {
      const {base} = this.#files;
      const inner = plain.startsWith(base) ? plain.slice(base.length) : plain.slice(1);
      return [...new Set([joinedUrl(inner), joinedUrl(plain)])];
    }
    const folder = folderOf(fromFile);
    const url = this.#files.hasFolders ? pathOf(fromFile) : folder;
    const [inFile, inUrl] = [joinedUrl(folder, plain), joinedUrl(url, plain)];
    return this.inHtml ? [inFile, inUrl] : [inUrl, inFile];
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

function encoded(path: string): string {
  return path.replaceAll(/[\s%?#<>"]/g, encodeURIComponent);
}
