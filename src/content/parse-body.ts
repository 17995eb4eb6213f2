import type {LongPages} from './progressive/progressive.js';
import {lexPage} from '../markdown/lexer.js';
import {mathReader, type SingleSigns} from '../markdown/math-syntax.js';
import type {Modules} from './mdx/module-syntax.js';
import type {DocNode} from './nodes.js';
import {ParseContext, type ParseSource} from './parse-context.js';
import {toTree, type ExpandSnippet} from './tree.js';

/** A body being read, one slice after another. */
export interface BodyReader {
  /** Reads the next slice. */
  next(): readonly DocNode[];
  readonly isDone: boolean;
  /** Holds the problems found so far. */
  readonly reading: ParseContext;
}

/** Reads a page's body. `firstLine` is its line in the file. */
export function parseBody(
  body: string,
  firstLine: number,
  source: ParseSource,
  modules: Modules | undefined,
  slicesOf?: LongPages['slicesOf'],
): BodyReader {
  const {markdown, reading} = modules?.open(body, firstLine, source) ?? {
    markdown: body,
    reading: new ParseContext(source),
  };
  const slices = slicesOf?.(markdown) ?? [{markdown, skipped: 0}];
  const singles = mathReader?.singleSigns(markdown, source.latex);
  let read = 0;
  return {
    reading,
    get isDone() {
      return read === slices.length;
    },
    next() {
      const slice = slices[read];
      if (slice === undefined) return [];
      read++;
      return readMarkdown(slice.markdown, firstLine + slice.skipped, reading, modules, singles);
    },
  };
}

function readMarkdown(
  markdown: string,
  firstLine: number,
  reading: ParseContext,
  modules: Modules | undefined,
  singles: SingleSigns = 'none',
): readonly DocNode[] {
  const hasIndentedCode = !/\.mdx$/i.test(reading.source.file);
  const putIn: ExpandSnippet = (tag) =>
    modules?.snippetNodes(tag, reading, (text, line, inner) =>
      readMarkdown(text, line, inner, modules, mathReader?.singleSigns(text, reading.source.latex)),
    );
  return toTree(lexPage(markdown, {hasIndentedCode, singles}), firstLine, reading, putIn);
}
