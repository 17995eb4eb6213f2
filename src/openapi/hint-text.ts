import {htmlElements} from '../content/html/html-elements.js';
import {droppedElements} from '../shared/html-elements.js';

/** Code between backticks, which nothing is read in. */
const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/s;
const tag = /<(\/?)([a-z][\w.:-]*)((?:\s[^<>]{0,200})?\/?)>/gi;

/**
 * A short text from Markdown, for a hint next to a field: the first paragraph, without marks. As on
 * the page, which shows the description as its author wrote it, a `<word>` that is not closed and
 * names no element is text.
 */
export function hintText(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const closed = new Set([...paragraph.matchAll(tag)].map(([, slash, name]) => slash && name));
  const isMarkup = (name: string, rest: string): boolean =>
    htmlElements.has(name) || droppedElements.has(name) || closed.has(name) || rest.endsWith('/');
  const withoutMarks = (text: string): string =>
    text
      .replace(/<(https?:[^\s<>]+)>/gi, '$1')
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(tag, (written, _, name: string, rest: string) =>
        isMarkup(name, rest) ? '' : written,
      )
      .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
      .replace(/(\*\*|__)(.+?)\1/g, '$2');
  // Every third part is the backticks, and the next one the code between them.
  return paragraph
    .split(codeSpan)
    .map((part, index) => ['', part.trim(), withoutMarks(part)][(index + 2) % 3] ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
