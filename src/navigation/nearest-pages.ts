import {editDistance} from '../diagnostics/nearest-word.js';
import {labelOf, type PageLabels} from './label.js';
import type {Navigation, NavPage} from './navigation.js';

/** How many folders of a path are compared: a hostile link may have any number of them. */
const mostFolders = 20;

/**
 * The pages that come nearest to a path that is none: those whose names are alike, then those that
 * share its folders, or nearly do. The name of a page is the end of its path, or its label where
 * that is known.
 *
 * At most `count`, best first; each at least half as near as the best. Takes one pass over the
 * pages, so it may be asked of very large sites.
 */
export function nearestPages(
  navigation: Navigation,
  path: string,
  count = 3,
  labels: PageLabels = new Map(),
): readonly NavPage[] {
  const wanted = partsOf(path);
  const folders = wanted.slice(0, -1).slice(0, mostFolders).map(likenessTo);
  const name = likenessTo(wanted.at(-1) ?? '');
  const best: {page: NavPage; score: number}[] = [];
  for (const page of navigation.pages.values()) {
    // The navigation may name a page that has no file: no one should be sent there again.
    if (page.path === path || navigation.hidden?.has(page.path)) continue;
    const parts = partsOf(page.path);
    // The page's own name says most, whatever folders both paths name.
    const {text} = labelOf(page, labels);
    const likeness = Math.max(name(parts.at(-1) ?? ''), name(nameFrom(text)));
    let score = Math.max(3, 2 * folders.length) * likeness;
    const others = parts.slice(0, -1);
    score = Math.max(score, ...others.map(name));
    for (const folder of folders) score += Math.max(0, ...others.map(folder));
    if (score === 0) continue;
    // Of equals, the one with the fewest parts beyond those asked for.
    score -= Math.abs(parts.length - wanted.length) / 100;
    if (best.length === count && score <= (best.at(-1)?.score ?? 0)) continue;
    const index = best.findIndex((other) => other.score < score);
    best.splice(index === -1 ? best.length : index, 0, {page, score});
    best.length = Math.min(best.length, count);
  }
  const least = (best[0]?.score ?? 0) / 2;
  return best.filter(({score}) => score >= least).map(({page}) => page);
}

function partsOf(path: string): readonly string[] {
  const parts = path.toLowerCase().split('/');
  return parts.filter((part) => part !== '');
}

/**
 * How alike a part of a path is to `wanted`: from 0 (nothing in common) to 1 (the same). Remembers
 * its answers.
 */
function likenessTo(wanted: string): (part: string) => number {
  const words = new Set(longWordsIn(wanted));
  const known = new Map<string, number>();
  const measure = (part: string): number => {
    const longest = Math.max(wanted.length, part.length);
    const most = Math.floor(longest / 3);
    const edits = editDistance(wanted, part, most);
    if (edits <= most) return 1 - edits / longest;
    return longWordsIn(part).some((word) => words.has(word)) ? 0.4 : 0;
  };
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const likeness = wanted === '' ? 0 : measure(part);
    known.set(part, likeness);
    return likeness;
  };
}

/** Short words and numbers say too little. */
function longWordsIn(part: string): readonly string[] {
  return part.match(/\p{L}{3,}/gu) ?? [];
}

/** How a path usually names a page with this label: `Create a note` → `create-a-note`. */
function nameFrom(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}
