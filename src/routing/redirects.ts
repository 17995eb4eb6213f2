import {fieldsOf, listOf, readEach, textOf, type Fields} from '../config/read/raw.js';
import {type Target, isExternalUrl, resolveUrl} from '../shared/urls.js';
import {encodeText, innerPath, plainPath} from './paths.js';

/** A redirect of the site. */
export interface ConfigRedirect {
  /**
   * A path of the site, with `:name` for one segment, `:name*` for any number of them, `*` for
   * anything.
   */
  readonly source: string;
  /**
   * A path of the site or the URL of another one, in which the same names are replaced with the
   * same segments.
   */
  readonly destination: string;
}

/** A longer chain of redirects is taken for a loop. */
export const maxSteps = 16;

/**
 * The target that a path without a page is redirected to; `undefined` when no redirect matches, or
 * when they only form a loop.
 *
 * The first redirect that matches is used. One redirect may lead to another, until a page
 * (`isPage`), a URL on another site or a path without a redirect (format notes §5.2, `redirects`).
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
    // A redirect may match its own destination as well: that is a loop only for a visitor who began
    // there.
    if (next.path === at) return next.path === path ? undefined : next;
    at = next.path;
  }
  return undefined;
}

/**
 * Reads `redirects`, without entries that lack a source or a destination (format notes §5.1, §5.2).
 */
export function readRedirects(raw: Fields): readonly ConfigRedirect[] {
  return readEach(listOf(raw.get('redirects')), (item) => {
    const fields = fieldsOf(item);
    const source = textOf(fields.get('source'));
    const destination = textOf(fields.get('destination'));
    return source === undefined || destination === undefined ? undefined : {source, destination};
  });
}

/** {@link redirectedFrom} with the `redirects` of a configuration. */
export function redirectOf(
  path: string,
  raw: Fields,
  isPage: (path: string) => boolean,
): Target | undefined {
  return redirectedFrom(path, readRedirects(raw), isPage);
}

/** The target of the first redirect that matches a path. */
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
 * The target of a destination with the parts of a path filled in. Only the author can redirect to
 * another site: a path, which anybody can put into a link, never does.
 */
function targetOf(destination: string, parts: Parts): Target {
  const url = filled(destination, parts);
  if (isExternalUrl(destination) || destination.trim() === '') return resolveUrl(url);
  // Browsers ignore control characters at the start of a URL.
  const target = resolveUrl(`/${url.replace(/^[\u0000-\u0020/\\]+/, '')}`);
  return target.to === 'site' ? {...target, path: plainPath(target.path)} : target;
}

/**
 * The segments of a path without `..` and empty ones: no path leaves the folder or names another
 * host with `//`.
 */
function segmentsOf(path: string): readonly string[] {
  const inner = innerPath(path);
  return inner === '' ? [] : inner.split('/');
}

/** A segment of a source that matches one segment of a path, or with `*` and `+` several. */
const named = /^:([\w-]+)([*+])?$/;

/**
 * The name that a segment of a source gives to what it matches: `*` without a name, `undefined` for
 * plain text.
 */
export function nameIn(segment: string): string | undefined {
  return named.exec(segment)?.[1] ?? (segment.includes('*') ? '*' : undefined);
}

type Parts = ReadonlyMap<string, string>;

/** What the names of a pattern match in a path; `undefined` when the path does not match. */
function matched(pattern: readonly string[], path: readonly string[]): Parts | undefined {
  const parts = new Map<string, string>();
  /**
   * Ends of pattern and path that do not match: with many wildcards, they would be tried again and
   * again.
   */
  const tried = new Set<string>();

  function fits(from: number, at: number): boolean {
    const part = pattern[from];
    if (part === undefined) return at === path.length;
    const [, name, many] = named.exec(part) ?? [];
    if (part === '*' || many !== undefined) {
      // `/a/*` matches what is below `/a`, while `:name*` may match nothing at all.
      return takes(name ?? '*', from, at, many === '*' ? 0 : 1);
    }
    const segment = path[at];
    if (segment === undefined) return false;
    if (name !== undefined) parts.set(name, segment);
    const [start = '', end] = name === undefined ? part.split('*') : [];
    if (name !== undefined || (end === undefined && part === segment)) {
      return fits(from + 1, at + 1);
    }
    if (end === undefined || segment.length < start.length + end.length) return false;
    if (!segment.startsWith(start) || !segment.endsWith(end)) return false;
    // `/beta*` matches what is below it as well.
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
  return destination.replace(/:([a-z_][\w-]*)[*+]?|\*/gi, (placeholder, name?: string) => {
    const part = parts.get(name ?? '*');
    return part === undefined ? placeholder : encodePart(part);
  });
}

/** What `*` matches at the end of a segment may still be `..`. */
function encodePart(part: string): string {
  const segments = part.split('/').filter((segment) => !/^\.{1,2}$/.test(segment));
  return segments.map(encodeText).join('/');
}
