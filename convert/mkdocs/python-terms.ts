import type {Block, TermEntry} from './python-block.js';
import {dedented, endOfIndented, isBlank, type Line} from './python-lines.js';
import type {BlockReader} from './python-reader.js';
import {endsOthers} from './python-slashes.js';

/** The mark of a definition; more spaces than three are a part of its text. */
const definition = /^ {0,3}: {1,3}(?=.*\S)/;

/** Whether terms, and a definition of them, begin at a line. */
export function termsAt(lines: readonly Line[], start: number): boolean {
  // The term may be a comment, which is a block of its own.
  if (definition.test(lines[start]?.text ?? '')) return true;
  for (let at = start; at < lines.length && at < start + 20; at++) {
    const line = lines[at];
    if (at > start && definition.test(line?.text ?? '')) return true;
    if (!isBlank(line)) continue;
    // A definition may be below an empty line.
    return at > start && definition.test(lines[at + 1]?.text ?? '');
  }
  return false;
}

/** Reads terms, with their definitions, until something else begins. */
export function readTerms(
  lines: readonly Line[],
  start: number,
  {features, read}: BlockReader,
): Block {
  const isEnd = (line: Line) => endsOthers(line.text, features);
  const entries: TermEntry[] = [];
  let at = start;
  let end = start;
  while (at < lines.length) {
    const line = lines[at] as Line;
    if (isEnd(line)) break;
    const [mark] = definition.exec(line.text) ?? [];
    if (mark !== undefined) {
      let stop = at + 1;
      // Lines of the same paragraph need not be indented.
      for (; stop < lines.length; stop++) {
        const below = lines[stop] as Line;
        if (isBlank(below) || definition.test(below.text) || isEnd(below)) break;
      }
      stop = Math.max(stop, isBlank(lines[stop]) ? endOfIndented(lines, stop) : stop);
      const first = {text: line.text.slice(mark.length), at: line.at};
      entries.push({blocks: read([first, ...dedented(lines.slice(at + 1, stop))])});
      at = stop;
      end = at;
    } else if (isBlank(line)) at++;
    else if (definition.test(line.text) || termsAt(lines, at)) {
      entries.push({term: line});
      at++;
    } else break;
  }
  return {kind: 'terms', entries, lines: lines.slice(start, end)};
}
