import {htmlElements} from './html-elements.js';
import type {DocNode} from './nodes.js';
import type {Reading} from './reading.js';
import {scanMarks} from './scan.js';
import type {ReadTag} from './tag-node.js';

/** What reads raw HTML (`html-node.ts`). Most pages have none, so it is handed in where it is needed and loads only then. */
export interface HtmlReader {
  /** The nodes of an element of the allow-list. */
  htmlNodes(name: string, tag: ReadTag, reading: Reading): readonly DocNode[];
  /** The picture that an `<svg>` draws. */
  svgNodes(tag: ReadTag): readonly DocNode[];
}

/** Whether a file holds raw HTML, examples in code left aside. */
export function hasHtml(text: string): boolean {
  if (!/<[a-z][a-z0-9]*[\s/>]/.test(text)) return false;
  for (const mark of scanMarks(text).values()) {
    if (mark.kind === 'tag' && (mark.name === 'svg' || htmlElements.has(mark.name))) return true;
  }
  return false;
}
