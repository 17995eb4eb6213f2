import type {BlockCounts} from '../../convert/markdown/text-writer.js';
import {counted} from '../../src/shared/counted.js';

/** The lists of a navigation that are worth telling, and what their items are called. */
const lists = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['tabs', 'tab'],
] as const;

/** What a configuration has: `145 pages, 2 languages, 3 tabs and 4 redirects`. */
export function summaryOf(config: Readonly<Record<string, unknown>>, pages: number): string {
  const parts = lists.flatMap(([list, name]) => {
    const items = firstList(config['navigation'], list);
    return items === undefined ? [] : [counted(items.length, name)];
  });
  const {redirects} = config;
  const found = Array.isArray(redirects) ? [counted(redirects.length, 'redirect')] : [];
  return new Intl.ListFormat('en').format([counted(pages, 'page'), ...parts, ...found]);
}

/** How many blocks keep the text of their author; `undefined` where none were compared. */
export function blocksOf(counts: readonly BlockCounts[]): string | undefined {
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  const own = counts.reduce((sum, one) => sum + one.own, 0);
  if (all === 0) return undefined;
  const anew = all - own;
  const rest = `${anew} ${anew === 1 ? 'was' : 'were'} written anew`;
  return `${own} of ${counted(all, 'block')} keep the author's text; ${rest}.`;
}

/** The first list of this name: of several languages, the tabs of the first one. */
function firstList(value: unknown, name: string): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own: unknown = new Map(Object.entries(value)).get(name);
  if (Array.isArray(own)) return own as readonly unknown[];
  for (const inner of Object.values(value)) {
    const found = firstList(inner, name);
    if (found) return found;
  }
  return undefined;
}
