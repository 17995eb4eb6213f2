import {readFence} from '../../markdown/fence.js';
import {countLines} from '../../markdown/indentation.js';
import type {MathScan} from '../../markdown/math-syntax.js';
import type {Marks} from '../../markdown/marks.js';
import {scanMarks} from '../../markdown/scan.js';
import type {ScannedText} from '../scanned-page.js';

/** A part of a body that can be read on its own. */
export interface BodySlice {
  readonly markdown: string;
  /** How many lines of the body come before it. */
  readonly skipped: number;
}

/** Bodies of a usual length are read in one go: so many characters take some milliseconds. */
export const longBody = 72_000;

/** So many characters are shown within some milliseconds. */
export const sliceLength = 8_000;

/**
 * Where something new may begin: not in the middle of a list, of a quote or of what is indented.
 */
const opening = /^(?![ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])./;
const definition = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S.*$/gm;

/**
 * Cuts a long body between its top-level blocks, so that its beginning can be shown before the rest
 * is read. Every slice gets the reference definitions of all. What cannot be cut (one huge
 * component) stays whole. The body may have been `scanned`.
 */
export function sliceBody(
  body: string,
  math?: MathScan,
  scanned?: ScannedText,
): readonly BodySlice[] {
  const markdown = withoutDeepIndent(body);
  if (markdown.length < longBody) return [{markdown, skipped: 0}];
  const definitions = (markdown.match(definition) ?? []).join('\n');
  // Each slice reads them again.
  const length = Math.max(sliceLength, definitions.length);
  const marks = scanned?.text === markdown ? scanned.marks : scanMarks(markdown, {math});
  const slices: BodySlice[] = [];
  let start = 0;
  let skipped = 0;
  for (const end of [...cutsOf(markdown, length, marks), markdown.length]) {
    const text = markdown.slice(start, end);
    slices.push({markdown: definitions === '' ? text : `${text}\n\n${definitions}`, skipped});
    skipped += countLines(text);
    start = end;
  }
  return slices;
}

/** Offsets of lines that begin a slice, at least `length` apart. */
function cutsOf(markdown: string, length: number, marks: Marks): readonly number[] {
  const isInside = insideTags(marks);
  const cuts: number[] = [];
  let last = 0;
  let isAfterBlank = false;
  for (let at = 0; at < markdown.length;) {
    const newline = markdown.indexOf('\n', at);
    const lineEnd = newline === -1 ? markdown.length : newline + 1;
    const line = markdown.slice(at, lineEnd);
    const isFar = at - last >= length;
    if (isFar && isAfterBlank && opening.test(line) && !isInside(at)) {
      cuts.push(at);
      last = at;
    }
    isAfterBlank = line.trim() === '';
    at = readFence(markdown, at)?.end ?? lineEnd;
  }
  return cuts;
}

/** A test, for ascending offsets, whether they are inside a tag or a comment. */
function insideTags(marks: Marks): (offset: number) => boolean {
  const all = marks.entries();
  let next = all.next();
  let end = 0;
  return (offset) => {
    while (!next.done && next.value[0] < offset) {
      const mark = next.value[1];
      const markEnd = mark.kind === 'tag' ? (mark.close ?? mark.end) : mark.end;
      end = Math.max(end, markEnd);
      next = all.next();
    }
    return offset < end;
  };
}

/** Levels up to this column are read: 64 levels of two or more columns each. */
const deepest = 160;

/** So many deeper lines are not a drawing in a code block. */
const many = 500;

/**
 * A body without the indentation of levels that are not read. Thousands of nested list items are
 * mostly blanks, which each level would scan again. Line numbers stay the same; usual bodies are
 * returned as they are.
 */
function withoutDeepIndent(body: string): string {
  if (body.length < many * deepest) return body;
  const deep = new RegExp(`^([ \\t]{${deepest}})[ \\t]+`, 'gm');
  return (body.match(deep)?.length ?? 0) < many ? body : body.replace(deep, '$1');
}
