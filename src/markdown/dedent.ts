import {readFence} from './fence.js';
import {columnsOf, removeIndent} from './indentation.js';

/**
 * Removes the indentation of a tag's content: up to `column`, the tag's own. From the first line
 * that is indented less, only that much is removed, so that lists and code keep their shape. Line
 * numbers stay the same.
 */
export function dedent(text: string, column: number): string {
  let base = column;
  let dedented = '';
  for (let at = 0; at < text.length;) {
    if (base === 0) return dedented + text.slice(at);
    const fence = readFence(text, at);
    const newline = text.indexOf('\n', at);
    const end = fence?.end ?? (newline === -1 ? text.length : newline + 1);
    const part = text.slice(at, end);
    if (part.trim() !== '') base = Math.min(base, columnsOf(part));
    dedented += removeIndent(part, base);
    at = end;
  }
  return dedented;
}

/**
 * The leading lines that are indented by four columns or more, with fences among them whole, and
 * the lines that continue their paragraphs with less indentation.
 */
export function indentedPart(text: string): string {
  let at = 0;
  let isContinuing = false;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const isBlank = line.trim() === '';
    if (!isBlank && !isContinuing && columnsOf(line) < 4) break;
    const fence = readFence(text, at);
    isContinuing = !isBlank && fence === undefined;
    at = fence?.end ?? end;
  }
  return text.slice(0, at);
}
