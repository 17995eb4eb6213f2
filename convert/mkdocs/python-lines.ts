/** A line of a page, without the indentation of what it is in. */
export interface Line {
  readonly text: string;
  /** Its place among the lines of the page, from 0. */
  readonly at: number;
}

/** Lines with spaces instead of tabs, as Python-Markdown reads them. */
export function linesOf(text: string): readonly Line[] {
  return text.split('\n').map((line, at) => ({text: withoutTabs(line.replace(/\r$/, '')), at}));
}

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let written = '';
  for (const part of line.split(/(\t)/)) {
    written += part === '\t' ? ' '.repeat(4 - (written.length % 4)) : part;
  }
  return written;
}

export function isBlank(line: Line | undefined): boolean {
  return line !== undefined && line.text.trim() === '';
}

export function indentOf({text}: Line): number {
  return text.length - text.trimStart().length;
}

/** Lines that are moved to the left, where there is space. */
export function dedented(lines: readonly Line[], columns = 4): readonly Line[] {
  return lines.map(({text, at}) => {
    const own = text.length - text.trimStart().length;
    return {text: text.slice(Math.min(own, columns)), at};
  });
}

/** The end of what is blank or indented after `start`; without blank lines at its end. */
export function endOfIndented(lines: readonly Line[], start: number): number {
  let end = start;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined || isBlank(line)) continue;
    if (indentOf(line) < 4) break;
    end = at + 1;
  }
  return end;
}

export function textIn(lines: readonly Line[]): string {
  return lines.map(({text}) => text).join('\n');
}

const rule = /^ {0,3}(?:(?:-+ {0,2}){3,}|(?:_+ {0,2}){3,}|(?:\*+ {0,2}){3,})$/;

/** Whether a line is a rule; a line of other characters is not tried. */
export function isRule(text: string): boolean {
  return /^ {0,3}[-_*][-_* ]+$/.test(text) && text.length < 200 && rule.test(text);
}
