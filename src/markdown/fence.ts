import {columnsOf, removeIndent} from './indentation.js';

/** A fenced code block found at the beginning of a line. */
export interface Fence {
  /** Column of the fence; its lines can be indented by as much. */
  readonly indent: number;
  /** The text after the opening marks. */
  readonly info: string;
  readonly code: string;
  /** Whether a line closes it. */
  readonly isClosed: boolean;
  /** Offset after the closing line, or of the text's end. */
  readonly end: number;
}

/** The opening line of a fence. */
interface OpenedFence extends Pick<Fence, 'indent' | 'info'> {
  readonly marks: string;
  /** Where the line after it begins. */
  readonly bodyStart: number;
}

const opening = /([ \t]*)(`{3,}|~{3,})([^\n]*)(?:\n|$)/y;

/**
 * Reads the fenced code block whose line begins at `lineStart` (CommonMark §4.5). In MDX it may be
 * indented by any number of columns, in plain Markdown by `mostIndent` = 3. Undefined where no
 * fence opens. One that never closes reaches to the end of the text.
 */
export function readFence(text: string, lineStart: number, mostIndent = 999): Fence | undefined {
  const opened = openFence(text, lineStart, mostIndent);
  if (opened === undefined) return undefined;
  const {indent, info, marks, bodyStart} = opened;
  const closing = new RegExp(
    `^[ \\t]{0,${String(mostIndent)}}${marks[0] ?? ''}{${String(marks.length)},}[ \\t]*(?:\\n|$)`,
    'gm',
  );
  closing.lastIndex = bodyStart;
  const close = bodyStart < text.length ? closing.exec(text) : null;
  const bodyEnd = close?.index ?? text.length;
  return {
    indent,
    info,
    code: removeIndent(text.slice(bodyStart, bodyEnd).replace(/\n$/, ''), indent),
    isClosed: close !== null,
    end: close === null ? text.length : close.index + close[0].length,
  };
}

/** Reads the opening line of a fenced code block. */
export function openFence(
  text: string,
  lineStart: number,
  mostIndent = 999,
): OpenedFence | undefined {
  opening.lastIndex = lineStart;
  const [matched, space = '', marks = '', info = ''] = opening.exec(text) ?? [];
  if (matched === undefined || (marks.startsWith('`') && info.includes('`'))) return undefined;
  const indent = columnsOf(space);
  if (indent > mostIndent) return undefined;
  return {indent, info: info.trim(), marks, bodyStart: lineStart + matched.length};
}
