import {lexPage} from './markdown.js';
import type {Modules} from './modules-door.js';
import type {DocNode} from './nodes.js';
import {Reading, type Source} from './reading.js';
import {toTree, type PutIn} from './tree.js';

/** A body read: its tree, and the reading that holds its problems. */
export interface ReadBody {
  readonly nodes: readonly DocNode[];
  readonly reading: Reading;
}

/** Reads a page's body. `firstLine` is its line in the file. */
export function readBody(
  body: string,
  firstLine: number,
  source: Source,
  modules: Modules | undefined,
): ReadBody {
  const {markdown, reading} = modules?.open(body, firstLine, source) ?? {
    markdown: body,
    reading: new Reading(source),
  };
  return {nodes: readMarkdown(markdown, firstLine, reading, modules), reading};
}

function readMarkdown(
  markdown: string,
  firstLine: number,
  reading: Reading,
  modules: Modules | undefined,
): readonly DocNode[] {
  const hasIndentedCode = !/\.mdx$/i.test(reading.source.file);
  const putIn: PutIn = (tag) =>
    modules?.snippetNodes(tag, reading, (text, line, inner) =>
      readMarkdown(text, line, inner, modules),
    );
  return toTree(lexPage(markdown, {hasIndentedCode}), firstLine, reading, putIn);
}
