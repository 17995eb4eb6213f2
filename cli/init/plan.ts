import {starterPage} from '../../scripts/lib/index-page.mjs';
import {isPageFile} from '../../src/check/check-folder.js';
import {rulesText} from '../rules/rules-text.js';
import {editorSnippets, snippetsFile} from './editor-snippets.js';
import {folderNavigation} from './folder-navigation.js';
import {sampleSite} from './sample-site.js';

/** What a folder is before a site is made of it. */
export type FolderKind =
  /** It has a configuration. */
  | 'site'
  /** It has pages, and no configuration. */
  | 'pages'
  | 'empty';

/** What a folder with these files is. */
export function kindOf(files: readonly string[]): FolderKind {
  if (files.includes('docs.json') || files.includes('mint.json')) return 'site';
  return files.some(isPageFile) ? 'pages' : 'empty';
}

/** Where the rules for writing assistants go: a file of one editor, and the file that most read. */
const rulesFiles = ['.cursor/rules.md', 'AGENTS.md'];

/**
 * The files that a folder lacks to be a site, by their paths: pages and their configuration in an
 * empty folder, a configuration that mirrors the folders where there are pages, and in every folder
 * what a host and a browser need.
 */
export function planSite(name: string, files: readonly string[]): Readonly<Record<string, string>> {
  const kind = kindOf(files);
  const page = starterPage(escaped(name));
  // Named, the file of older sites is requested at once.
  const isOlder = files.includes('mint.json') && !files.includes('docs.json');
  const index = isOlder
    ? page.replace('</html>', '  <docs-site src="mint.json"></docs-site>\n</html>')
    : page;
  const config = {
    $schema: 'docs-site/docs.schema.json',
    name,
    navigation: folderNavigation(files.filter(isPageFile)),
  };
  return {
    ...(kind === 'empty' && sampleSite(name)),
    ...(kind === 'pages' && {'docs.json': `${JSON.stringify(config, undefined, 2)}\n`}),
    'index.html': index,
    '404.html': index,
    '.nojekyll': '',
    [snippetsFile]: editorSnippets(),
    ...Object.fromEntries(rulesFiles.map((file) => [file, rulesText()])),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
