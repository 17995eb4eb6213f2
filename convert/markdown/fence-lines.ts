/** The code block that a line begins. */
export interface OpenFence {
  /** What is before it: indentation, and marks of quotes and lists. */
  readonly before: string;
  readonly mark: string;
  readonly info: string;
}

const opening = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})(.*)$/;

/** The code block that a line begins outside of others; `undefined` for any other line. */
export function openFence(line: string): OpenFence | undefined {
  if (!/`{3}|~{3}/.test(line)) return undefined;
  const [, before = '', mark = '', info = ''] = opening.exec(line) ?? [];
  if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return undefined;
  return {before, mark, info};
}

/** Whether a line ends a code block. */
export function closesFence(line: string, {mark}: OpenFence): boolean {
  const [, end = ''] = /^[ \t>]*(`{3,}|~{3,})\s*$/.exec(line) ?? [];
  return end.startsWith(mark);
}

/** Tells the lines of fenced code blocks from others, line by line. */
export class FenceLines {
  #open: OpenFence | undefined;

  /** Whether the next line is in a code block, or begins or ends one. */
  isCode(line: string): boolean {
    const open = this.#open;
    if (!open) {
      this.#open = openFence(line);
      return this.#open !== undefined;
    }
    if (closesFence(line, open)) this.#open = undefined;
    return true;
  }
}
