import {readmePages} from '../site/readme-pages.js';
import {isOtherFile} from './other-tools.js';
import {pageExtension} from './site-files.js';

/** READMEs, also those in a language, such as `README.de.md`. */
const readme = /(?:^|\/)readme(?:\.[\w-]+)?\.mdx?$/i;

/**
 * Files that people and tools read in a repository, and that are no pages. Repositories write their
 * names in capitals: `changelog.md` is a page.
 */
const repositoryFile = new RegExp(
  '(?:^|/)(?:CONTRIBUTING|CHANGELOG|LICENSE|SECURITY|CODE_OF_CONDUCT|AGENTS|CLAUDE|SKILL)' +
    '(?:\\.[\\w-]+)?\\.(?:mdx?|MDX?)$',
);

/** Markdown files that are parts of pages, by their names or those of their folders. */
const snippetFile = /(?:^|\/)(?:_|snippets\/)/;

/** Whether a file is a part of pages, by its name or that of its folder. */
export function isSnippetFile(file: string): boolean {
  return snippetFile.test(file);
}

/**
 * The files of pages in a folder that is to be a site: without snippets, and without what is for
 * people who read the repository. A README is a page where it is that of its folder.
 */
export function pagesAmong(files: readonly string[]): readonly string[] {
  const readmes = new Set(readmePages(files).values());
  return files.filter((file) => isMarkdown(file, readmes) && !isSnippetFile(file));
}

/**
 * The files of pages and snippets of a site. A README is a page where it is that of a folder with
 * other pages; that of the whole site is for people who read the repository.
 */
export function markdownOfSite(files: readonly string[]): readonly string[] {
  const none: ReadonlySet<string> = new Set();
  const isOther = isOtherFile(files);
  const others = files.filter((file) => isMarkdown(file, none) && !isOther(file));
  const folders = new Set(others.flatMap(foldersAround));
  const readmes = [...readmePages(files)].filter(([folder]) => folders.has(folder));
  const pages = new Set([...others, ...readmes.map(([, file]) => file)]);
  return files.filter((file) => pages.has(file));
}

function isMarkdown(file: string, readmes: ReadonlySet<string>): boolean {
  const isForRepository = readme.test(file) || repositoryFile.test(file);
  const isHidden = /(?:^|\/)\./.test(file);
  return pageExtension.test(file) && !isHidden && (!isForRepository || readmes.has(file));
}

/** The folders that a file is in, all but that of the site. */
function foldersAround(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
