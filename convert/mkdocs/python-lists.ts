import type {Block} from './python-block.js';
import {opensFootnote} from './python-boxes.js';
import {endOfFence, type ClosingFences} from './python-fences.js';
import {htmlTagAt} from './python-html.js';
import {dedented, indentOf, isBlank, isRule, type Line} from './python-lines.js';
import type {BlockReader, Features} from './python-reader.js';
import {endsOthers} from './python-slashes.js';

/** The mark of an item, which is followed by its text. */
export const listMarker = /^ {0,3}(?:[*+-]|\d+\.) +(?=\S)/;

const nestedMarker = /^ {4,7}(?:[*+-]|\d+\.) +(?=\S)/;

/**
 * Reads the list that begins at a line. What is in an item is indented by four columns; an item
 * inside another one needs no empty line before it, but a paragraph does.
 */
export function readList(
  lines: readonly Line[],
  start: number,
  {features, read}: BlockReader,
  fences: ClosingFences,
): Block {
  const [first = ''] = listMarker.exec(lines[start]?.text ?? '') ?? [];
  const isOrdered = /\d/.test(first);
  const items: Line[][][] = [];
  let end = start;
  for (let at = start; at < lines.length;) {
    const line = lines[at] as Line;
    if (isBlank(line)) {
      const next = nextText(lines, at);
      const following = lines[next];
      if (!following || !continues(following, isOrdered, features)) break;
      for (let blank = at; blank < next; blank++)
        items
          .at(-1)
          ?.at(-1)
          ?.push(lines[blank] as Line);
      at = next;
      end = at;
      continue;
    }
    // Headings, rules and boxes are found before lists are, and HTML before all of them.
    if (/^#/.test(line.text) || (at > start && isRule(line.text))) break;
    if (endsOthers(line.text, features) || opensFootnote(line.text, features)) break;
    if (/^<[a-z]/i.test(line.text) && htmlTagAt(line.text) !== undefined) break;
    const [marker] = listMarker.exec(line.text) ?? [];
    if (marker !== undefined) {
      items.push([[{text: line.text.slice(marker.length), at: line.at}]]);
      at++;
    } else {
      const fence = endOfFence(lines, at, fences) ?? at;
      const parts = items.at(-1);
      // An item directly below the text of another one begins a list.
      const isNested = nestedMarker.test(line.text) && parts?.length === 1;
      if (isNested && !parts.at(-1)?.some(isBlank)) parts.push([]);
      parts?.at(-1)?.push(...lines.slice(at, fence + 1));
      at = fence + 1;
    }
    end = at;
  }
  return {
    kind: 'list',
    isOrdered,
    start: isOrdered ? Number.parseInt(first, 10) : 1,
    items: items.map((parts) => parts.flatMap((part) => read(linesOfItem(part)))),
    lines: lines.slice(start, end),
  };
}

/** The lines of an item without their indentation. Directly below its first line is no heading. */
function linesOfItem(lines: readonly Line[]): readonly Line[] {
  const blank = lines.findIndex(isBlank);
  return dedented(lines).map((line, index) => {
    const isText = index > 0 && (blank < 0 || index < blank) && line.text.startsWith('#');
    return isText ? {text: ` ${line.text}`, at: line.at} : line;
  });
}

/** Whether a line after an empty one belongs to a list. */
function continues(line: Line, isOrdered: boolean, features: Features): boolean {
  if (indentOf(line) >= 4) return true;
  const [marker] = listMarker.exec(line.text) ?? [];
  if (marker === undefined || /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,})$/.test(line.text)) return false;
  return !features.has('sane_lists') || /\d/.test(marker) === isOrdered;
}

/** The number of the next line that is not empty. */
function nextText(lines: readonly Line[], start: number): number {
  let at = start;
  while (at < lines.length && isBlank(lines[at])) at++;
  return at;
}
