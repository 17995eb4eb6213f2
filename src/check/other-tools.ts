import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {OtherTool} from '../diagnostics/help-url.js';
import type {Loader} from '../site/loader.js';
import {diagnoseCheck} from './check-code.js';

/** Files of another tool: `pattern` is that of their paths, or of the text of `index.html`. */
interface OtherFiles {
  readonly pattern: RegExp;
  /** A file without which others are not those of the tool. */
  readonly beside?: RegExp;
  readonly tool: OtherTool;
  readonly instead: string;
}

const navigation = 'Write "navigation" in docs.json.';

const otherFiles: readonly OtherFiles[] = [
  {
    pattern: /^\.vitepress\/config\.\w+$/,
    tool: 'VitePress',
    instead: navigation,
  },
  {
    pattern: /^(?:docusaurus\.config|sidebars)\.\w+$/,
    tool: 'Docusaurus',
    instead: `${navigation} Plugins are not supported.`,
  },
  {
    pattern: /^blog\/(?:authors\.yml$|\d{4}-\d\d-\d\d-)/,
    beside: /^(?:docusaurus\.config\.\w+|blog\/authors\.yml)$/,
    tool: 'Docusaurus',
    instead: 'Blogs are not supported. To show what has changed, write a page of <Update>s.',
  },
  {
    pattern: /^mkdocs\.ya?ml$/,
    tool: 'MkDocs',
    instead: `${navigation} Plugins are not supported.`,
  },
  {
    // Pages of a site that was converted in place are where they were, too.
    pattern: /^(?:astro\.config\.\w+$|src\/content\/docs\/)/,
    beside: /^astro\.config\.\w+$/,
    tool: 'Starlight',
    instead: navigation,
  },
  {
    pattern: /(?:^|\/)_sidebar\.md$/i,
    tool: 'docsify',
    instead: navigation,
  },
  {
    pattern: /(?:^|\/)_navbar\.md$/i,
    tool: 'docsify',
    instead: 'Write "topbarLinks" in docs.json. Write languages in "navigation".',
  },
  {
    pattern: /(?:^|\/)_coverpage\.md$/i,
    tool: 'docsify',
    instead:
      'Write a page with "mode: custom" in its frontmatter, and list it first in "navigation" of ' +
      'docs.json.',
  },
  {
    pattern: /(?:^|\/)_404\.md$/i,
    tool: 'docsify',
    instead: 'Write "errors": {"404": {"title": …, "description": …}} in docs.json.',
  },
];

const docsify: OtherFiles = {
  pattern: /\$docsify\b/,
  tool: 'docsify',
  instead:
    'Rename or delete it, and run "docs-site init", which writes the page of your site. ' +
    'Plugins are not supported.',
};

/** Whether a file of a folder is for another tool: it is no page and no snippet. */
export function isOtherFile(files: readonly string[]): (file: string) => boolean {
  const patterns = otherFilesAmong(files).map(({pattern}) => pattern);
  return (file) => patterns.some((pattern) => pattern.test(file));
}

function otherFilesAmong(files: readonly string[]): readonly OtherFiles[] {
  return otherFiles.filter(
    ({beside}) => beside === undefined || files.some((file) => beside.test(file)),
  );
}

/** The tool whose page an `index.html` with a text is, if it is not for this one. */
export function toolOfIndexPage(text: string): OtherTool | undefined {
  return docsify.pattern.test(text) ? docsify.tool : undefined;
}

/** The text of the page that shows a site; empty where there is none. */
export function indexPage(loader: Loader): Promise<string> {
  return loader.text('index.html').catch(() => '');
}

/** The files of a site that are for another tool; of several of the same kind, the first. */
export async function otherTools(
  files: readonly string[],
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const isOfDocsify = toolOfIndexPage(await indexPage(loader)) !== undefined;
  const found = otherFilesAmong(files).flatMap((others) => {
    const file = files.find((one) => others.pattern.test(one));
    return file === undefined ? [] : [{...others, file}];
  });
  const all = isOfDocsify ? [...found, {...docsify, file: 'index.html'}] : found;
  return all.map(({file, tool, instead}) =>
    diagnoseCheck('config/other-tool', {file}, {tool, instead}),
  );
}
