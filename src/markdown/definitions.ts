import {readTitle, readUrl, type LinkTarget} from './link-target.js';

/** The targets of reference links, by their labels. */
export type Definitions = ReadonlyMap<string, LinkTarget>;

/** A link reference definition; `end` is the offset after its last line. */
export interface WrittenDefinition {
  readonly label: string;
  readonly target: LinkTarget;
  readonly end: number;
}

/** A label with `^` is that of a footnote, which some texts are read without. */
const opening = / {0,3}\[(?!\^)((?:\\[^]|[^[\]\\]){1,999})\]:[ \t]*\n?[ \t]*/y;
const lineRest = /[ \t]*(?:\n|$)/y;

/** Reads the link reference definition that begins at an offset (CommonMark §4.7). */
export function readDefinition(text: string, start: number): WrittenDefinition | undefined {
  opening.lastIndex = start;
  const [whole = '', label = ''] = opening.exec(text) ?? [];
  if (label.trim() === '' || /\n[ \t]*\n/.test(whole)) return undefined;
  const urlStart = start + whole.length;
  const url = readUrl(text, urlStart);
  if (!url || url.end === urlStart) return undefined;
  const named = readTitle(text, url.end);
  // What looks like a title is the next paragraph where more text follows it.
  const titled = named && restOfLine(text, named.end);
  const end = titled ?? restOfLine(text, url.end);
  const title = titled === undefined ? '' : (named?.title ?? '');
  return end === undefined
    ? undefined
    : {label: labelKey(label), target: {url: url.url, title}, end};
}

/** Labels are compared without regard to case and white space. */
export function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase().toLowerCase();
}

/** The offset after the line, where nothing follows `at` in it. */
function restOfLine(text: string, at: number): number | undefined {
  lineRest.lastIndex = at;
  return lineRest.test(text) ? lineRest.lastIndex : undefined;
}
