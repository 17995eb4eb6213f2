import type {DocNode} from '../nodes.js';
import type {NodesWithin} from './render-budget.js';
import type {BodySlice} from './slices.js';
import type {SnippetTexts} from '../mdx/snippets.js';

/** What reads long pages piece by piece (`long-pages.ts`). Most pages are short, so it is handed in where it is needed. */
export interface LongPages {
  /** The parts of a body that are read one after the other. */
  readonly slicesOf: (markdown: string) => readonly BodySlice[];
  /** The beginning of what has been read, as much as can be shown in one go. */
  readonly takeWithin: (nodes: readonly DocNode[], weight: number) => NodesWithin;
}

/** Whether a file and its snippets are so long that reading or showing them in one go could be felt. */
export function isLong(text: string, snippets: SnippetTexts | undefined): boolean {
  let length = text.length;
  for (const snippet of snippets?.values() ?? []) length += snippet?.length ?? 0;
  return length > 40_000;
}
