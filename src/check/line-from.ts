/** The first line from a line on, counted from 1, for which `isMeant` is true; else that line. */
export function lineFrom(
  lines: readonly string[],
  from: number,
  isMeant: (text: string) => boolean,
): number {
  for (let line = from; line <= lines.length; line++) {
    if (isMeant(lines[line - 1] ?? '')) return line;
  }
  return from;
}
