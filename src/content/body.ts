import {lexPage} from './markdown.js';
import {takeModules} from './modules.js';
import type {DocNode} from './nodes.js';
import {openScope, reportModules, type Given} from './open-scope.js';
import {Reading} from './reading.js';
import type {SnippetTexts} from './snippets.js';
import {toTree} from './tree.js';

/** A body read: its tree, and the reading that holds its problems. */
export interface ReadBody {
  readonly nodes: readonly DocNode[];
  readonly reading: Reading;
}

/** Reads a page's body. `firstLine` is its line in the file, `topLevel` the level of its highest headings. */
export function readBody(
  body: string,
  firstLine: number,
  file: string,
  snippets: SnippetTexts,
  topLevel: 1 | 2,
): ReadBody {
  const {body: markdown, statements} = takeModules(body);
  const reading = new Reading({
    page: file,
    file,
    scope: openScope(statements, file, snippets),
    snippets,
    topLevel,
    trail: [],
  });
  reportModules(statements, firstLine, reading);
  const nodes = toTree(lexPage(markdown, lexOptions(file)), firstLine, reading, readSnippet);
  return {nodes, reading};
}

/** Reads a snippet's body where it stands in another file. */
function readSnippet(
  body: string,
  firstLine: number,
  file: string,
  given: Given,
  outer: Reading,
): readonly DocNode[] {
  const {body: markdown, statements} = takeModules(body);
  const reading = outer.inside(file, openScope(statements, file, outer.source.snippets, given));
  reportModules(statements, firstLine, reading);
  return toTree(lexPage(markdown, lexOptions(file)), firstLine, reading, readSnippet);
}

function lexOptions(file: string) {
  return {hasIndentedCode: !/\.mdx$/i.test(file)};
}
