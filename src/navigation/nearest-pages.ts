import {editDistance} from '../diagnostics/nearest-word.js';
import type {Navigation, NavPage} from './navigation.js';

/**
 * The pages that come nearest to a path that is none: those that share its parts, or nearly do.
 *
 * At most `count`, best first. Takes one pass over the pages, so it may be asked of very large sites.
 */
export function nearestPages(navigation: Navigation, path: string, count = 5): readonly NavPage[] {
  const wanted = partsOf(path);
  const similarity = new Map<string, number>();
  const best: {page: NavPage; score: number}[] = [];
  for (const page of navigation.pages.values()) {
    const score = scoreOf(wanted, partsOf(page.path), similarity);
    if (score <= 0 || (best.length === count && score <= (best.at(-1)?.score ?? 0))) continue;
    const place = best.findIndex((other) => other.score < score);
    best.splice(place === -1 ? best.length : place, 0, {page, score});
    best.length = Math.min(best.length, count);
  }
  return best.map(({page}) => page);
}

function partsOf(path: string): readonly string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
}

/** The last part weighs most: it is the page's own name. `similarity` keeps what was found of parts before. */
function scoreOf(
  wanted: readonly string[],
  parts: readonly string[],
  similarity: Map<string, number>,
): number {
  let score = 0;
  wanted.forEach((part, index) => {
    const isName = index === wanted.length - 1;
    let best = 0;
    parts.forEach((other, place) => {
      const weight = isName && place === parts.length - 1 ? 3 : 1;
      const key = `${index}/${other}`;
      let similar = similarity.get(key);
      if (similar === undefined) {
        similar = similarityOf(part, other);
        similarity.set(key, similar);
      }
      best = Math.max(best, similar * weight);
    });
    score += best;
  });
  // Of equals, the one with the fewest parts beyond those asked for.
  return score && score - Math.abs(parts.length - wanted.length) / 100;
}

/** From 0 (nothing in common) to 1 (the same). */
function similarityOf(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  const most = Math.floor(longest / 3);
  const edits = editDistance(one, other, most);
  if (edits <= most) return 1 - edits / longest;
  const words = new Set(one.split(/[-_.]/));
  const shared = other.split(/[-_.]/).filter((word) => word.length > 2 && words.has(word));
  return shared.length > 0 ? 0.4 : 0;
}
