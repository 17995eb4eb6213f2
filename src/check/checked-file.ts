import {splitFrontmatter} from '../content/frontmatter.js';
import type {Page} from '../content/page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import {runSteps, type Pause} from '../shared/run-steps.js';
import {loadPage, type PageReader} from '../site/load-page.js';
import {wholePage} from '../site/whole-page.js';
import {diagnoseCheck} from './check-code.js';
import {disableComments, type DisableComment} from './disable-comments.js';
import {locatedNodes} from './located-nodes.js';
import type {CheckedFile} from './page-rule.js';
import {pageRules} from './page-rules.js';

/** Which page is checked, and what it is read with. */
export interface PageToCheck {
  readonly path: string;
  readonly navigation: Navigation;
  readonly reader: PageReader;
  readonly isSnippet?: boolean;
}

/** What the rules for single files find in a file, and the comments that turn some of them off. */
export interface WritingFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly comments: readonly DisableComment[];
}

/**
 * What the rules find in the file of the page at a path, by line and without other files of the
 * site; nothing where there is no such file. Waits for `pause` between its steps, and rejects when
 * that does.
 */
export async function checkWriting(what: PageToCheck, pause: Pause): Promise<WritingFindings> {
  const {page} = await readAlone(what, pause);
  if (!page) return {diagnostics: [], comments: []};
  const file = checkedFile(page, await what.reader.loader.text(page.file), false);
  await pause();
  const diagnostics = await runSteps(ruleSteps(file), pause);
  const byLine = (one: Diagnostic, other: Diagnostic) =>
    (one.location.line ?? 0) - (other.location.line ?? 0);
  return {diagnostics: diagnostics.toSorted(byLine), comments: disableComments(file)};
}

const loadNothing = () => Promise.resolve(undefined);

/** The page of a file without its snippets and without what an API description says. */
export async function readAlone(
  {path, navigation, reader}: PageToCheck,
  pause?: Pause,
): Promise<{readonly page?: Page}> {
  const alone = {...reader, loadApis: loadNothing, loadSnippets: loadNothing};
  const state = await wholePage(await loadPage(path, navigation, alone), pause);
  return state.phase === 'shown' ? state : {};
}

/** What the rules see of a file: `page` is read without the snippets that it includes. */
export function checkedFile(page: Page, text: string, isSnippet: boolean): CheckedFile {
  const {bodyLine} = splitFrontmatter(text, page.file).value;
  const lines = text.split('\n');
  const includesSnippets = /^import\s|<Snippet\b/m.test(text);
  return {page, lines, bodyLine, nodes: locatedNodes(page.body), isSnippet, includesSnippets};
}

/** What the rules for single files report; each rule is a step. */
export function* ruleSteps(file: CheckedFile): Generator<undefined, readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const {code, check} of pageRules) {
    check(file, (place, ...details) => {
      const {fix, ...location} = typeof place === 'number' ? {line: place} : place;
      const problem = diagnoseCheck(code, {file: file.page.file, ...location}, ...details);
      found.push(fix ? {...problem, fix} : problem);
    });
    yield;
  }
  return found;
}
