import {type ConfigRedirect, readRedirects} from '../config/read/redirects.js';
import type {WrittenConfig} from '../config/site-config.js';
import {type Target, isExternalUrl, resolveUrl} from '../shared/urls.js';
import {encodeText, plainPath} from './paths.js';
import {
  patternsOf,
  placeholdersOf,
  segmentsOf,
  valuesIn,
  type PatternSegment,
} from './redirect-pattern.js';

/** A longer chain of redirects is taken for a loop. */
export const maxSteps = 16;

/**
 * The target that a path without a page is redirected to; `undefined` when no redirect matches, or
 * when they only form a loop.
 *
 * The first redirect that matches is used. One redirect may lead to another, until a page
 * (`isPage`), a URL on another site or a path without a redirect. `redirectsFor` gives those that
 * may match a path, in their order.
 */
export function redirectedFrom(
  path: string,
  redirectsFor: (path: string) => readonly ConfigRedirect[],
  isPage: (path: string) => boolean,
): Target | undefined {
  let found: Target | undefined;
  let at = path;
  for (let step = 0; step < maxSteps; step++) {
    const next = stepFrom(at, redirectsFor(segmentsOf(at).join('/')));
    if (!next) return found;
    found = next;
    if (next.to !== 'site' || isPage(next.path)) return next;
    // A redirect may match its own destination as well: that is a loop only for a visitor who began
    // there.
    if (next.path === at) return next.path === path ? undefined : next;
    at = next.path;
  }
  return undefined;
}

/** {@link redirectedFrom} with the `redirects` of a configuration. */
export function redirectOf(
  path: string,
  config: WrittenConfig,
  isPage: (path: string) => boolean,
): Target | undefined {
  const redirects = readRedirects(config);
  return redirectedFrom(path, () => redirects, isPage);
}

/** The target of the first redirect that matches a path. */
export function stepFrom(path: string, redirects: readonly ConfigRedirect[]): Target | undefined {
  const segments = segmentsOf(path);
  for (const {source, destination} of redirects) {
    for (const pattern of patternsOf(source)) {
      const parts = matched(pattern, segments);
      const target = parts && targetOf(destination, parts);
      if (target && target.to !== 'nowhere') return target;
    }
  }
  return undefined;
}

/**
 * The target of a destination with the parts of a path filled in. Only the author can redirect to
 * another site: a path, which anyone can put into a link, never does.
 */
function targetOf(destination: string, parts: Parts): Target {
  const url = filled(destination, parts);
  const [host = ''] = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?[^/?#]*/i.exec(destination) ?? [];
  const isUnsafe = isExternalUrl(destination) && filled(host, parts) !== host;
  if (isUnsafe || url.length > longestUrl) return {to: 'nowhere', written: destination};
  if (isExternalUrl(destination) || destination.trim() === '') return resolveUrl(url);
  // Browsers ignore control characters at the start of a URL.
  const target = resolveUrl(`/${url.replace(/^[\u0000-\u0020/\\]+/, '')}`);
  return target.to === 'site' ? {...target, path: plainPath(target.path)} : target;
}

type Parts = ReadonlyMap<string, string>;

/**
 * What the names of a pattern match in a path; `undefined` when the path does not match. Earlier
 * wildcards match as much as they can.
 *
 * Both are read from their ends. Each wildcard matches as little as it can, and where what comes
 * before it does not match, the one that was read last matches one segment more.
 */
function matched(pattern: readonly PatternSegment[], path: readonly string[]): Parts | undefined {
  /** Where each segment of the pattern begins in the path. */
  const starts: number[] = [];
  /** The wildcard that was read last. `/beta*` matches what is below it as well. */
  let wildcard = isOpen(pattern.at(-1)) ? pattern.length : -1;
  let from = pattern.length;
  let at = path.length;
  starts[from] = at;
  while (from > 0 || at > 0) {
    const part = pattern[from - 1];
    const least = part?.least ?? 1;
    if (part !== undefined && at >= least && fits(part, path[at - 1])) {
      from--;
      at -= least;
      if (part.least !== undefined && part.most !== 0) wildcard = from;
    } else {
      from = wildcard;
      at = (starts[from] ?? 0) - 1;
      if (at < 0) return undefined;
    }
    starts[from] = at;
  }
  starts[pattern.length] = path.length;
  return valuesOf(pattern, path, starts);
}

/** Whether a segment at the end of a pattern matches the segments after its own. */
function isOpen(last: PatternSegment | undefined): boolean {
  return last?.least === undefined && last?.names.at(-1) === '*' && last.texts.at(-1) === '';
}

function fits(part: PatternSegment, segment = ''): boolean {
  return part.least !== undefined || valuesIn(part, segment) !== undefined;
}

/** Of segments with the same name, the first wildcard counts, or else the last segment. */
function valuesOf(
  pattern: readonly PatternSegment[],
  path: readonly string[],
  starts: readonly number[],
): Parts {
  const parts = new Map<string, string>();
  const wildcards = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const [first = '', ...below] = path.slice(starts[index], starts[index + 1]);
    const [name = '*'] = part.names;
    if (part.least !== undefined) {
      if (!wildcards.has(name)) wildcards.set(name, [first, ...below].join('/'));
      continue;
    }
    const values = valuesIn(part, first) ?? [];
    part.names.forEach((one, place) => parts.set(one, values[place] ?? ''));
    if (below.length > 0) parts.set('*', [values.at(-1), ...below].join('/'));
  }
  return new Map([...parts, ...wildcards]);
}

/** No server takes longer URLs. A destination that names a wildcard twice doubles in each step. */
const longestUrl = 100_000;

/** A destination with its names replaced, up to a length that is too long. */
function filled(destination: string, parts: Parts): string {
  let {length} = destination;
  return destination.replace(placeholdersOf(parts.keys()), (placeholder, name?: string) => {
    const part = parts.get(name ?? '*');
    if (part === undefined || length > longestUrl) return placeholder;
    const written = encodePart(part);
    length += written.length;
    return written;
  });
}

/** What `*` matches at the end of a segment may still be `..`. */
function encodePart(part: string): string {
  const segments = part.split('/').filter((segment) => !/^\.{1,2}$/.test(segment));
  return segments.map(encodeText).join('/');
}
