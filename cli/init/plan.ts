import {pagesAmong} from '../../src/check/page-file.js';
import {pageExtension} from '../../src/check/site-files.js';
import {rulesFiles} from '../rules/rules-files.js';
import {editorSnippets, snippetsFile} from './editor-snippets.js';
import {folderNavigation} from './folder-navigation.js';
import {hostPages} from './host-pages.js';
import {sampleSite} from './sample-site.js';

/** What a folder is before a site is made of it. */
export type FolderKind =
  /** It has a configuration. */
  | 'site'
  /** It has pages or API descriptions, and no configuration. */
  | 'pages'
  | 'empty';

/** The files of a folder, and which of them are API descriptions. */
export interface FolderFiles {
  readonly files: readonly string[];
  readonly apis: readonly string[];
}

/** What a folder with these files is. */
export function kindOf({files, apis}: FolderFiles): FolderKind {
  if (files.includes('docs.json') || files.includes('mint.json')) return 'site';
  return pagesAmong(files).length > 0 || apis.length > 0 ? 'pages' : 'empty';
}

/**
 * The Markdown files of a folder that the navigation of its new site does not list: those for
 * readers of the repository, and parts of pages.
 */
export function leftOutFiles(files: readonly string[]): readonly string[] {
  const pages = new Set(pagesAmong(files));
  return files.filter((file) => pageExtension.test(file) && !pages.has(file));
}

/** The rules for writing assistants: the files of one editor, and the file that most read. */
const rules = {editors: ['cursor'], folders: [], isCommon: true};

/** What the authors of a site choose when they begin it. */
export interface Choices {
  readonly name: string;
  /** Where the site will be, such as `/docs/`, if the URLs of its pages are to have no hash. */
  readonly base?: string | undefined;
  /** Whether to add files for code editors and their assistants. */
  readonly hasEditorFiles: boolean;
}

/**
 * The files that a folder lacks to be a site, by their paths: pages and their configuration in an
 * empty folder, a configuration that mirrors the folders and names the API descriptions where there
 * are any, and in every folder what a host and a browser need.
 */
export function planSite(
  {name, base, hasEditorFiles}: Choices,
  folder: FolderFiles,
): Readonly<Record<string, string>> {
  const {files, apis} = folder;
  const kind = kindOf(folder);
  const config = {
    $schema: 'docs-site/docs.schema.json',
    name,
    navigation: folderNavigation(pagesAmong(files), apis),
  };
  return {
    ...(kind === 'empty' && sampleSite(name)),
    ...(kind === 'pages' && {'docs.json': `${JSON.stringify(config, undefined, 2)}\n`}),
    ...hostPages({title: escaped(name), base, isOlder: isOlder(files), isOffline: true}),
    '.nojekyll': '',
    ...(hasEditorFiles && editorFiles()),
  };
}

/** The rules for writing assistants, and the snippets of editors. */
function editorFiles(): Readonly<Record<string, string>> {
  return {[snippetsFile]: editorSnippets(), ...Object.fromEntries(rulesFiles(rules))};
}

function isOlder(files: readonly string[]): boolean {
  return files.includes('mint.json') && !files.includes('docs.json');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
