import {describeProblems, withMessages} from '../content/describe.js';
import {linksOf, type PageLink} from '../content/links.js';
import {snippetRequests} from '../content/mdx/snippets.js';
import {ScannedPage} from '../content/scanned-page.js';
import {frontmatterText} from '../content/frontmatter.js';
import type {Page} from '../content/page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {runSteps} from '../shared/run-steps.js';
import {loaderPath, namedSources} from '../api-pages/api-sources.js';
import {loadPage, type PageReader} from '../site/load-page.js';
import type {PageState} from '../site/state.js';
import {wholePage} from '../site/whole-page.js';
import {pageCodeProblems} from './component-code.js';
import {checkedFile, readAlone, ruleSteps, type PageToCheck} from './checked-file.js';
import {disableComments, type DisableComment} from './disable-comments.js';
import {docsifyIncludes} from './docsify-includes.js';
import {graphicsProblems, type Graphics} from './graphics-problems.js';
import {isApiPage, type CheckedFile} from './page-rule.js';
import {idsOf, type PageIds} from './page-ids.js';
import {styleProblems} from './style-problems.js';
import type {ApiReference} from './unnamed-apis.js';

/** What a check finds in the file of a page or snippet. */
export interface Findings {
  readonly file: string;
  readonly links: readonly PageLink[];
  readonly ids: PageIds;
  readonly diagnostics: readonly Diagnostic[];
  readonly comments: readonly DisableComment[];
  /** The files that it includes, each under all names that it may have. */
  readonly snippets: readonly string[];
  /** Those whose code runs, unlike that of files that it only shows. */
  readonly imported: readonly string[];
  /** The operation or schema that its frontmatter names. */
  readonly reference?: ApiReference | undefined;
}

/**
 * Checks the file at a path; `undefined` when there is none. The links of a page are those of its
 * snippets too. Of a snippet only the writing is checked: it is read with each page that includes
 * it.
 */
export async function findingsOf(
  what: PageToCheck,
  graphics?: Graphics,
): Promise<Findings | undefined> {
  const {path, navigation, reader, isSnippet = false} = what;
  const withoutApis = {...reader, loadApis: () => Promise.resolve(undefined)};
  const state = await wholePage(await loadPage(path, navigation, withoutApis));
  if (state.phase === 'failed') return {...noFindings, file: path, diagnostics: state.diagnostics};
  if (state.phase !== 'shown') return undefined;
  const {page, problems} = state;
  const text = await reader.loader.text(page.file);
  const snippets = snippetRequests(new ScannedPage(text), page.file).flatMap(({files}) => files);
  const alone = snippets.length === 0 ? state : await readAlone(what);
  const file = checkedFile(alone.page ?? page, text, isSnippet);
  const found = isSnippet ? [] : describeProblems(problems);
  const drawn = graphics ? await graphicsProblems(file, graphics) : [];
  const complete = isApiPage(page) && !isSnippet ? await withApi(state, reader) : state;
  return {
    file: page.file,
    links: isSnippet ? [] : linksOf(page),
    ids: idsOf(complete.phase === 'shown' ? complete.page.body : page.body),
    diagnostics: [
      ...[...found, ...apiProblems(complete, file, reader), ...drawn],
      ...(await runSteps(ruleSteps(file))),
      ...(isSnippet ? [] : (page.styles ?? []).flatMap(styleProblems)),
      ...pageCodeProblems(text, page.file, isSnippet),
    ],
    comments: disableComments(file),
    imported: snippets,
    snippets: [...snippets, ...docsifyIncludes(file).flatMap((one) => one.file ?? [])],
    reference: isSnippet ? undefined : referenceOf(page, file),
  };
}

const noFindings = {links: [], ids: new Set<string>(), comments: [], snippets: [], imported: []};

async function withApi(state: PageState, reader: PageReader): Promise<PageState> {
  const apis = await reader.loadApis();
  return (await apis?.completePage({state}, reader))?.state ?? state;
}

/**
 * Problems with what the frontmatter names are at the line that names it, and so is that a file
 * which it names cannot be loaded. Files that the configuration names are not the page's.
 */
function apiProblems(
  state: PageState,
  {lines}: CheckedFile,
  {config}: PageReader,
): readonly Diagnostic[] {
  if (state.phase !== 'shown') return [];
  const {file} = state.page;
  const line = lineOfApi(lines);
  const sources = config ? namedSources(config) : [];
  const ofSite = new Set(sources.map((source) => loaderPath(source.file)));
  return withMessages(state.diagnostics ?? []).flatMap((one) => {
    const isLoading = one.code.startsWith('load/');
    if (isLoading && ofSite.has(one.location.file)) return [];
    const isOfPage = one.location.file === file && one.location.line === undefined;
    return (isOfPage || isLoading) && line > 0 ? [{...one, location: {file, line}}] : [one];
  });
}

function referenceOf({frontmatter, file}: Page, {lines}: CheckedFile): ApiReference | undefined {
  const operation = frontmatterText(frontmatter, 'openapi');
  const written = operation || frontmatterText(frontmatter, 'openapi-schema');
  if (written === '') return undefined;
  const kind = operation === '' ? 'schema' : 'operation';
  return {kind, written, location: {file, line: lineOfApi(lines)}};
}

/** The line of a file whose frontmatter says which part of an API it is about; 0 for none. */
function lineOfApi(lines: readonly string[]): number {
  return lines.findIndex((text) => /^["']?(?:openapi|openapi-schema|api)["']?:/.test(text)) + 1;
}
