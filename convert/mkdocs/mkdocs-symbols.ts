const symbols: ReadonlyMap<string, string> = new Map([
  ['(tm)', '™'],
  ['(c)', '©'],
  ['(r)', '®'],
  ['c/o', '℅'],
  ['+/-', '±'],
  ['<-->', '↔'],
  ['-->', '→'],
  ['<--', '←'],
  ['=/=', '≠'],
  ['1/4', '¼'],
  ['1/2', '½'],
  ['3/4', '¾'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/5', '⅕'],
  ['2/5', '⅖'],
  ['3/5', '⅗'],
  ['4/5', '⅘'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
  ['1/8', '⅛'],
  ['3/8', '⅜'],
  ['5/8', '⅝'],
  ['7/8', '⅞'],
]);

/** The symbol that characters at a place of a text mean, with their number. */
export function symbolAt(
  text: string,
  at: number,
): {readonly symbol: string; readonly length: number} | undefined {
  for (const length of [4, 3]) {
    const written = text.slice(at, at + length);
    const symbol = written.length === length ? symbols.get(written.toLowerCase()) : undefined;
    if (symbol === undefined) continue;
    // A fraction is not a part of a longer number, nor are arrows longer.
    const [before = '', after = ''] = [text[at - 1], text[at + length]];
    if (/\w/.test(written[0] ?? '') && (/[\w./]/.test(before) || /[\w/]/.test(after))) continue;
    if (/^[-<]/.test(written) && (before === '-' || after === '-')) continue;
    return {symbol, length};
  }
  return undefined;
}
