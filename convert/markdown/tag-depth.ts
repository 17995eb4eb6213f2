const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/gi;

const withoutEnd = new Set(
  (
    'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead ' +
    'tbody tfoot option rp rt'
  ).split(' '),
);

/**
 * How many elements more are begun than ended in some HTML. Elements do not count that HTML ends
 * by itself.
 */
export function tagDepth(html: string): number {
  let depth = 0;
  // After the last of these, no tag is closed: each would be looked for up to the end.
  const text = html.slice(0, html.lastIndexOf('>') + 1);
  for (const [, slash, name] of text.matchAll(tag)) {
    if (name === undefined || withoutEnd.has(name.toLowerCase())) continue;
    depth += slash === '/' ? -1 : 1;
  }
  return depth;
}
