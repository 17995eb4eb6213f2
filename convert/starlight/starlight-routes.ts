import {decodeText} from '../../src/routing/paths.js';
import {textIn} from '../settings/setting-values.js';
import {SiteMap, type UrlParts} from '../site-map.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {StarlightPage, StarlightSite} from './starlight-site.js';

/** Where what a Starlight site refers to is in the new one. */
export class StarlightRoutes extends SiteMap<string, StarlightPage> {
  readonly #site: StarlightSite;
  readonly #bySlug: ReadonlyMap<string, StarlightPage>;
  readonly #byFile: ReadonlyMap<string, StarlightPage>;
  readonly #languages: readonly string[];
  /** Whether URLs of pages are those of folders. */
  readonly #areFolders: boolean;

  /** `languages` are the folders of translations. */
  constructor(site: StarlightSite, pages: readonly StarlightPage[], languages: readonly string[]) {
    super();
    this.#site = site;
    // A page that has another path here is found by both.
    const wanted = pages.toReversed().map((page) => [page.wanted, page] as const);
    this.#bySlug = new Map([...wanted, ...pages.map((page) => [page.slug, page] as const)]);
    this.#byFile = new Map(pages.map((page) => [page.file, page]));
    this.#languages = languages;
    this.#areFolders = textIn(site.config.astro, 'trailingSlash') !== 'never';
  }

  /** The page with a path; for a translation that there is not, the page itself. */
  page(path: string): StarlightPage | undefined {
    const slug = decodeText(path).replaceAll(/^\/+|(?:\.html)?\/*$/g, '');
    const [first = '', ...others] = slug.split('/');
    const fallback = this.#languages.includes(first) ? others.join('/') : undefined;
    return (
      this.#bySlug.get(slug.replace(/(?:^|\/)index$/, '')) ??
      (fallback === undefined ? undefined : this.#bySlug.get(fallback))
    );
  }

  /** The page of a file. */
  pageOfFile(file: string): StarlightPage | undefined {
    return this.#byFile.get(file);
  }

  protected override ownUrl(file: string, {query, hash}: UrlParts): string {
    const own = this.#byFile.get(file);
    return hash === '#_top' && own ? this.urlOf(own) : query + hash;
  }

  protected urlOf({slug}: StarlightPage): string {
    return `/${slug}`;
  }

  protected override hash(_page: StarlightPage, hash: string): string {
    return hash === '#_top' ? '' : hash;
  }

  protected pageAt(path: string, file: string): StarlightPage | undefined {
    const inSite = path.startsWith('/') ? this.#inSite(path) : this.#relative(path, file);
    return inSite === undefined ? undefined : (this.#pageNamed(path, file) ?? this.page(inSite));
  }

  protected otherUrl(path: string, file: string): string {
    if (!path.startsWith('/')) return this.#relative(path, file);
    return this.#inSite(path) ?? this.#outside(path);
  }

  protected override otherFile(path: string): string {
    return this.#inSite(path) ?? path;
  }

  /** The file of the folder that a path in another file means; `undefined` where there is none. */
  fileOf(path: string, file: string): string | undefined {
    const {folder, root, aliases} = this.#site;
    const written = decodeText(path);
    const candidates = [
      ...[...aliases]
        .filter(([alias]) => written.startsWith(alias))
        .map(([alias, target]) => joinedPath(target + written.slice(alias.length))),
      written.startsWith('/') ? joinedPath(root + written) : joinedPath(folderOf(file), written),
    ];
    return candidates.find((one) => one !== undefined && folder.files.has(one));
  }

  /** The URL of a file that is copied; `undefined` where there is none. */
  protected fileUrl(path: string, file: string): string | undefined {
    const {folder, root, docs, moved} = this.#site;
    const inSite = path.startsWith('/') ? this.#inSite(path) : undefined;
    const shared = inSite === undefined ? undefined : decodeText(inSite.slice(1));
    if (shared !== undefined && folder.files.has(`${root}public/${shared}`)) return inSite;
    const found = this.fileOf(path, file);
    if (found === undefined || /\.(?:mdx?|astro|[cm]?[jt]sx?)$/i.test(found)) return undefined;
    const isInDocs = found.startsWith(docs);
    const target = isInDocs ? found.slice(docs.length) : found.slice(root.length);
    const url = found.startsWith(root) ? target : found;
    moved.set(url, found);
    return `/${url.split('/').map(encodeURIComponent).join('/')}`;
  }

  /** A path from the root of the host, from that of the site; `undefined` for one outside. */
  #inSite(path: string): string | undefined {
    const {base} = this.#site;
    if (base === '') return path;
    if (path === base || path.startsWith(`${base}/`)) return path.slice(base.length) || '/';
    return this.page(path) ? path : undefined;
  }

  #outside(path: string): string {
    const host = textIn(this.#site.config.astro, 'site');
    return host !== undefined && URL.canParse(path, host) ? new URL(path, host).href : path;
  }

  /** The path that a relative URL means in the page of a file. */
  #relative(path: string, file: string): string {
    const slug = this.#byFile.get(file)?.slug ?? '';
    const folder = this.#areFolders ? `${slug}/x` : slug;
    const end = path.endsWith('/') ? '/' : '';
    return `/${joinedPath(folderOf(folder), path) ?? ''}${end}`;
  }

  /** The page whose file a link names. */
  #pageNamed(path: string, file: string): StarlightPage | undefined {
    if (!/\.mdx?$/i.test(path)) return undefined;
    const found = this.fileOf(path, file);
    return found === undefined ? undefined : this.#byFile.get(found);
  }
}
