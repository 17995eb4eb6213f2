/** How many line ends a text has. */
export function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * How many columns a line's leading white space takes; a tab reaches to the next multiple of four.
 */
export function columnsOf(line: string): number {
  return readIndent(line).column;
}

/**
 * Removes up to `columns` of leading white space from each line. A tab reaches to the next multiple
 * of four; what is left of one is spaces (CommonMark §2.2).
 */
export function removeIndent(text: string, columns: number): string {
  if (columns === 0) return text;
  return text
    .split('\n')
    .map((line) => {
      const {at, column} = readIndent(line, columns);
      return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
    })
    .join('\n');
}

/** Where the leading white space of a line ends, or the character that takes it past `most`. */
function readIndent(line: string, most = Infinity): {readonly at: number; readonly column: number} {
  let column = 0;
  let at = 0;
  while (column < most && /[ \t]/.test(line.charAt(at))) {
    column += line[at] === '\t' ? 4 - (column % 4) : 1;
    at++;
  }
  return {at, column};
}
