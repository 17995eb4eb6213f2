/** The text of the first `<h1>` in a text; `undefined` without one, or where it has no words. */
export function htmlTitle(text: string): string | undefined {
  const start = /<h1(?=[\s>])[^<>]*>/i.exec(text);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const to = text.slice(from).search(/<\/h1>/i);
  const inner = to === -1 ? '' : text.slice(from, from + to);
  const title = inner
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return title === '' ? undefined : title;
}
