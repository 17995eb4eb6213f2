import type {DocNode} from './nodes.js';
import type {Reading} from './reading.js';
import type {ReadTag} from './tag-node.js';

/** What reads raw HTML (`html-node.ts`). Most pages have none, so it is handed in where it is needed and loads only then. */
export interface HtmlReader {
  /** The nodes of an element of the allow-list. */
  htmlNodes(name: string, tag: ReadTag, reading: Reading): readonly DocNode[];
  /** The picture that an `<svg>` draws. */
  svgNodes(tag: ReadTag): readonly DocNode[];
}

/** Whether a file may hold raw HTML. */
export function hasHtml(text: string): boolean {
  return /<[a-z][a-z0-9]*[\s/>]/.test(text);
}
