const tags = /<(?:script|base|docs-site)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const urls = /\s(?:src|href)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * Whether two documents load the same scripts and the same site. Hosts write nonces, tokens, dates
 * and scripts of their own into each answer, so that hardly any two of some hosts are the same.
 */
export function loadsSame(one: string, other: string): boolean {
  return loadedBy(one) === loadedBy(other);
}

function loadedBy(html: string): string {
  const found = [...html.matchAll(tags)].flatMap(([tag]) => [...tag.matchAll(urls)]);
  return found.map(([, url = '']) => url.replace(/["']/g, '')).join('\n');
}
