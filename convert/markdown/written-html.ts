import {escaped} from '../../src/html/html.js';
import {attributeOf, textOf, type HtmlElement} from './html-tree.js';
import {literal} from './reading.js';

/** The tag of what Markdown has one notation for, in HTML. */
const writtenTag = 'docs-written';

/** A formula, or what refers to a footnote, as it is written in Markdown. */
export interface Written {
  readonly text: string;
  /** What a reading has for it. */
  readonly reading: string;
  /** Whether it is a block, not a part of a line. */
  readonly isBlock: boolean;
}

/** HTML of a formula in TeX. */
export function mathHtml(tex: string, isBlock = false): string {
  return `<${writtenTag} kind="${isBlock ? 'block' : 'math'}">${escaped(tex)}</${writtenTag}>`;
}

/** HTML of what refers to a footnote. */
export function footnoteHtml(label: string): string {
  return `<${writtenTag} kind="footnote">${escaped(label)}</${writtenTag}>`;
}

/** What an element is written as; `undefined` for any other element. */
export function writtenOf(element: HtmlElement): Written | undefined {
  if (element.tagName !== writtenTag) return undefined;
  const text = textOf(element.childNodes).trim();
  switch (attributeOf(element, 'kind')) {
    case 'footnote':
      // What it refers to is in another piece, so it is read as text.
      return {text: `[^${text}]`, reading: literal(`[^${text}]`), isBlock: false};
    case 'block':
      return {text: `$$\n${text}\n$$`, reading: `$${text}$`, isBlock: true};
    default:
      return {text: `$${text}$`, reading: `$${text}$`, isBlock: false};
  }
}
