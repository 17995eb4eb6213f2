import {splitFrontmatter} from '../frontmatter.js';
import {snippetProps} from './snippet-props.js';
import {takeModules} from './modules.js';
import type {DocNode} from '../nodes.js';
import {openScope, reportModules, type SnippetProps} from './open-scope.js';
import type {Modules, ReadMarkdownBody, SnippetTag} from './module-syntax.js';
import {ParseContext} from '../parse-context.js';
import type {TagMark} from '../../markdown/scan.js';
import {snippetKey} from './snippets.js';

/** Snippets stand inside of each other to this depth. */
const deepest = 32;
/** So many stand on a page: those that hold each other twice would double with each step. */
const most = 5000;

/** Reads imports and exports, and puts snippets where pages name them. */
export const pageModules: Modules = {
  open(body, firstLine, source) {
    const {body: markdown, statements} = takeModules(body);
    const reading = new ParseContext({
      ...source,
      scope: openScope(statements, source.file, source.snippets),
    });
    reportModules(statements, firstLine, reading);
    return {markdown, reading};
  },

  snippetNodes(tag, reading, readBody) {
    const key = snippetOf(tag.mark, reading);
    return key === undefined ? undefined : nodesOf(key, tag, reading, readBody);
  },
};

/** The key of the snippet that a tag stands for: `<Snippet file="…">`, or an imported name. */
function snippetOf(mark: TagMark, reading: ParseContext): string | undefined {
  if (mark.name !== 'Snippet') return reading.source.scope.snippets.get(mark.name);
  const file = snippetProps(mark.attributes, reading.source.scope).get('file');
  return typeof file === 'string' ? snippetKey(file) : undefined;
}

/** What stands in a snippet, filled in with the tag's properties; its children where the snippet is missing. */
function nodesOf(
  key: string,
  {mark, children, line}: SnippetTag,
  reading: ParseContext,
  readBody: ReadMarkdownBody,
): readonly DocNode[] {
  const {snippets, trail, scope} = reading.source;
  const text = snippets.get(key);
  if (text === undefined) {
    reading.report('page/snippet-missing', line, {file: key});
    return children;
  }
  if (trail.includes(key)) {
    reading.report('page/snippet-cycle', line, {file: key});
    return [];
  }
  const isTooMuch = trail.length >= deepest || reading.counts.snippets >= most;
  if (isTooMuch && reading.problems.every(({code}) => code !== 'page/too-many-snippets')) {
    reading.report('page/too-many-snippets', line);
  }
  if (isTooMuch) return [];
  reading.counts.snippets++;
  const {body, bodyLine} = splitFrontmatter(text, key).value;
  const given = {values: snippetProps(mark.attributes, scope), children};
  const {markdown, inner} = enter(body, bodyLine, key, given, reading);
  return readBody(markdown, bodyLine, inner);
}

function enter(
  body: string,
  bodyLine: number,
  file: string,
  given: SnippetProps,
  outer: ParseContext,
) {
  const {body: markdown, statements} = takeModules(body);
  const inner = outer.inside(file, openScope(statements, file, outer.source.snippets, given));
  reportModules(statements, bodyLine, inner);
  return {markdown, inner};
}
