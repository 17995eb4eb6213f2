import type {Fields} from '../config/read/language.js';
import {readRedirects, type ConfigRedirect} from '../config/read/redirects.js';
import type {Target} from '../shared/target.js';
import {isExternalUrl, resolveUrl} from '../shared/urls.js';
import {encodeText, innerPath} from './encoding.js';
import {plainPath} from './match.js';

/** Longer ways are taken for circles. */
export const maxSteps = 16;

/**
 * Where a path without a page leads; `undefined` where no redirect says so, or where they only lead in a circle.
 *
 * The first redirect that fits counts. One redirect may lead to another, until a page (`isPage`), an address elsewhere or
 * a path that none leads on from (format notes §5.2, `redirects`).
 */
export function redirectedFrom(
  path: string,
  redirects: readonly ConfigRedirect[],
  isPage: (path: string) => boolean,
): Target | undefined {
  let found: Target | undefined;
  let at = path;
  for (let step = 0; step < maxSteps; step++) {
    const next = stepFrom(at, redirects);
    if (!next) return found;
    found = next;
    if (next.to !== 'site' || isPage(next.path)) return next;
    // A redirect may fit where it leads to as well; that is no circle unless it is where the reader began.
    if (next.path === at) return next.path === path ? undefined : next;
    at = next.path;
  }
  return undefined;
}

/** {@link redirectedFrom} with the `redirects` of a configuration. */
export function redirectOf(
  path: string,
  written: Fields,
  isPage: (path: string) => boolean,
): Target | undefined {
  return redirectedFrom(path, readRedirects(written), isPage);
}

/** Where the first of the redirects that fits leads from a path. */
export function stepFrom(path: string, redirects: readonly ConfigRedirect[]): Target | undefined {
  const segments = segmentsOf(path);
  for (const {source, destination} of redirects) {
    const parts = matched(patternOf(source), segments);
    const target = parts && targetOf(destination, parts);
    if (target && target.to !== 'nowhere') return target;
  }
  return undefined;
}

/** The segments of a redirect's source. */
export function patternOf(source: string): readonly string[] {
  return segmentsOf(plainPath(source.replace(/[?#].*/s, '')));
}

/**
 * Where a destination leads with the parts of a path in it. Only its author says whether that is out of the site: what
 * readers write, or others in links that they follow, never does.
 */
function targetOf(destination: string, parts: Parts): Target {
  const url = filled(destination, parts);
  if (isExternalUrl(destination) || destination.trim() === '') return resolveUrl(url);
  // Browsers skip control characters there.
  const target = resolveUrl(`/${url.replace(/^[\u0000-\u0020/\\]+/, '')}`);
  return target.to === 'site' ? {...target, path: plainPath(target.path)} : target;
}

/** The parts of a path that say something: a destination is not left by `..`, nor does `//` begin another host. */
function segmentsOf(path: string): readonly string[] {
  const inner = innerPath(path);
  return inner === '' ? [] : inner.split('/');
}

/** A segment of a source that stands for one segment of a path, or with `*` and `+` for several. */
const named = /^:([\w-]+)([*+])?$/;

/** The name that a segment of a source gives to what it stands for; `*` for a nameless one; `undefined` in a plain one. */
export function nameIn(segment: string): string | undefined {
  return named.exec(segment)?.[1] ?? (segment.includes('*') ? '*' : undefined);
}

type Parts = ReadonlyMap<string, string>;

/** What the names of a pattern stand for in a path; `undefined` when the path does not fit. */
function matched(pattern: readonly string[], path: readonly string[]): Parts | undefined {
  const parts = new Map<string, string>();
  /** Ends of pattern and path that do not fit each other: many wildcards would try them again and again. */
  const tried = new Set<string>();

  function fits(from: number, at: number): boolean {
    const written = pattern[from];
    if (written === undefined) return at === path.length;
    const [, name, many] = named.exec(written) ?? [];
    if (written === '*' || many !== undefined) {
      // `/a/*` is what lies below `/a`, while `:name*` may be nothing at all.
      return takes(name ?? '*', from, at, many === '*' ? 0 : 1);
    }
    const segment = path[at];
    if (segment === undefined) return false;
    if (name !== undefined) parts.set(name, segment);
    const [start = '', end] = name === undefined ? written.split('*') : [];
    if (name !== undefined || (end === undefined && written === segment)) {
      return fits(from + 1, at + 1);
    }
    if (end === undefined || segment.length < start.length + end.length) return false;
    if (!segment.startsWith(start) || !segment.endsWith(end)) return false;
    // `/beta*` stands for what lies below as well.
    const isLast = end === '' && from === pattern.length - 1;
    const inner = segment.slice(start.length, segment.length - end.length);
    parts.set('*', isLast ? [inner, ...path.slice(at + 1)].join('/') : inner);
    return isLast || fits(from + 1, at + 1);
  }

  function takes(name: string, from: number, at: number, least: number): boolean {
    const key = `${from} ${at}`;
    if (tried.has(key)) return false;
    tried.add(key);
    for (let end = path.length; end >= at + least; end--) {
      if (!fits(from + 1, end)) continue;
      parts.set(name, path.slice(at, end).join('/'));
      return true;
    }
    return false;
  }

  return fits(0, 0) ? parts : undefined;
}

function filled(destination: string, parts: Parts): string {
  return destination.replace(/:([a-z_][\w-]*)[*+]?|\*/gi, (written, name?: string) => {
    const part = parts.get(name ?? '*');
    return part === undefined ? written : encodePart(part);
  });
}

/** What `*` stands for at the end of a segment may still be `..`. */
function encodePart(part: string): string {
  const segments = part.split('/').filter((segment) => !/^\.{1,2}$/.test(segment));
  return segments.map(encodeText).join('/');
}
