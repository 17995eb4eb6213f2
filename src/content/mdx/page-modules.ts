import {splitFrontmatter} from '../frontmatter.js';
import {mostCharacters} from './fill-code.js';
import {reportTooMuch} from './passed-content.js';
import {snippetProps} from './snippet-props.js';
import {takeModules} from './modules.js';
import type {DocNode} from '../nodes.js';
import {openScope, reportModules} from './open-scope.js';
import {
  ParseContext,
  type ModuleReader,
  type ReadMarkdownBody,
  type SnippetProps,
} from '../parse-context.js';
import type {TagMark} from '../../markdown/marks.js';
import {missingSnippet, snippetKey} from './snippets.js';

/** Snippets are nested to this depth. */
const deepest = 32;
/** A page has so many: snippets that include each other twice would double with each level. */
const most = 5000;

/** Reads imports and exports, and expands snippets where pages name them. */
export const pageModules: ModuleReader = {
  open(body, firstLine, source, readBody) {
    const {body: markdown, statements} = takeModules(body);
    const {file, frontmatter, snippets} = source;
    const code = source.extensions.interpreter?.({
      page: source.page,
      length: [...snippets.values()].reduce((sum, text) => sum + text.length, body.length),
      snippets,
      readBody,
      readSnippet: (key, values) =>
        nodesOf(key, {values, children: []}, firstLine, context, readBody),
    });
    const fileCode = code?.open({file, statements, firstLine, frontmatter});
    const scope = openScope(statements, file, snippets, undefined, fileCode);
    const context: ParseContext = new ParseContext({...source, scope, code});
    reportModules(statements, firstLine, context);
    return {markdown, context};
  },

  snippetNodes(tag, context, readBody) {
    const {mark, children, line} = tag;
    const key = snippetOf(mark, context);
    if (key === undefined) return context.source.scope.code?.componentNodes(tag, context);
    const values = snippetProps(mark.attributes, context.source);
    return nodesOf(key, {values, children}, line, context, readBody);
  },
};

/** The key of the snippet that a tag names: `<Snippet file="…">`, or an imported name. */
function snippetOf(mark: TagMark, context: ParseContext): string | undefined {
  if (mark.name !== 'Snippet') return context.source.scope.snippets.get(mark.name);
  const file = snippetProps(mark.attributes, context.source).get('file');
  return typeof file === 'string' ? snippetKey(file) : undefined;
}

/**
 * The content of a snippet with the tag's properties; the tag's children where the snippet is
 * missing.
 */
function nodesOf(
  key: string,
  props: SnippetProps,
  line: number,
  context: ParseContext,
  readBody: ReadMarkdownBody,
): readonly DocNode[] {
  const {snippets, trail} = context.source;
  const text = snippets.get(key);
  if (text === undefined) {
    context.report('page/snippet-missing', line, missingSnippet(key, snippets));
    return props.children;
  }
  if (trail.includes(key)) {
    context.report('page/snippet-cycle', line, {file: key});
    return [];
  }
  const {counts} = context;
  const isTooMuch =
    trail.length > deepest || counts.snippets >= most || counts.characters > mostCharacters;
  if (isTooMuch) {
    reportTooMuch(line, context);
    return [];
  }
  counts.snippets++;
  counts.characters += text.length;
  const {body, bodyLine} = splitFrontmatter(text, key).value;
  const {markdown, inner} = enter(body, bodyLine, key, props, context);
  return readBody(markdown, bodyLine, inner);
}

function enter(
  body: string,
  bodyLine: number,
  file: string,
  props: SnippetProps,
  outer: ParseContext,
) {
  const {code, snippets, extensions} = outer.source;
  const {body: markdown, statements} = takeModules(extensions.otherTools?.(body) ?? body);
  const fileCode = code?.open({file, statements, firstLine: bodyLine, props});
  const inner = outer.inside(file, openScope(statements, file, snippets, props, fileCode));
  reportModules(statements, bodyLine, inner);
  return {markdown, inner};
}
