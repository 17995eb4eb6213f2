import type {Frontmatter} from '../../src/content/page.js';
import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {entriesOf} from '../page-head.js';
import {mapIn, textIn} from '../settings/setting-values.js';
import {ConvertedSite} from '../converted-site.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import {readOldBook, type OldBook} from './gitbook-book.js';
import {idHere, type PageHeadingIds} from './gitbook-heading-ids.js';
import {readSummary} from './gitbook-summary.js';

/** What the files of settings say about a site of GitBook. */
export interface GitBookSettings {
  /** The folder of the pages: empty, or with a slash at its end. */
  readonly root: string;
  /** The first page, and the list of all pages, as paths in the folder. */
  readonly readme: string;
  readonly summary: string;
  /** Old paths → the files of pages. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The languages of the site; empty for a site in one. */
  readonly languages: readonly GitBookLanguage[];
  /** The settings of the old command line. */
  readonly book: OldBook | undefined;
  /** Whether the site is only of the old command line. */
  readonly isOld: boolean;
}

/** Whether a folder has a site of GitBook, and not a book of mdBook. */
export async function isGitBook(folder: SourceFolder): Promise<boolean> {
  if (folder.all.has('book.toml')) return false;
  const {summary, languages} = await readGitBookSettings(folder);
  return folder.all.has(summary) || languages.length > 0;
}

/** Reads the settings of a site; nothing in them is run. */
export async function readGitBookSettings(folder: SourceFolder): Promise<GitBookSettings> {
  const own = entriesOf(await folder.text('.gitbook.yaml'));
  const book = await readOldBook(folder);
  const values = book?.settings.values;
  const structure = own?.get('structure');
  const inStructure = (name: string) =>
    textIn(structure instanceof Map ? structure : undefined, name) ??
    textIn(mapIn(values, 'structure'), name);
  const path = (textIn(own, 'root') ?? textIn(values, 'root') ?? '').trim();
  const inner = pathIn('', path) ?? '';
  const root = inner === '' ? '' : `${inner}/`;
  const file = (name: string, usual: string) =>
    named(folder, pathIn(root, inStructure(name) ?? usual) ?? usual);
  const redirects: unknown = own?.get('redirects');
  return {
    root,
    readme: file('readme', 'README.md'),
    summary: file('summary', 'SUMMARY.md'),
    redirects: new Map(
      redirects instanceof Map
        ? [...(redirects as Frontmatter)].flatMap(([from, to]) =>
            typeof to === 'string' ? [[from, to] as const] : [],
          )
        : [],
    ),
    languages: await languagesIn(folder, root),
    book,
    isOld: own === undefined && book !== undefined,
  };
}

/** A site of GitBook that is being converted. */
export class GitBookSite extends ConvertedSite {
  readonly settings: GitBookSettings;
  /** Files of pages → their titles. */
  readonly titles: ReadonlyMap<string, string>;
  /** Files of pages → the ids of their headings. */
  readonly headings: ReadonlyMap<string, PageHeadingIds>;
  /** Names of variables → their values. */
  readonly variables: ReadonlyMap<string, string>;
  /** Files of pages → their paths in the new site. */
  readonly newFiles: ReadonlyMap<string, string>;

  constructor(
    folder: SourceFolder,
    settings: GitBookSettings,
    pages: readonly string[],
    {titles, headings, variables}: Pick<GitBookSite, 'titles' | 'headings' | 'variables'>,
  ) {
    super(folder, settings.root);
    this.settings = settings;
    this.titles = titles;
    this.headings = headings;
    this.variables = variables;
    const wanted = pages.map((file) => {
      const path = this.#shownPath(file).replace(/\.markdown$/i, '.md');
      return [file, path] as const;
    });
    this.newFiles = this.paths.pathsFor(new Map(wanted));
  }

  /** The path of a file in the new site. */
  newPath(file: string): string {
    return this.newFiles.get(file) ?? this.#shownPath(file);
  }

