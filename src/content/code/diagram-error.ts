/** An error in the source of a diagram. */
export interface DiagramError {
  /** What is wrong, in one line. */
  readonly reason: string;
  /** The line of the source, from 1; 0 if it is not known. */
  readonly line: number;
}

/** Reads a message of Mermaid, which counts the lines of its source in another way. */
export function readDiagramError(message: string, source: string): DiagramError {
  const counted = Number(/\bline (\d+)/i.exec(message)?.[1] ?? 0);
  const reason = message
    .replace(/ on line \d+[:.]?|\n-*\^/gi, '')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
  return {reason, line: counted === 0 ? 0 : lineOf(counted, source)};
}

/** Mermaid counts after it has removed settings, comments, and empty lines before both. */
function lineOf(counted: number, source: string): number {
  const settings = /^\s*---\s*\n[^]*?\n\s*---\s*\n/.exec(source)?.[0] ?? '';
  const before = settings.split('\n').length;
  const lines = source.slice(settings.length).split('\n');
  const isEmpty = (at: number | undefined) => at !== undefined && lines[at]?.trim() === '';
  const kept: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (/^\s*%%/.test(line)) while (isEmpty(kept.at(-1))) kept.pop();
    else if (kept.length > 0 || !isEmpty(at)) kept.push(at);
  }
  const last = kept.length - 1;
  return before + (kept[Math.min(counted - 1, last)] ?? 0);
}
