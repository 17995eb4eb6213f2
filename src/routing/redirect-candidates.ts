import type {PatternSegment} from './redirect-pattern.js';

/** A redirect with one of the patterns of its source. */
export interface PatternedRedirect {
  readonly pattern: readonly PatternSegment[];
}

/** Finds the redirects that may match a path, in their order, without trying all of them. */
export function candidatesOf<R extends PatternedRedirect>(
  redirects: readonly R[],
): (path: string) => readonly R[] {
  const exact = new Map<string, number[]>();
  const below = new Map<string, number[]>();
  const open: number[] = [];
  redirects.forEach(({pattern}, index) => {
    const [first] = pattern;
    if (!first || hasNames(first)) open.push(index);
    else {
      const isExact = !pattern.some(hasNames);
      const texts = pattern.map((segment) => segment.texts.join(''));
      const [map, key] = isExact ? [exact, texts.join('/')] : [below, texts[0] ?? ''];
      const known = map.get(key);
      if (!known) map.set(key, [index]);
      else known.push(index);
    }
  });
  return (path) => {
    const [first = ''] = path.split('/');
    const indexes = [...(exact.get(path) ?? []), ...(below.get(first) ?? []), ...open];
    return indexes.sort((one, other) => one - other).flatMap((index) => redirects[index] ?? []);
  };
}

function hasNames({names}: PatternSegment): boolean {
  return names.length > 0;
}
