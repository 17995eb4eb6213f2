import {scanMarks} from '../../src/markdown/scan.js';

/** Markdown in which the braces of another tool's text are text; those in code already are. */
export function escapeExpressions(text: string): string {
  if (!text.includes('{')) return text;
  let escaped = '';
  let at = 0;
  for (const [start, mark] of scanMarks(text)) {
    if (start < at || (mark.kind !== 'expression' && mark.kind !== 'comment')) continue;
    if (text[start] !== '{') continue; // a comment of HTML
    const source = text.slice(start, mark.end);
    escaped += text.slice(at, start) + source.replaceAll('{', '\\{');
    at = mark.end;
  }
  return escaped + text.slice(at);
}
