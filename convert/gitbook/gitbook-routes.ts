import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {SiteMap, splitUrl, type UrlParts} from '../site-map.js';
import {idHere, type PageHeadingIds} from './gitbook-heading-ids.js';
import {isPage, pathIn, type GitBookSettings} from './gitbook-settings.js';

/** What the URLs of a site depend on. */
interface RoutesSource {
  /** All files of the folder. */
  readonly all: ReadonlySet<string>;
  readonly settings: GitBookSettings;
  /** Files of pages → the ids of their headings. */
  readonly headings: ReadonlyMap<string, PageHeadingIds>;
  /** The path of a file in the new site. */
  readonly newPath: (file: string) => string;
  /** Is told of each file that pages use, with its path in the new site. */
  readonly copied: (path: string, file: string) => void;
}

/** Where what a site of GitBook refers to is in the new one. */
export class GitBookRoutes extends SiteMap {
  readonly #source: RoutesSource;

  constructor(source: RoutesSource) {
    super();
    this.#source = source;
  }

  /** The file that a URL in another file means; `undefined` where there is none. */
  fileOf(url: string, file: string): string | undefined {
    return this.#fileAt(splitUrl(this.#named(url, file)).path, file);
  }

  override link(href: string, file: string): string {
    return super.link(this.#named(href, file), file);
  }

  override asset(source: string, file: string): string {
    return super.asset(this.#named(source, file), file);
  }

  /** A URL whose id is the one that a heading has here. */
  withOwnId(href: string, file: string): string {
    const {path, query, hash} = splitUrl(href);
    if (hash === '' || isExternalUrl(href)) return href;
    const page = path === '' ? file : this.#fileAt(path, file);
    return path + query + this.hash(page ?? '', hash);
  }

  protected override ownUrl(file: string, {query, hash}: UrlParts): string {
    return this.urlOf(file) + query + this.hash(file, hash);
  }

  protected urlOf(file: string): string {
    const path = this.#source.newPath(file).replace(/\.(?:md|markdown)$/i, '');
    if (/^README$/i.test(path)) return file === this.#source.settings.readme ? '/' : `/${path}`;
    return `/${path.replace(/\/README$/i, '')}`;
  }

  protected override hash(file: string, hash: string): string {
    const ids = this.#source.headings.get(file);
    return hash === '' ? '' : `#${idHere(ids, decodeText(hash.slice(1)))}`;
  }

  protected pageAt(path: string, file: string): string | undefined {
    const found = this.#fileAt(path, file);
    return found !== undefined && isPage(found) ? found : undefined;
  }

  protected fileUrl(path: string, file: string): string | undefined {
    const found = this.#fileAt(path, file);
    if (found === undefined) return undefined;
    const own = this.#source.newPath(found);
    this.#source.copied(own, found);
    return `/${own.split('/').map(encodeURIComponent).join('/')}`;
  }

  protected otherUrl(path: string, file: string): string {
    return `/${this.#source.newPath(pathIn(file, path) ?? '')}`;
  }

  protected override otherFile(path: string): string {
    return path;
  }

  /** A URL in which the marks of a query and of an id are escaped if they are in a file's name. */
  #named(url: string, file: string): string {
    const isName = /[?#]/.test(url) && this.#fileAt(splitUrl(url).path, file) === undefined;
    const isFile = isName && this.#fileAt(url, file) !== undefined;
    return isFile ? url.replaceAll(/[?#]/g, encodeURIComponent) : url;
  }

  #fileAt(written: string, file: string): string | undefined {
    const plain = decodeText(written);
    const base = plain.startsWith('/') ? this.#rootOf(file) : file;
    const path = pathIn(base, plain.replace(/^\/+/, ''));
    if (path === undefined) return undefined;
    const inner = path === '' ? '' : `${path.replace(/\/$/, '')}/`;
    const candidates = [path, `${inner}README.md`, `${inner}readme.md`, `${path}.md`];
    // Files of pages that were moved since are still in the folder of the whole book.
    const [, asset] = /(?:^|\/)(\.gitbook\/assets\/.+)$/.exec(path) ?? [];
    if (asset !== undefined) candidates.push(this.#rootOf(file) + asset);
    return candidates.find((one) => this.#source.all.has(one));
  }

  /** The folder of the book that a file belongs to. */
  #rootOf(file: string): string {
    const {root, languages} = this.#source.settings;
    return languages.find((one) => file.startsWith(one.root))?.root ?? root;
  }
}
