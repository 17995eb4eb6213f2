import {columnsOf, removeIndent} from './indentation.js';
import {blank, lineAt, listMarker, outdent, quoteMarker, rule} from './line-rules.js';

/**
 * Lines without the marker or indentation of the container around them: they belong to it only as
 * the continuation of a paragraph (CommonMark §5.1, "lazy"). Their offsets in the content, with
 * those in the text around it.
 */
export type LazyLines = ReadonlyMap<number, number>;

/** The content of a list item or quote, without markers and indentation. */
export interface Container {
  readonly content: string;
  readonly lazy: LazyLines;
  /** The offset after it in the text around it. */
  readonly end: number;
}

export interface ItemContainer extends Container {
  /** The sign of its bullet, or the one after its number: items of a list have the same. */
  readonly sign: string;
  /** Its number, if it has one. */
  readonly start: number | undefined;
}

/** A text with containers. */
export interface Around {
  readonly text: string;
  readonly end: number;
  readonly lazy: LazyLines;
  /** Whether the text may contain indented code, so that deeper text is not part of the marker. */
  readonly hasIndentedCode: boolean;
  /** Whether a line begins a block that ends a container without its marker or indentation. */
  readonly startsBlock: (at: number, line: string) => boolean;
}

/** The list item that begins at an offset (CommonMark §5.2). */
export function readItem(around: Around, start: number): ItemContainer | undefined {
  const first = lineAt(around.text, start, around.end);
  const [marker, number] = listMarker.exec(first) ?? [];
  if (marker === undefined || rule.test(first)) return undefined;
  const rest = first.slice(marker.length);
  const width = columnsOf(' '.repeat(marker.length) + rest) - marker.length;
  const isCode = width > 4 && around.hasIndentedCode;
  const indent = marker.length + (blank.test(rest) || isCode ? 1 : width);
  const lines = new ContentLines();
  let at = lines.add(outdent(rest, indent - marker.length, marker.length), start + first.length);
  for (let line; at < around.end;) {
    line = lineAt(around.text, at, around.end);
    const end = at + line.length;
    // It may begin with one blank line only.
    if (blank.test(line) && blank.test(lines.content)) break;
    const isInside = !around.lazy.has(at) && columnsOf(line) >= indent;
    // In code, tabs stay.
    const without = lines.fence ? removeIndent : outdent;
    if (isInside || blank.test(line)) at = lines.add(without(line, indent), end);
    else if (!lines.mayContinue || around.startsBlock(at, line)) break;
    else at = lines.addLazy(line, at);
  }
  return {
    content: lines.content.slice(0, lines.filled),
    lazy: lines.lazy,
    end: Math.min(lines.filledEnd, around.end),
    sign: marker.slice(-1),
    start: number === undefined ? undefined : Number(number),
  };
}

/** The quote that begins at an offset (CommonMark §5.1). */
export function readQuote(around: Around, start: number): Container | undefined {
  const lines = new ContentLines();
  let at = start;
  for (let line; at < around.end;) {
    line = lineAt(around.text, at, around.end);
    const marker = around.lazy.has(at) ? undefined : quoteMarker.exec(line)?.[0];
    if (marker !== undefined) {
      at = lines.add(outdent(line.slice(marker.length), 1, marker.length), at + line.length);
    } else if (blank.test(line) || !lines.mayContinue || around.startsBlock(at, line)) break;
    else at = lines.addLazy(line, at);
  }
  if (at === start) return undefined;
  return {content: lines.content, lazy: lines.lazy, end: Math.min(at, around.end)};
}

/** How a fence begins, also in list items and quotes of the content. */
const fence = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*(`{3,}(?![^\n]*`)|~{3,})/;

/** The lines of a container, as they are read. */
export class ContentLines {
  content = '';
  readonly lazy = new Map<number, number>();
  /** The length of the content up to its last line that is not blank, and that line's end. */
  filled = 0;
  filledEnd = 0;
  /** Whether the next line may continue a paragraph: not after a blank line, and not in code. */
  mayContinue = false;
  /** The fence of the code that the next line is in, unless that is too far left; empty outside. */
  fence: string | undefined = '';
  /** What is between the lines so far and the next one. */
  #lineEnd = '';

  /** Adds a line whose line end is at `end` in the text around; gives the offset after that. */
  add(line: string, end: number): number {
    this.#append(line, end);
    if (!this.fence) this.fence = fence.exec(line)?.[1];
    else if (line.replace(/^[ \t>]+/, '').startsWith(this.fence) && !/[^`~\s>]/.test(line)) {
      this.fence = '';
    }
    this.mayContinue = !this.fence && !blank.test(line);
    return end + 1;
  }

  addLazy(line: string, at: number): number {
    const end = at + line.length;
    this.lazy.set(this.content.length + 1, at);
    this.#append(line, end);
    return end + 1;
  }

  #append(line: string, end: number): void {
    this.content += this.#lineEnd + line;
    if (this.#lineEnd === '' || !blank.test(line)) {
      this.filled = this.content.length;
      this.filledEnd = end + 1;
    }
    this.#lineEnd = '\n';
  }
}
