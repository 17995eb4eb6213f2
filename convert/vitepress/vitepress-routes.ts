import {decodeText} from '../../src/routing/paths.js';
import type {HeadingIds} from '../heading-ids.js';
import {SiteMap, type UrlParts} from '../site-map.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {VitepressFiles} from './vitepress-files.js';
import {pathOf} from './vitepress-paths.js';

/** Knows where the links of a VitePress site lead, and what their URLs are here. */
export class VitepressRoutes extends SiteMap {
  readonly #folder: SourceFolder;
  readonly #files: VitepressFiles;
  /** Path in URLs → the file of the page there. */
  readonly #byPath = new Map<string, string>();
  readonly #published: ReadonlySet<string>;
  /** Files beside the pages, which these use → their paths here. */
  readonly used = new Map<string, string>();

  constructor(
    folder: SourceFolder,
    files: VitepressFiles,
    ids: ReadonlyMap<string, HeadingIds> = new Map(),
  ) {
    super(ids);
    this.#folder = folder;
    this.#files = files;
    this.#published = new Set(files.published.values());
    // A page that has another path here is found by both.
    for (const [file, path] of [...files.pages, ...files.wanted]) {
      if (!this.#byPath.has(pathOf(path))) this.#byPath.set(pathOf(path), file);
    }
  }

  /** The file of the page at a path such as `/guide/`; `undefined` where there is none. */
  pageOf(path: string): string | undefined {
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

  protected override ownUrl(file: string, {query, hash}: UrlParts): string {
    return this.urlOf(file) + query + this.hash(file, hash);
  }

  protected pageAt(path: string, file: string): string | undefined {
    return this.#candidates(path, file)
      .map((candidate) => this.pageOf(candidate))
      .find((page) => page !== undefined);
  }

  protected fileUrl(path: string, file: string): string | undefined {
    const isPublished = (candidate: string) => this.#published.has(decodeText(candidate));
    const published = this.#candidates(path, file).find(isPublished);
    if (published !== undefined) return `/${published}`;
    return /\.(?:md|html)$/i.test(path) ? undefined : this.#assetAt(path, file);
  }

  protected otherUrl(path: string, file: string): string {
    return `/${pathOf((this.#candidates(path, file)[0] ?? '').replace(/\.html$/i, ''))}`;
  }

  protected override otherFile(path: string, file: string): string {
    const own = folderOf(this.fileOf(file));
    return path.startsWith('/') ? path : `/${joinedPath(own, path) ?? path}`;
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
}
