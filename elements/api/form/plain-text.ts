/**
 * A short text from Markdown, for a hint next to a field: the first paragraph, without marks. The
 * page above shows the description as its author wrote it.
 */
export function plainText(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  return paragraph
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}
