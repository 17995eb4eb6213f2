import {readFence} from './fence.js';
import {columnsOf, removeIndent} from './indent.js';

/**
 * Takes the indentation off a tag's content: up to `column`, the tag's own. Where content is indented less than the tag,
 * from there on only what it has is taken, so that lists and code keep their shape. Lines still count.
 */
export function dedent(text: string, column: number): string {
  if (column === 0) return text;
  let base = column;
  let dedented = '';
  for (let at = 0; at < text.length;) {
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
