import {html} from 'lit';
import {
  takeCodeMarks,
  type CodeMark,
  type MarkedCode,
} from '../../../src/content/code/code-marks.js';
import {readCodeOptions, type CodeOptions} from '../../../src/content/code/code-options.js';
import {linesOf, type CodeToken} from '../../../src/content/code/code-token.js';
import {plainText} from '../../../src/content/code/language-name.js';

/** A collapsed block shows twelve lines: hiding only a few more is not worth a button. */
const fewestFolded = 16;

/** A block of code with what its author says of its lines. */
export interface ReadCode extends MarkedCode {
  readonly options: CodeOptions;
}

/** Reads the marks in a code, and the options in the first line of its fence. */
export function readCode(code: string, language: string, options: string): ReadCode {
  // Plain text has no comments: the author shows how marks are written.
  const marked = plainText.test(language) ? {code, marks: new Map()} : takeCodeMarks(code);
  return {...marked, options: readCodeOptions(options)};
}

/** The number of lines. */
export function lineCount({code}: ReadCode): number {
  return code.split('\n').length;
}

/** Whether only the first lines are shown until a reader wants all. */
export function isFoldable(read: ReadCode): boolean {
  return read.options.isExpandable && lineCount(read) >= fewestFolded;
}

/** The classes of a block. */
export function blockLook(
  read: ReadCode,
  {isWrapped, isFolded}: {readonly isWrapped: boolean; readonly isFolded: boolean},
): string {
  return words({
    lined: isLined(read),
    numbered: read.options.hasNumbers,
    wrap: isWrapped,
    focusing: linesWith('focused', read).size > 0,
    folded: isFolded,
  });
}

/** Code in its colors; where something is said of lines, each line is an element. */
export function renderCode(tokens: readonly CodeToken[], read: ReadCode): unknown {
  if (!isLined(read)) return tokens.map(renderToken);
  const focused = linesWith('focused', read);
  const highlighted = linesWith('highlighted', read);
  return linesOf(tokens).map((line, index) => {
    const marks = read.marks.get(index + 1);
    const look = words({
      line: true,
      focused: focused.has(index + 1),
      highlighted: highlighted.has(index + 1),
      error: marks?.has('error'),
      warning: marks?.has('warning'),
      added: marks?.has('added'),
      removed: marks?.has('removed'),
    });
    const content = line.map(renderToken);
    const lineEnd = index === 0 ? '' : '\n';
    if (marks?.has('added')) return html`${lineEnd}<ins class=${look}>${content}</ins>`;
    if (marks?.has('removed')) return html`${lineEnd}<del class=${look}>${content}</del>`;
    return html`${lineEnd}<span class=${look}>${content}</span>`;
  });
}

function isLined({options, marks}: ReadCode): boolean {
  const {hasNumbers, isWrapped, highlighted, focused} = options;
  return hasNumbers || isWrapped || highlighted.size + focused.size + marks.size > 0;
}

/** The lines that options or marks highlight in this way. */
function linesWith(
  mark: CodeMark & keyof CodeOptions,
  {options, marks}: ReadCode,
): ReadonlySet<number> {
  const marked = [...marks].flatMap(([line, found]) => (found.has(mark) ? [line] : []));
  return new Set([...options[mark], ...marked]);
}

function renderToken({text, type}: CodeToken): unknown {
  return type === undefined ? text : html`<span class=${type}>${text}</span>`;
}

function words(flags: Readonly<Record<string, boolean | undefined>>): string {
  return Object.entries(flags)
    .flatMap(([word, isSet]) => (isSet ? [word] : []))
    .join(' ');
}
