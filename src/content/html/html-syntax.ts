import type {WrittenAttribute} from '../../markdown/attributes.js';
import {htmlElements} from '../../shared/html-elements.js';
import type {DocNode, AuthorStyles} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';
import {scanMarks} from '../../markdown/scan.js';
import type {ReadTag} from '../tag-node.js';

/** What reads raw HTML (`html-node.ts`). Most pages have none, so it is handed in where it is needed and loads only then. */
export interface HtmlReader {
  /** The nodes of an element of the allow-list. */
  htmlNodes(name: string, tag: ReadTag, reading: ParseContext): readonly DocNode[];
  /** What an `<svg>` draws. */
  svgNodes(tag: ReadTag, reading: ParseContext): readonly DocNode[];
  /** The picture that an `<svg>` as the value of an attribute draws; undefined where it is none. */
  svgImage(source: string): string | undefined;
  /** The classes and style among a component's attributes. */
  authorStylesOf(
    name: string,
    written: readonly WrittenAttribute[],
    line: number,
    reading: ParseContext,
  ): AuthorStyles | undefined;
}

const lookNames = /^(?:class|className|style)$/;

/** Whether a file holds raw HTML, components with a class or style, or a drawing as an icon; examples in code left aside. */
export function hasHtml(text: string): boolean {
  if (!/<[a-z][a-z0-9]*[\s/>]|\s(?:class|className|style)=/.test(text)) return false;
  for (const mark of scanMarks(text).values()) {
    if (mark.kind !== 'tag') continue;
    if (mark.name === 'svg' || htmlElements.has(mark.name)) return true;
    if (mark.attributes.some(isHtml)) return true;
  }
  return false;
}

function isHtml({name, value}: WrittenAttribute): boolean {
  return lookNames.test(name) || (value.kind === 'expression' && value.source.startsWith('<svg'));
}
