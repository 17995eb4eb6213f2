/** How many line ends a text has. */
export function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * How many columns a line's leading white space takes; a tab reaches to the next multiple of four.
 */
export function columnsOf(line: string): number {
  let column = 0;
  for (const character of line) {
    if (character === '\t') column += 4 - (column % 4);
    else if (character === ' ') column++;
    else break;
  }
  return column;
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
      let column = 0;
      let at = 0;
      while (column < columns && (line[at] === ' ' || line[at] === '\t')) {
        column += line[at] === '\t' ? 4 - (column % 4) : 1;
        at++;
      }
      return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
    })
    .join('\n');
}
