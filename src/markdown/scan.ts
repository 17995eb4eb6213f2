import {readAttributes} from './attributes.js';
import {braceFinder} from './braces.js';
import {codeFinder} from './code-spans.js';
import {openFence, readFence} from './fence.js';
import {voidElements} from '../shared/html-elements.js';
import {closingTag, markBlocks, startsLine} from './mark-blocks.js';
import type {Mark, Marks, TagMark} from './marks.js';
import type {MathScan} from './math-syntax.js';

const openName = /<([A-Za-z][\w.-]*(?::[A-Za-z][\w-]*)?|)(?=[\s/>])/y;
const bracesComment = /\{\s*\/\*/y;
/** A text in backticks, which may contain blank lines. */
const template = /\{\s*`(?:\\[^]|[^`\\])*`\s*\}/y;
const blankLine = /\n[ \t]*(?=\n)/g;
/** What may begin something other than plain text. */
const special = /[\n\\`<{$]/g;
/** The first line of code that goes on in the next one, after which blank lines may follow. */
const codeLine = /\{[^\n]*(?:[([{]|=>|&&|\|\|)[ \t]*\n/y;

/** How marks are found in one text. */
export interface ScanOptions {
  /** How formulas are found; without it there are none. */
  readonly math?: MathScan | undefined;
  /** Whether there are no expressions: the text is Markdown, but not MDX. */
  readonly bracesAreText?: boolean | undefined;
}

/**
 * Finds all tags, comments and expressions of a text in one pass, and which closing tag belongs to
 * which opening one. Fenced code, inline code, formulas, escaped characters, and the content of
 * `script` and `style` are skipped.
 *
 * A closing tag closes the nearest open tag of its name; tags left open between them never close.
 */
export function scanMarks(text: string, {math, bracesAreText}: ScanOptions = {}): Marks {
  const marks = new Map<number, Mark>();
  const open: TagMark[] = [];
  const openNames = new Map<string, number>();
  let paragraphEnd = -1;
  // Tags and code may contain blank lines, expressions in a text may not.
  const findAnywhere = braceFinder(text);
  const findInText = braceFinder(text);
  const findCodeEnd = codeFinder(text);
  let at = 0;
  let isLineStart = true;
  // Searched once: thousands of tags and comments may never be closed.
  const lastComment = text.lastIndexOf('-->');
  let lastBracesComment = text.lastIndexOf('*/');
  const lastLatex = text.lastIndexOf('</Latex>');

  const endOfParagraph = (): number => {
    if (paragraphEnd <= at) {
      blankLine.lastIndex = at;
      paragraphEnd = blankLine.exec(text)?.index ?? text.length;
    }
    return paragraphEnd;
  };
  const closeTag = (name: string, start: number, end: number): void => {
    const count = openNames.get(name) ?? 0;
    if (count === 0) {
      if (!voidElements.has(name)) marks.set(start, {kind: 'stray', name, end});
      else marks.set(start, {kind: 'comment', end});
      return;
    }
    for (let tag = open.pop(); tag !== undefined; tag = open.pop()) {
      openNames.set(tag.name, (openNames.get(tag.name) ?? 1) - 1);
      if (tag.name !== name) continue;
      tag.contentEnd = start;
      tag.close = end;
      return;
    }
  };

  while (at < text.length) {
    if (isLineStart) {
      isLineStart = false;
      const fenceEnd = skipFence(text, at);
      if (fenceEnd !== undefined) {
        at = fenceEnd;
        isLineStart = true;
        continue;
      }
    }
    const character = text[at];
    if (character === '\n') {
      isLineStart = true;
      at++;
    } else if (character === '\\') {
      at += text[at + 1] === '\n' ? 1 : 2;
    } else if (character === '`') {
      at = findCodeEnd(at, endOfParagraph());
    } else if (character === '<') {
      at = (at < lastLatex ? takeMath(at) : undefined) ?? readAngle(at);
    } else if (character === '{') {
      at = bracesAreText ? at + 1 : readBrace(at);
    } else if (character === '$') {
      at = takeMath(at) ?? at + (text[at + 1] === '$' ? 2 : 1);
    } else {
      special.lastIndex = at;
      at = special.exec(text)?.index ?? text.length;
    }
  }
  markBlocks(text, marks);
  return marks;

  function readAngle(start: number): number {
    if (text.startsWith('<!--', start)) {
      const end = start < lastComment ? text.indexOf('-->', start + 4) : -1;
      if (end === -1) return start + 4;
      marks.set(start, {kind: 'comment', end: end + 3});
      return end + 3;
    }
    closingTag.lastIndex = start;
    const closed = closingTag.exec(text);
    if (closed !== null) {
      closeTag(closed[1] ?? '', start, start + closed[0].length);
      return start + closed[0].length;
    }
    openName.lastIndex = start;
    const opened = openName.exec(text);
    const rest =
      opened === null ? undefined : readAttributes(text, start + opened[0].length, findAnywhere);
    if (opened === null || rest === undefined) return start + 1;
    const name = opened[1] ?? '';
    const {attributes, end} = rest;
    const isEmpty = rest.isSelfClosing || voidElements.has(name);
    const contentEnd = isEmpty ? end : undefined;
    const tag: TagMark = {
      kind: 'tag',
      name,
      attributes,
      end,
      isBlock: false,
      contentEnd,
      close: contentEnd,
    };
    marks.set(start, tag);
    if (isEmpty) return end;
    if (name === 'script' || name === 'style') {
      const close = text.indexOf(`</${name}>`, end);
      tag.contentEnd = close === -1 ? text.length : close;
      tag.close = close === -1 ? text.length : close + name.length + 3;
      return tag.close;
    }
    open.push(tag);
    openNames.set(name, (openNames.get(name) ?? 0) + 1);
    return end;
  }

  function takeMath(start: number): number | undefined {
    if (math === undefined) return undefined;
    const formula = math.reader.readMath(text, start, endOfParagraph(), math.singles, findCodeEnd);
    if (formula !== undefined) marks.set(start, formula);
    return formula?.end;
  }

  function isCodeBlock(start: number): boolean {
    codeLine.lastIndex = start;
    return startsLine(text, start) && codeLine.test(text);
  }

  function readBrace(start: number): number {
    bracesComment.lastIndex = start;
    if (start < lastBracesComment && bracesComment.test(text)) {
      const close = /\*\/\s*\}/g;
      close.lastIndex = start;
      const end = close.exec(text);
      if (end === null) {
        lastBracesComment = -1;
        return start + 1;
      }
      marks.set(start, {kind: 'comment', end: end.index + end[0].length});
      return end.index + end[0].length;
    }
    template.lastIndex = start;
    let end: number | undefined;
    if (template.test(text)) end = template.lastIndex;
    else end = isCodeBlock(start) ? findAnywhere(start) : findInText(start, endOfParagraph());
    if (end === undefined) return start + 1;
    marks.set(start, {kind: 'expression', source: text.slice(start + 1, end - 1), end});
    return end;
  }
}

const markers = /((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*)(?=[ \t]*(?:```|~~~))/y;
const quotedLine = /[ \t]*>.*(?:\n|$)/y;

/**
 * The end of the fence that opens on this line, possibly after the markers of list items and
 * quotes.
 */
export function skipFence(text: string, lineStart: number): number | undefined {
  markers.lastIndex = lineStart;
  const prefix = markers.exec(text)?.[1];
  if (prefix === undefined) return undefined;
  const start = lineStart + prefix.length;
  if (!prefix.includes('>')) return readFence(text, start)?.end;
  const opened = openFence(text, start);
  if (opened === undefined) return undefined;
  // In a quote the closing line has a marker, too: the quote reads it again, so it is skipped here.
  let end = opened.bodyStart;
  for (quotedLine.lastIndex = end; quotedLine.test(text); quotedLine.lastIndex = end) {
    end = quotedLine.lastIndex;
    if (end === text.length) break;
  }
  return end;
}
