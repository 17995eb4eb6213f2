const blankLine = /\n[ \t]*(?=\n)/g;

/**
 * Finds where the paragraph around an offset ends: at the next blank line, or at the end of the
 * text. Linear in the text where the offsets that are asked for do not decrease.
 */
export function paragraphEnds(text: string): (at: number) => number {
  let end = -1;
  return (at) => {
    if (end <= at) {
      blankLine.lastIndex = at;
      end = blankLine.exec(text)?.index ?? text.length;
    }
    return end;
  };
}
