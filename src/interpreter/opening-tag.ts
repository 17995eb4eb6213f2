import {stringFinder} from '../markdown/strings.js';

/**
 * A tag as JSX without content, if it has a spread attribute or handles events: `<Card {...plan}
 * title="a" />` of the source of a tag that begins so. Undefined for any other tag.
 */
export function tagAsElement(raw: string): string | undefined {
  const start = raw.indexOf('<');
  const end = openingEnd(raw, start);
  const opening = raw.slice(start, end);
  if (!/[\s"'}](?:\{\s*\.\.\.|on[A-Z]\w*\s*=\s*\{)/.test(opening)) return undefined;
  return `${opening.replace(/\/?>$/, '')}/>`;
}

/** The offset after the opening tag that begins at `start`. */
function openingEnd(raw: string, start: number): number {
  const find = stringFinder(raw);
  let depth = 0;
  for (let at = start; at < raw.length; at = find(at) ?? at + 1) {
    if (raw[at] === '>' && depth === 0) return at + 1;
    if (raw[at] === '{') depth++;
    if (raw[at] === '}') depth--;
  }
  return raw.length;
}
