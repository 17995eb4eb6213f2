import type {AppliedFix, FixedText} from '../diagnostic.js';
import {printable, type Paint} from './text.js';

/** Longer texts are cut in reports, in characters. */
const longest = 80;

/** What was fixed, for people: the place and the code of each problem, and what was replaced. */
export function fixReport(fixed: readonly AppliedFix[], paint: Paint): string {
  const blocks = fixed.map(({code, file, changes}) => {
    const [first] = changes;
    const place = paint('bold', printable(`${file}:${first?.line ?? 1}`));
    const lines = changes.map((change) => {
      const where = change.line === first?.line ? '' : `line ${change.line}: `;
      return `  ${where}${changeText(change)}\n`;
    });
    return `${place}  ${paint('cyan', 'fixed')}  ${paint('dim', code)}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

function changeText({find, replace}: FixedText): string {
  if (find === '') return `added ${quoted(replace)}`;
  return replace === '' ? `removed ${quoted(find)}` : `${quoted(find)} → ${quoted(replace)}`;
}

function quoted(text: string): string {
  if (text === '\ufeff') return 'the byte order mark';
  const line = printable(text.replaceAll(/\s+/g, ' '));
  return `"${line.length > longest ? `${line.slice(0, longest)}…` : line}"`;
}
