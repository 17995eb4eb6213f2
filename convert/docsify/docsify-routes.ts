import {Evaluator} from '../../src/interpreter/evaluator.js';
import {search} from '../../src/interpreter/library/regular-expressions.js';
import {replaceIn} from '../../src/interpreter/library/replace.js';
import {PatternValue} from '../../src/interpreter/values.js';
import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import type {HeadingIds} from '../heading-ids.js';
import {textIn} from '../settings/setting-values.js';
import {isSettings, type SettingsMap} from '../settings/setting.js';
import {SiteMap, splitUrl, type UrlParts} from '../site-map.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedUrl} from '../source-paths.js';
import {isOn} from './docsify-options.js';

/** Where docsify finds what its URLs name. */
export class DocsifyRoutes extends SiteMap {
  readonly #files: ReadonlySet<string>;
  /** File of a page → its file here. */
  readonly #newFiles: ReadonlyMap<string, string>;
  /** Path here → the file of the page there. */
  readonly #byPath: ReadonlyMap<string, string>;
  readonly #settings: SettingsMap;
  readonly #aliases: readonly Alias[];
  /** Paths of files without the case of their letters → the files. */
  readonly #byLetters: ReadonlyMap<string, string>;
  /** The folder of the pages, with a slash at its end; `''` for that of `index.html`. */
  readonly base: string;

  constructor(
    {files}: SourceFolder,
    settings: SettingsMap,
    newFiles: ReadonlyMap<string, string>,
    ids: ReadonlyMap<string, HeadingIds>,
  ) {
    super(ids);
    this.#newFiles = newFiles;
    this.#byPath = new Map([...newFiles].map(([file, path]) => [path, file]));
    this.#files = files;
    this.#settings = settings;
    this.#aliases = aliasesIn(settings);
    this.#byLetters = new Map([...files].map((file) => [file.toLowerCase(), file]));
    const base = (textIn(settings, 'basePath') ?? '').replaceAll(/^[./]+|\/+$/g, '');
    const isFolder = base !== '' && [...files].some((file) => file.startsWith(`${base}/`));
    this.base = isFolder ? `${base}/` : '';
  }

  /** The file of the page of a file here. */
  newFile(file: string): string {
    return this.#newFiles.get(file) ?? file;
  }

