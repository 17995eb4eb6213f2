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
