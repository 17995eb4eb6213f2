import type {Report} from './diagnose.js';
import {spell, within} from './json-pointer.js';
import {fieldsOf, listOf, textOf} from './raw.js';

interface Redirect {
  readonly source: string;
  readonly segments: readonly string[];
  readonly destination: string;
  readonly pointer: string;
}

/** Longer ways than this are no circles, only long. */
const longestWay = 20;

/**
 * Reports redirects that can never be followed, and those that lead in a circle without coming to one of the pages at
 * `paths` (format notes §5.2).
 */
export function checkRedirects(raw: unknown, paths: ReadonlySet<string>, report: Report): void {
  const redirects = listOf(fieldsOf(raw).get('redirects')).flatMap((value, index) => {
    const fields = fieldsOf(value);
    const pointer = within('/redirects', index);
    const source = textOf(fields.get('source'));
    const destination = textOf(fields.get('destination'));
    if (source === undefined || destination === undefined) return [];
    const problem = problemOf(source, destination);
    if (problem === undefined) {
      return [{source, segments: segmentsOf(source), destination, pointer}];
    }
    const [property, words] = problem;
    const place = within(pointer, property);
    report('config/wrong-redirect', place, {name: spell(place), problem: words});
    return [];
  });
  checkCircles(redirects, paths, report);
}

function problemOf(
  source: string,
  destination: string,
): readonly ['source' | 'destination', string] | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(source)) {
    return ['source', 'is a complete address, not a path of this site'];
  }
  if (/[?#]/.test(source)) return ['source', 'holds a ? or #, which are not part of a path'];
  const segments = segmentsOf(source);
  const early = segments.slice(0, -1).find((segment) => segment.endsWith('*'));
  if (early !== undefined) return ['source', `holds "${early}" before its end`];
  const names = new Set(segments.map(nameOf));
  const unknown = segmentsOf(destination.split(/[?#]/)[0] ?? '')
    .filter((segment) => segment.startsWith(':'))
    .map(nameOf)
    .find((name) => !names.has(name));
  if (unknown === undefined || /^[a-z]+:/i.test(destination)) return undefined;
  return ['destination', `names ":${unknown}", which the source does not`];
}

/** Follows each redirect from an address that it takes, as a reader would be sent. */
function checkCircles(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  report: Report,
): void {
  const exact = new Map<string, number>();
  const patterns: number[] = [];
  redirects.forEach(({segments}, index) => {
    const path = segments.join('/');
    if (segments.some(isPattern)) patterns.push(index);
    else if (!exact.has(path)) exact.set(path, index);
  });
  const findFor = (path: readonly string[]): number => {
    const at = exact.get(path.join('/')) ?? Infinity;
    const pattern = patterns.find((index) => matches(redirects[index]?.segments ?? [], path));
    return Math.min(at, pattern ?? Infinity);
  };

  const told = new Set<number>();
  redirects.forEach((redirect, first) => {
    let path = redirect.segments.map((segment) => (isPattern(segment) ? 'x' : segment));
    const way = [`/${path.join('/')}`];
    const taken: number[] = [];
    while (taken.length < longestWay) {
      const index = findFor(path);
      const next = redirects[index];
      if (next === undefined) return;
      if (taken.includes(index)) break;
      taken.push(index);
      const values = valuesOf(next.segments, path);
      const [target = ''] = next.destination.split(/[?#]/);
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return;
      path = segmentsOf(target).flatMap((one) => values.get(nameOf(one)) ?? [one]);
      if (pages.has(path.join('/'))) return;
      way.push(`/${path.join('/')}`);
    }
    // One circle is told once, however many redirects lead into it.
    if (taken.some((index) => told.has(index))) return;
    for (const index of taken) told.add(index);
    const {source, pointer} = redirects[first] ?? redirect;
    report('config/redirect-loop', within(pointer, 'source'), {source, way});
  });
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function isPattern(segment: string): boolean {
  return segment.startsWith(':') || segment === '*';
}

function nameOf(segment: string): string {
  return segment.replace(/^:|\*$/g, '');
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const hasRest = pattern.at(-1)?.endsWith('*') === true;
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  // A nameless rest is never empty: `/a/*` does not stand for `/a`.
  const least = fixed.length + (pattern.at(-1) === '*' ? 1 : 0);
  if (hasRest ? path.length < least : path.length !== least) return false;
  return fixed.every((segment, index) => isPattern(segment) || segment === path[index]);
}

/** What the names of a pattern stand for in a path that it matches. */
function valuesOf(
  pattern: readonly string[],
  path: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    pattern.flatMap((segment, index): [string, readonly string[]][] => {
      if (!isPattern(segment)) return [];
      const end = segment.endsWith('*') ? undefined : index + 1;
      return [[nameOf(segment), path.slice(index, end)]];
    }),
  );
}
