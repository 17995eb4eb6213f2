import type {DocNode} from '../nodes.js';
import type {ParseContext, ParseSource} from '../parse-context.js';
import type {TagMark} from '../../markdown/scan.js';

/** A tag that may stand for a snippet. */
export interface SnippetTag {
  readonly mark: TagMark;
  readonly children: readonly DocNode[];
  readonly line: number;
}

/** Reads Markdown inside of a page that is being read. */
export type ReadMarkdownBody = (
  markdown: string,
  firstLine: number,
  reading: ParseContext,
) => readonly DocNode[];

/**
 * What reads imports, exports and snippets (`page-modules.ts`). Few pages have any, so it is handed in where it is needed
 * and loads only then.
 */
export interface Modules {
  /** Takes the module statements out of a page's body and begins to read it with the names that they give. */
  open(
    body: string,
    firstLine: number,
    source: ParseSource,
  ): {markdown: string; reading: ParseContext};
  /** What stands in the snippet that a tag means; undefined for tags that mean none. */
  snippetNodes(
    tag: SnippetTag,
    reading: ParseContext,
    readBody: ReadMarkdownBody,
  ): readonly DocNode[] | undefined;
}

/** Whether a file imports, exports or holds snippets. */
export function hasModules(text: string): boolean {
  return /^(?:import|export)\s|<Snippet\b/m.test(text);
}
