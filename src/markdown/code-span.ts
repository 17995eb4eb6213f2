const backticks = /`+/y;

/** The end of the inline code that begins here: a run of as many backticks in the same paragraph (CommonMark §6.1). */
export function skipCode(text: string, at: number, paragraphEnd: number): number {
  backticks.lastIndex = at;
  const bodyStart = at + (backticks.exec(text)?.[0].length ?? 1);
  const run = text.slice(at, bodyStart);
  for (let close = text.indexOf(run, bodyStart); close !== -1 && close < paragraphEnd;) {
    backticks.lastIndex = close;
    const length = backticks.exec(text)?.[0].length ?? 1;
    if (length === run.length) return close + length;
    close = text.indexOf(run, close + length);
  }
  return bodyStart;
}
