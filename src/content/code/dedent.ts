/** Removes the blank lines around a text and the common indentation of its lines. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(shared)).join('\n');
}
