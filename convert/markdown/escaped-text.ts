/** A text in which nothing is a mark, a tag or an expression. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/[\\`*[\]<{}$]|(?<!\w)_|_(?!\w)|~/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/:(?=[\w+-]+:)|(?<=\bhttps?):(?=\/\/)/gi, String.raw`\:`)
    .replaceAll(/(?<=\bwww)\./gi, String.raw`\.`)
    .replaceAll(/(?<=[\w.+-])@(?=[\w-]+\.\w)/g, String.raw`\@`);
}

/** A paragraph whose lines begin no other block. */
export function escapedLine(text: string): string {
  return text
    .replaceAll(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|={2,}\s*$|-{2,}\s*$|:{3}|[?!]>)/gm, '\\')
    .replaceAll(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
    .replaceAll(/^(?=(?:import|export)\s)/gm, '&#8203;');
}

/** The text of a quote that begins with text such as `[!NOTE]`, which would make it a callout. */
export function withoutAlert(text: string): string {
  const [mark] = /^\\\[!\w+\\\][^\n]*(?:\n[^\n]+)*/.exec(text) ?? [];
  if (mark === undefined) return text;
  // In one line, since what follows a tag at the beginning of a line could be a block.
  const line = mark.replaceAll('\n', ' ').replace('\\[', '<span>\\[</span>');
  return line + text.slice(mark.length);
}
