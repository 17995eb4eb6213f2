import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {textIn} from '../settings/setting-values.js';
import {SiteMap, splitUrl} from '../site-map.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {Doc} from './docusaurus-docs.js';
import {pathWithin, urlPath} from './docusaurus-paths.js';
import type {DocusaurusSite} from './docusaurus-site.js';

/** A file that links are written in. */
export interface LinkPlace {
  readonly file: string;
  /** The page that it is, or that shows it. */
  readonly doc: Doc | undefined;
}

/** What is before a path of the site that Docusaurus is to leave alone. */
const pathname = /^pathname:\/\/(?=\/)/;

/** Finds where the URLs of a Docusaurus site lead here. */
export class DocusaurusLinks extends SiteMap<LinkPlace> {
  readonly #site: DocusaurusSite;
  readonly #baseUrl: string;

  constructor(site: DocusaurusSite) {
    super();
    this.#site = site;
    this.#baseUrl = urlPath(textIn(site.source.settings, 'baseUrl') ?? '/');
  }

  /** A path after `pathname://` is one of the site, never of a file. */
  override link(href: string, place: LinkPlace): string {
    const written = href.replace(pathname, '');
    if (written === href || written === '') return super.link(written, place);
    const {path, query, hash} = splitUrl(written);
    return (this.pageAt(path, place) ?? this.otherUrl(path, place)) + query + hash;
  }

  override asset(source: string, place: LinkPlace): string {
    return super.asset(source.replace(pathname, ''), place);
  }

  protected urlOf(url: string): string {
    return url;
  }

  protected pageAt(path: string, place: LinkPlace): string | undefined {
    const plain = decodeText(path);
    return /\.mdx?$/i.test(plain) ? this.#docOf(plain, place)?.url : undefined;
  }

  protected fileUrl(path: string, place: LinkPlace): string | undefined {
    const file = this.assetFile(decodeText(path), place);
    return file === undefined ? undefined : this.#site.source.assetUrl(file);
  }

  protected otherUrl(path: string, place: LinkPlace): string {
    return this.#pageUrl(path.replace(/^@site(?=\/)/, ''), place);
  }

  protected override otherFile(path: string): string {
    return this.#withoutBase(path);
  }

  /** The file of the folder that a path names; `undefined` for none, and for a page. */
  assetFile(path: string, {file}: LinkPlace): string | undefined {
    const {source} = this.#site;
    if (!/\.\w+$/.test(path) || /\.mdx?$/i.test(path)) return undefined;
    const own = this.#withoutBase(path);
    const candidates = path.startsWith('@site/')
      ? [source.pathOf(path)]
      : path.startsWith('/')
        ? source.staticFolders.map((folder) => joinedPath(folder, own))
        : [joinedPath(folderOf(file), path)];
    return candidates.find((found) => found !== undefined && source.folder.files.has(found));
  }

  /** A URL of the settings, which is relative to the root of the site. */
  siteUrl(href: string, locale?: string): string {
    const written = href.replace(pathname, '');
    if (isExternalUrl(written) || written.startsWith('#')) return written;
    const {path, query, hash} = splitUrl(written);
    const asset = this.#site.source.moved.has(decodeText(path).replace(/^\//, ''));
    if (asset) return `/${path.replace(/^\//, '')}${query}${hash}`;
    return this.#inLocale(urlPath(this.#withoutBase(`/${path}`)), locale) + query + hash;
  }

  /** The page of a file that a link names. */
  #docOf(path: string, {file, doc}: LinkPlace): Doc | undefined {
    const {source, byFile} = this.#site;
    const version = doc?.version;
    const roots = [version?.translated, version?.folder].flatMap((root) => root ?? []);
    const own = folderOf(file);
    const inner = roots.flatMap((root) => pathWithin(root, file) ?? [])[0];
    const beside = inner === undefined ? [] : roots.map((root) => `${root}/${folderOf(inner)}`);
    const candidates = path.startsWith('@site/')
      ? [source.pathOf(path)]
      : [
          ...(path.startsWith('/') ? [] : [joinedPath(own, path)]),
          ...(path.startsWith('/') ? [] : beside.map((folder) => joinedPath(folder, path))),
          ...roots.map((root) => joinedPath(root, path)),
          source.pathOf(path),
        ];
    for (const candidate of candidates) {
      const found = candidate === undefined ? undefined : byFile.get(candidate);
      if (found) return found;
    }
    return undefined;
  }

  /** The URL of a page that a link names by its URL, as a browser reads it. */
  #pageUrl(path: string, {doc}: LinkPlace): string {
    const locale = doc?.version?.locale;
    if (path.startsWith('/')) return this.#inLocale(urlPath(this.#withoutBase(path)), locale);
    const own = doc?.url ?? '/';
    const beside = urlPath(folderOf(own), path);
    const inside = urlPath(own, path);
    const {byUrl} = this.#site;
    const [near, inner] = [this.#urlHere(beside), this.#urlHere(inside)];
    return !byUrl.has(near) && byUrl.has(inner) ? inner : near;
  }

  #inLocale(url: string, locale: string | undefined): string {
    const own = this.#urlHere(locale === undefined ? url : urlPath(locale, url));
    return this.#site.byUrl.has(own) ? own : this.#urlHere(url);
  }

  #urlHere(url: string): string {
    return this.#site.newUrls.get(url) ?? url;
  }

  #withoutBase(url: string): string {
    if (this.#baseUrl === '/' || !`${url}/`.startsWith(`${this.#baseUrl}/`)) return url;
    return url.slice(this.#baseUrl.length) || '/';
  }
}
