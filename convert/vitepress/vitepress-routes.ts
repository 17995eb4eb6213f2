import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import type {HeadingIds} from '../heading-ids.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {VitepressFiles} from './vitepress-files.js';
import {pathOf} from './vitepress-paths.js';

/** Knows where the links of a VitePress site lead, and what their URLs are here. */
export class VitepressRoutes {
  readonly #folder: SourceFolder;
  readonly #files: VitepressFiles;
  /** Path in URLs → the file of the page there. */
  readonly #byPath = new Map<string, string>();
  readonly #ids: ReadonlyMap<string, HeadingIds>;
  readonly #published: ReadonlySet<string>;
  /** Files beside the pages, which these use → their paths here. */
  readonly used = new Map<string, string>();

  constructor(
    folder: SourceFolder,
    files: VitepressFiles,
    ids: ReadonlyMap<string, HeadingIds> = new Map(),
  ) {
    this.#folder = folder;
    this.#files = files;
    this.#ids = ids;
    this.#published = new Set(files.published.values());
    // A page that has another path here is found by both.
    for (const [file, path] of [...files.pages, ...files.wanted]) {
      if (!this.#byPath.has(pathOf(path))) this.#byPath.set(pathOf(path), file);
    }
  }

  /** The file of the page at a path such as `/guide/`; `undefined` where there is none. */
  pageAt(path: string): string | undefined {
    const inner = joinedPath(decodeText(path).replace(/^\/+/, '')) ?? '';
    const withoutEnding = inner.replace(/\.(?:md|html)$/i, '');
    return this.#byPath.get(pathOf(withoutEnding)) ?? this.#byPath.get(inner);
  }

  /** The file of the page of a file here. */
  fileOf(file: string): string {
    return this.#files.pages.get(file) ?? file;
  }

  /** Whether a URL here is that of a file that is no page. */
  isAsset(url: string): boolean {
    return this.#published.has(decodeText(url.slice(1)));
  }

  /** The URL of a page. */
  urlOf(file: string): string {
    return `/${pathOf(this.fileOf(file))}`;
  }

  /** Where a link of a page leads: a URL from the root of the site, as it is here. */
  link(href: string, fromFile: string): string {
    if (isExternalUrl(href) || href === '') return href;
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
    if (path === '') return this.urlOf(fromFile) + query + this.#hashIn(fromFile, hash);
    for (const candidate of this.#candidates(path, fromFile)) {
      const page = this.pageAt(candidate);
      if (page !== undefined) return this.urlOf(page) + query + this.#hashIn(page, hash);
      if (this.#published.has(decodeText(candidate))) return `/${candidate}${query}${hash}`;
    }
    const asset = this.#assetAt(path, fromFile);
    if (asset !== undefined && !/\.(?:md|html)$/i.test(path)) return asset + query + hash;
    const [first = ''] = this.#candidates(path, fromFile);
    return `/${pathOf(first.replace(/\.html$/i, ''))}${query}${hash}`;
  }

  /** The URL of an image or another file, from the root of the site. */
  asset(source: string, fromFile: string): string {
    if (source === '' || isExternalUrl(source)) return source;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(source) ?? [];
    const found = this.#assetAt(path, fromFile);
    if (found !== undefined) return found + rest;
    return path.startsWith('/')
      ? source
      : `/${joinedPath(folderOf(this.fileOf(fromFile)), path) ?? path}${rest}`;
  }

  /** Paths from the root that a link may mean: of the page here, and of its file there. */
  #candidates(path: string, fromFile: string): readonly string[] {
    const {pagesFolder} = this.#files;
    if (path.startsWith('/')) return [joinedPath(path) ?? ''];
    const own = fromFile.startsWith(pagesFolder) ? fromFile.slice(pagesFolder.length) : fromFile;
    const folders = [folderOf(this.fileOf(fromFile)), folderOf(own)];
    return [...new Set(folders.flatMap((folder) => joinedPath(folder, path) ?? []))];
  }

  #assetAt(path: string, fromFile: string): string | undefined {
    const inner = decodeText(path);
    const {pagesFolder} = this.#files;
    if (inner.startsWith('/') && this.#published.has(joinedPath(inner) ?? '')) return path;
    const isFromRoot = /^[/@]/.test(inner);
    const from = isFromRoot ? pagesFolder : folderOf(fromFile);
    const file = joinedPath(from, inner.replace(/^@?\//, ''));
    if (file === undefined || !this.#folder.files.has(file)) return undefined;
    const ofPublic = this.#files.published.get(file);
    if (ofPublic !== undefined) return `/${ofPublic}`;
    // A file outside of the folder of the pages would be outside of the new site.
    const own = file.startsWith(pagesFolder) ? file.slice(pagesFolder.length) : `assets/${file}`;
    this.used.set(file, own);
    return `/${encodeURI(own)}`;
  }

  /** The part of a URL that leads to a heading, by the id that it has here. */
  #hashIn(file: string, hash: string): string {
    if (hash === '') return '';
    const id = decodeText(hash.slice(1));
    const ids = this.#ids.get(file);
    return `#${ids?.get(id) ?? ids?.get(id.toLowerCase()) ?? id}`;
  }
}
