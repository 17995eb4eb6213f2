/** Lines without the indentation that they share. */
export function dedented(lines: readonly string[]): readonly string[] {
  const least = lines.reduce((most, line) => {
    const indent = line.search(/[^ \t]/);
    return indent === -1 ? most : Math.min(most, indent);
  }, Infinity);
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)) : lines;
}