  /** The path of a file below the folder of pages, without dots that hide it. */
  #shownPath(file: string): string {
    const {root} = this;
    const path = file.startsWith(root) ? file.slice(root.length) : file;
    return path.replaceAll(/(^|\/)\.(?=[^/])/g, '$1');
  }

  /** The file that a URL in another file means; `undefined` where there is none. */
  fileOf(url: string, file: string): string | undefined {
    return (
      this.#fileAt(decodeText(url.replace(/[?#].*$/s, '')), file) ??
      (/[?#]/.test(url) ? this.#fileAt(decodeText(url), file) : undefined)
    );
  }

  #fileAt(written: string, file: string): string | undefined {
    const {folder} = this;
    const base = written.startsWith('/') ? this.#rootOf(file) : file;
    const path = pathIn(base, written.replace(/^\/+/, ''));
    if (path === undefined) return undefined;
    const inner = path === '' ? '' : `${path.replace(/\/$/, '')}/`;
    const candidates = [path, `${inner}README.md`, `${inner}readme.md`, `${path}.md`];
    // Files of pages that were moved since are still in the folder of the whole book.
    const [, asset] = /(?:^|\/)(\.gitbook\/assets\/.+)$/.exec(path) ?? [];
    if (asset !== undefined) candidates.push(this.#rootOf(file) + asset);
    return candidates.find((one) => folder.all.has(one));
  }

  /** The folder of the book that a file belongs to. */
  #rootOf(file: string): string {
    const {root, languages} = this.settings;
    return languages.find((one) => file.startsWith(one.root))?.root ?? root;
  }

  /** Where a link in a file leads: a URL from the root of the new site. */
  link(href: string, file: string): string {
    if (href === '' || isExternalUrl(href)) return href;
    const [, rest = ''] = /^[^?#]*(.*)$/s.exec(this.withOwnId(href, file)) ?? [];
    if (href.startsWith('#')) return `/${this.newPath(file)}${rest}`;
    const found = this.fileOf(href, file);
    if (found === undefined) {
      const path = pathIn(file, href.replace(/[?#].*$/s, '')) ?? '';
      return `/${this.newPath(path)}${rest}`;
    }
    if (!isPage(found)) return this.asset(href, file);
    return this.pageUrl(found) + rest;
  }

  /** A URL whose id is the one that a heading has here. */
  withOwnId(href: string, file: string): string {
    const at = href.indexOf('#');
    if (at === -1 || isExternalUrl(href)) return href;
    const page = at === 0 ? file : this.fileOf(href, file);
    const ids = page === undefined ? undefined : this.headings.get(page);
    return `${href.slice(0, at)}#${idHere(ids, decodeText(href.slice(at + 1)))}`;
  }

  /** The URL of the page of a file. */
  pageUrl(file: string): string {
    const path = this.newPath(file).replace(/\.(?:md|markdown)$/i, '');
    if (/^README$/i.test(path)) return file === this.settings.readme ? '/' : `/${path}`;
    return `/${path.replace(/\/README$/i, '')}`;
  }

  /** The URL of an image or another file, which is copied if its path is another one. */
  asset(source: string, file: string): string {
    if (source === '' || /^data:/.test(source) || isExternalUrl(source)) return source;
    const found = this.fileOf(source, file);
    if (found === undefined) return source;
    const path = this.newPath(found);
    this.moved.set(path, found);
    return `/${path.split('/').map(encodeURIComponent).join('/')}`;
  }
}

/** Whether a file is a page, or could be one. */
export function isPage(file: string): boolean {
  return /\.(?:md|markdown)$/i.test(file);
}

/** A path relative to a file or a folder; `undefined` if it leads out of the site. */
export function pathIn(base: string, path: string): string | undefined {
  return joinedPath(path.startsWith('/') ? '' : folderOf(base), path);
}

function named({all}: SourceFolder, path: string): string {
  if (all.has(path)) return path;
  return [...all].find((file) => file.toLowerCase() === path.toLowerCase()) ?? path;
}

/** A language of a site, which is a book of its own in a folder. */
interface GitBookLanguage {
  readonly label: string;
  /** The code of the language, which is the name of the folder. */
  readonly locale: string;
  /** The folder of its pages, with a slash at its end. */
  readonly root: string;
}

/** The languages that `LANGS.md` lists, in its order; empty for a site in one language. */
async function languagesIn(
  folder: SourceFolder,
  root: string,
): Promise<readonly GitBookLanguage[]> {
  const text = await folder.text(`${root}LANGS.md`);
  return readSummary(text ?? '').flatMap(({title, href}) => {
    const [, locale] =
      /^(?:\.?\/)?([\w-]+)(?:\/(?:README\.md|index\.html)?)?$/i.exec(href ?? '') ?? [];
    if (locale === undefined) return [];
    const language = {label: title, locale, root: `${root}${locale}/`};
    return folder.all.has(`${language.root}SUMMARY.md`) ? [language] : [];
  });
}
