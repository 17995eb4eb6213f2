/** Blocks with an empty line between them. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}

/** The lines after the first one, moved to the right. */
export function indented(text: string, columns: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** A text between two marks; spaces at its ends would make these text. */
export function around(mark: string, content: string): string {
  const inner = content.trim();
  return inner === '' ? content : content.replace(inner, () => mark + inner + mark);
}

/** Code in a line, between more backticks than it has in a row. */
export function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const isOpen = /^`|`$/.test(code);
  return isOpen ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** A block of code; `info` is what follows the fence. */
export function fencedCode(info: string, code: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** The most backticks in a row. */
function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
