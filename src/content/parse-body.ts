import {lexPage} from '../markdown/lexer.js';
import type {MathScan} from '../markdown/math-syntax.js';
import type {DocNode} from './nodes.js';
import {ParseContext, type ParseSource} from './parse-context.js';
import {toTree} from './tree.js';

/** A part of a body that has been read. */
export interface BodyPart {
  readonly nodes: readonly DocNode[];
  readonly isLast: boolean;
}

/** A page's body without its module statements, and the context to read it in. */
export interface OpenedBody {
  readonly markdown: string;
  readonly context: ParseContext;
}

/** Prepares to read a page's body. `firstLine` is its line in the file. */
export function openBody(body: string, firstLine: number, source: ParseSource): OpenedBody {
  return (
    source.extensions.modules?.open(body, firstLine, source) ?? {
      markdown: body,
      context: new ParseContext(source),
    }
  );
}

/**
 * Reads an opened body part by part; problems are added to its context. Most bodies are one part.
 */
export function* readBody(
  {markdown, context}: OpenedBody,
  firstLine: number,
): Generator<BodyPart, undefined, undefined> {
  const math = mathIn(markdown, context.source);
  const {progressive} = context.source.extensions;
  const slices = progressive?.slicesOf(markdown, math) ?? [{markdown, skipped: 0}];
  for (const [index, slice] of slices.entries()) {
    const nodes = readMarkdown(slice.markdown, firstLine + slice.skipped, context, math);
    yield {nodes, isLast: index === slices.length - 1};
  }
}

function readMarkdown(
  markdown: string,
  firstLine: number,
  context: ParseContext,
  math: MathScan | undefined,
): readonly DocNode[] {
  const {file, extensions} = context.source;
  const hasIndentedCode = !/\.mdx$/i.test(file);
  const tokens = lexPage(markdown, {hasIndentedCode, math});
  return toTree(tokens, firstLine, context, {
    math,
    expandSnippet: (tag) =>
      extensions.modules?.snippetNodes(tag, context, (text, line, inner) =>
        readMarkdown(text, line, inner, mathIn(text, inner.source)),
      ),
  });
}

/** How formulas are found in a text; each file has its own answer. */
function mathIn(text: string, {extensions, latex}: ParseSource): MathScan | undefined {
  const reader = extensions.math;
  return reader && {reader, singles: reader.singleSigns(text, latex)};
}
