import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {Doc} from './docusaurus-docs.js';
import {pathWithin, urlPath} from './docusaurus-paths.js';
import {textOf} from './docusaurus-settings.js';
import type {DocusaurusSite} from './docusaurus-site.js';

/** A file that links are written in. */
export interface LinkPlace {
  readonly file: string;
  /** The page that it is, or that shows it. */
  readonly doc: Doc | undefined;
}

/** Finds where the URLs of a Docusaurus site lead here. */
export class DocusaurusLinks {
  readonly #site: DocusaurusSite;
  readonly #baseUrl: string;

  constructor(site: DocusaurusSite) {
    this.#site = site;
    this.#baseUrl = urlPath(textOf(site.source.settings, 'baseUrl') ?? '/');
  }

  /** A link of a page: from the root of the site, by the path that its target has here. */
  link(href: string, place: LinkPlace): string {
    const written = href.replace(/^pathname:\/\/(?=\/)/, '');
    if (isExternalUrl(written) || /^#|^$/.test(written)) return written;
    const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    const plain = decodeText(path);
    if (/\.mdx?$/i.test(plain)) {
      const doc = this.#docOf(plain, place);
      if (doc) return doc.url + end;
    }
    const asset = written === href ? this.assetFile(plain, place) : undefined;
    if (asset !== undefined) return this.#site.source.assetUrl(asset) + end;
    return this.#pageUrl(path.replace(/^@site(?=\/)/, ''), place) + end;
  }

  /** The URL of an image or another file, from the root of the site. */
  asset(source: string, place: LinkPlace): string {
    const written = source.replace(/^pathname:\/\/(?=\/)/, '');
    if (isExternalUrl(written) || written === '') return written;
    const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    const file = this.assetFile(decodeText(path), place);
    return file === undefined ? this.#withoutBase(written) : this.#site.source.assetUrl(file) + end;
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
    const written = href.replace(/^pathname:\/\/(?=\/)/, '');
    if (isExternalUrl(written) || written.startsWith('#')) return written;
    const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    const asset = this.#site.source.moved.has(decodeText(path).replace(/^\//, ''));
    if (asset) return `/${path.replace(/^\//, '')}${end}`;
    return this.#inLocale(urlPath(this.#withoutBase(`/${path}`)), locale) + end;
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
          joinedPath(source.root, path),
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
