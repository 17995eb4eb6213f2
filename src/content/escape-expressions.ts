import type {MathScan} from '../markdown/math-syntax.js';
import {scanMarks} from '../markdown/scan.js';

/**
 * Markdown that is not MDX, such as a description, for our reader: its braces are text. Those in
 * code already are, and those in formulas that `math` finds belong to them.
 */
export function escapeExpressions(text: string, math?: MathScan): string {
  if (!text.includes('{')) return text;
  let escaped = '';
  let at = 0;
  for (const [start, mark] of scanMarks(text, math)) {
    if (start < at || (mark.kind !== 'expression' && mark.kind !== 'comment')) continue;
    if (text[start] !== '{') continue; // a comment of HTML
    const source = text.slice(start, mark.end);
    escaped += text.slice(at, start) + source.replaceAll('{', '\\{');
    at = mark.end;
  }
  return escaped + text.slice(at);
}
