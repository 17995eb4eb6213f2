import {isExternalUrl, resolveUrl} from '../shared/urls.js';
import {plainPath} from '../routing/paths.js';
import {
  hasExpression,
  hasMoreThanPath,
  patternsOf,
  placeholdersOf,
  type PatternSegment,
} from '../routing/redirect-pattern.js';
import type {ConfigRedirect} from '../config/read/redirects.js';
import {candidatesOf} from '../routing/redirect-candidates.js';
import {maxSteps, stepFrom} from '../routing/redirects.js';
import type {Report} from '../config/check/diagnose.js';
import {spell, within} from '../config/json/pointer.js';
import {fieldsOf, listOf, textOf} from '../config/read/raw.js';

interface Redirect extends ConfigRedirect {
  readonly pattern: readonly PatternSegment[];
  readonly pointer: string;
  /** Whether it is followed to another page. */
  readonly isFollowed: boolean;
}

/**
 * Reports redirects that can never be followed, and those that form a loop, or a chain that is too
 * long, without reaching one of the pages at `paths`.
 */
export function checkRedirects(raw: unknown, report: Report, paths: ReadonlySet<string>): void {
  const redirects = listOf(fieldsOf(raw).get('redirects')).flatMap((value, index): Redirect[] => {
    const fields = fieldsOf(value);
    const pointer = within('/redirects', index);
    const source = textOf(fields.get('source'));
    const destination = textOf(fields.get('destination'));
    if (source === undefined || destination === undefined) return [];
    const [pattern = []] = patternsOf(source);
    const problem = problemOf(source, pattern, destination);
    if (problem) {
      const place = within(pointer, problem[0]);
      report('config/wrong-redirect', place, {name: spell(place), problem: problem[1]});
    }
    const isFollowed = !problem && !isSamePage(source, destination);
    return [{source, destination, pattern, pointer, isFollowed}];
  });
  checkWays(redirects, paths, report);
}

function problemOf(
  source: string,
  pattern: readonly PatternSegment[],
  destination: string,
): readonly ['source' | 'destination', string] | undefined {
  if (isExternalUrl(source)) return ['source', 'is a complete URL, not a path in this site'];
  if (hasMoreThanPath(source)) {
    return ['source', 'contains ? or #, which are not part of a path'];
  }
  if (hasExpression(source)) {
    return ['source', 'contains a regular expression, which is not supported'];
  }
  if (isExternalUrl(destination)) {
    return resolveUrl(destination).to === 'nowhere'
      ? ['destination', 'is not a complete URL that begins with http or https']
      : undefined;
  }
  const known = placeholdersOf(pattern.flatMap(({names}) => names));
  const [path = ''] = destination.replace(known, '-').split(/[?#]/);
  const [, unknown] = /(?<!\w):([a-z_](?:[\w-]*\w)?)/i.exec(path) ?? [];
  if (unknown === undefined) return undefined;
  return ['destination', `uses ":${unknown}", which is not in the source`];
}

/** Whether both ends are the same page here, as `/404` and `/404.html` are: that is no loop. */
function isSamePage(source: string, destination: string): boolean {
  return source !== destination && plainPath(source) === plainPath(destination);
}

/**
 * The most comparisons of a path with a redirect. Hundreds of redirects that begin with a
 * wildcard may all match each other's destinations; after these, loops are no longer looked for.
 */
const mostComparisons = 100_000;

/** Follows each redirect from a path that it matches, as `redirectedFrom` does. */
function checkWays(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  report: Report,
): void {
  const candidates = candidatesOf(redirects);
  const steps = new Map<string, string | undefined>();
  let comparisons = 0;
  /** The path that a path is redirected to; `undefined` where the chain ends. */
  const next = (path: string): string | undefined => {
    if (!steps.has(path)) {
      const possible = pages.has(path) || comparisons > mostComparisons ? [] : candidates(path);
      comparisons += possible.length;
      const target = stepFrom(path, possible);
      steps.set(path, target?.to === 'site' ? target.path : undefined);
    }
    return steps.get(path);
  };

  const reported = new Set<string>();
  for (const {source, pattern, pointer, isFollowed} of redirects) {
    if (!isFollowed) continue;
    const way = [exampleOf(pattern)];
    const isCircle = goesOnFrom(way, next, pages);
    if (isCircle === undefined) continue;
    // A loop is reported once, however many redirects lead into it.
    const isNew = !way.some((path) => reported.has(path));
    for (const path of way) reported.add(path);
    if (!isNew) continue;
    const paths = way.map((path) => `/${path}`);
    report('config/redirect-loop', within(pointer, 'source'), {source, way: paths, isCircle});
  }
}

/**
 * Follows a chain until a path repeats (`true`) or it is too long (`false`); `undefined` if it ends
 * before.
 */
function goesOnFrom(
  way: string[],
  next: (path: string) => string | undefined,
  pages: ReadonlySet<string>,
): boolean | undefined {
  let [at = ''] = way;
  for (let step = 0; step < maxSteps; step++) {
    const to = next(at);
    if (to === undefined || pages.has(to)) return undefined;
    // A redirect that matches its own destination ends there.
    if (to === at && step > 0) return undefined;
    const isCircle = way.includes(to);
    way.push(to);
    if (isCircle) return true;
    at = to;
  }
  return false;
}

/** A path that a source matches. */
function exampleOf(pattern: readonly PatternSegment[]): string {
  return pattern.map(({texts}) => texts.join('x')).join('/');
}
