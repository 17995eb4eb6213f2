import type {Frontmatter} from '../../src/content/page.js';
import {entriesOf} from '../page-head.js';
import {mapIn, textIn} from '../settings/setting-values.js';
import type {SourceFolder} from '../source-folder.js';
import {folderOf, joinedPath} from '../source-paths.js';
import {readOldBook, type OldBook} from './gitbook-book.js';
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
