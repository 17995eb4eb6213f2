/**
 * A piece of code of one color. `type` is `keyword`, `string`, `comment`, …; without it, the code
 * is plain.
 */
export interface CodeToken {
  readonly text: string;
  readonly type?: string;
}

/** The tokens of each line; a token of several lines is split. */
export function linesOf(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  let line: CodeToken[] = [];
  const lines = [line];
  for (const token of tokens) {
    for (const [index, text] of token.text.split('\n').entries()) {
      if (index > 0) lines.push((line = []));
      if (text !== '') line.push({...token, text});
    }
  }
  return lines;
}