  /** The file of the page with a path here; `undefined` where there is none. */
  pageNamed(path: string): string | undefined {
    const inner = path === '' ? '' : `${path}/`;
    for (const file of [`${path}.md`, `${inner}README.md`]) {
      const found = this.#byPath.get(file) ?? (this.#files.has(file) ? file : undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The path by which links name the page of a file here. */
  pathOf(file: string): string {
    return pathOf(this.newFile(file));
  }

  /** The file of a route such as `/guide/start`; `undefined` where there is none. */
  fileOf(route: string): string | undefined {
    return this.#ownFileOf(route) ?? this.#fallbackOf(route);
  }

  /** Whether a link leads to the page of another language, because its own has none. */
  isFallback(href: string, fromFile: string): boolean {
    const {path} = this.parts(href);
    for (const candidate of this.#candidates(path, fromFile)) {
      const route = candidate.replace(/\.md$/i, '');
      if (this.#ownFileOf(route) !== undefined) return false;
      if (this.#fallbackOf(route) !== undefined) return true;
    }
    return false;
  }

  /** The page of another language that readers get for a route without a page of its own. */
  #fallbackOf(route: string): string | undefined {
    const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(route) ?? [];
    const languages = this.#settings.get('fallbackLanguages');
    if (!Array.isArray(languages) || !languages.some((one) => one === language)) return undefined;
    if (this.#ownFileOf(route) !== undefined) return undefined;
    const other = textIn(this.#settings, 'fallbackDefaultLanguage');
    return this.#ownFileOf(other === undefined ? rest : `/${other}${rest}`);
  }

  #ownFileOf(route: string): string | undefined {
    const path = this.#aliased(route);
    if (isExternalUrl(path)) return undefined;
    const inner = this.base + path.replace(/^\/+/, '');
    const homepage = textIn(this.#settings, 'homepage');
    if (inner === this.base && homepage !== undefined) {
      return this.#known(this.base + homepage.replace(/^\//, ''));
    }
    if (inner === '' || inner.endsWith('/')) return this.#known(`${inner}README.md`);
    const ending = textIn(this.#settings, 'ext') ?? '.md';
    if (/\.md$/i.test(inner)) return this.#known(inner);
    return this.#known(inner + ending) ?? this.#known(`${inner}/README.md`);
  }

  /** The URL of another site that an alias has for a route. */
  remoteOf(route: string): string | undefined {
    const path = this.#aliased(route);
    return path !== route && isExternalUrl(path) ? path : undefined;
  }

  protected override ownUrl(file: string, {hash}: UrlParts): string {
    return this.urlOf(file) + this.hash(file, hash);
  }

  protected urlOf(file: string): string {
    return `/${this.pathOf(file)}`;
  }

  protected pageAt(path: string, file: string): string | undefined {
    const routes = this.#candidates(path, file).map((one) => one.replace(/\.md$/i, ''));
    return routes.map((route) => this.fileOf(route)).find((found) => found !== undefined);
  }

  protected fileUrl(path: string, file: string): string | undefined {
    const urls = this.#candidates(path, file).map((candidate) => {
      const asset = this.base + candidate.slice(1);
      return this.#files.has(asset) ? `/${asset}` : this.remoteOf(candidate.replace(/\.md$/i, ''));
    });
    return urls.find((url) => url !== undefined);
  }

  protected otherUrl(path: string, file: string): string {
    const [first = '/'] = this.#candidates(path, file);
    return `/${this.base}${pathOf(first.slice(1))}`;
  }

  /** A URL as its path and the id of a heading. */
  protected override parts(href: string): UrlParts {
    const {path, query, hash} = splitUrl(href.replace(/^#(?=\/)/, ''));
    const id = new URLSearchParams(query).get('id') ?? hash.slice(1);
    return {path, query: '', hash: id === '' ? '' : `#${id}`};
  }

  /** The URL of an image or another file; `isRelative` where it begins at the page. */
  override asset(source: string, fromFile: string, isRelative = false): string {
    if (source === '' || isExternalUrl(source)) return source;
    const inPage = resolved(source, folderOf(fromFile));
    const inRoot = resolved(source, '');
    const order = isRelative ? [inPage, inRoot] : [inRoot, inPage];
    return order.find((path) => this.#files.has(fileIn(path))) ?? order[0] ?? source;
  }

  #candidates(path: string, fromFile: string): readonly string[] {
    const own = fromFile.startsWith(this.base) ? fromFile.slice(this.base.length) : fromFile;
    const [inPage, inRoot] = [resolved(path, folderOf(own)), resolved(path, '')];
    return isOn(this.#settings, 'relativePath') ? [inPage, inRoot] : [inRoot, inPage];
  }

  #aliased(route: string): string {
    let path = route;
    // An alias may lead to another one.
    for (let count = 0; count < 10; count++) {
      const next = this.#aliases.find((alias) => alias.matches(path))?.replace(path);
      if (next === undefined || next === path) return path;
      path = next;
    }
    return path;
  }

  #known(file: string): string | undefined {
    return this.#files.has(file) ? file : this.#byLetters.get(file.toLowerCase());
  }
}

/** The path of the page that a file is here. */
function pathOf(file: string): string {
  return file.replace(/(?:^|\/)README\.md$/i, '').replace(/\.mdx?$/i, '');
}

/** A path from the root of the site, without `.` and `..`. */
function resolved(path: string, folder: string): string {
  const joined = joinedUrl(path.startsWith('/') ? '' : folder, path);
  const end = path.endsWith('/') && joined !== '' ? '/' : '';
  return `/${joined}${end}`;
}

function fileIn(url: string): string {
  return decodeText(url.replace(/[?#].*$/s, '').slice(1));
}

/** Another path for those that match a pattern. */
interface Alias {
  readonly matches: (path: string) => boolean;
  readonly replace: (path: string) => string;
}

/** The aliases of the settings. A pattern that takes very long matches nothing. */
function aliasesIn(settings: SettingsMap): readonly Alias[] {
  const aliases = settings.get('alias');
  if (!isSettings(aliases)) return [];
  return [...aliases].flatMap(([pattern, to]) => {
    if (typeof to !== 'string') return [];
    const whole = new PatternValue(`^${pattern}$`, '');
    const evaluate = <T>(work: (evaluator: Evaluator) => T, otherwise: T): T => {
      const evaluator = new Evaluator();
      const made = evaluator.attempt(() => work(evaluator));
      return 'value' in made ? made.value : otherwise;
    };
    const alias: Alias = {
      matches: (path) => evaluate(({budget}) => search(path, whole, budget), -1) !== -1,
      replace: (path) =>
        evaluate((evaluator) => replaceIn(path, [whole, to], evaluator, false), path),
    };
    return [alias];
  });
}
