import {characterEntities} from 'character-entities';
import {htmlReader} from '../../src/content/html/html-node.js';
import {pageModules} from '../../src/content/mdx/page-modules.js';
import type {DocNode} from '../../src/content/nodes.js';
import {withChanges} from '../../src/content/other-tools/find-changes.js';
import {parsePage} from '../../src/content/parse-page.js';
import type {PendingDiagnostic} from '../../src/diagnostics/pending-diagnostic.js';
import {interpreter} from '../../src/interpreter/page-code.js';
import {mathReader} from '../../src/markdown/read-math.js';

const extensions = {
  modules: pageModules,
  html: htmlReader,
  math: mathReader,
  entities: characterEntities,
  otherTools: withChanges,
  interpreter,
};

/**
 * A text as the body of a page here; `file` is what its URLs are relative to. Footnotes are text:
 * what refers to one may be in another piece.
 */
export function readHere(text: string, file: string, latex?: boolean): readonly DocNode[] {
  // After a paragraph, a rule does not begin a frontmatter.
  return parsePage(`…\n\n${text}`, file, '', {extensions, latex}).page.body.slice(1);
}

/**
 * What is wrong here in a text that is the body of a page; lines are counted from its first one.
 * `snippets` are the texts of files that it imports.
 */
export function problemsHere(
  text: string,
  file: string,
  snippets?: ReadonlyMap<string, string>,
): readonly PendingDiagnostic[] {
  return parsePage(text, file, '', {extensions, snippets}).problems;
}
