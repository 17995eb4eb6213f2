/** Marks what is left out. */
export const removed = '\uE000';

/** A text without the lines that are left out: one blank line is in their place. */
export function withoutRemoved(text: string): string {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const rest = line.replaceAll(removed, '');
    const isBlank = rest.trim() === '';
    const isRemoved = isBlank && rest !== line;
    // Blank lines before and after it are one.
    if (isRemoved) while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
    if (isRemoved) lines.push('');
    else if (!isBlank || !isOpen) lines.push(rest);
    isOpen = isRemoved || (isOpen && isBlank);
  }
  return lines.join('\n');
}
