import {fieldsOf, listOf, readEach, textOf, type Fields} from '../config/read/raw.js';
import {type Target, isExternalUrl, resolveUrl} from '../shared/urls.js';
import {encodeText, plainPath} from './paths.js';
import {
  patternOf,
  placeholdersOf,
  segmentsOf,
  valuesIn,
  type PatternSegment,
} from './redirect-pattern.js';

/** A redirect of the site. */
export interface ConfigRedirect {
  /**
   * A path of the site. In it, `:name` is a segment or a part of one, `:name?` one segment or none,
   * `:name*` any number of segments, `:name+` at least one, and `*` is anything.
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
    const pattern = patternOf(source);
    const parts = pattern && matched(pattern, segments);
    const target = parts && targetOf(destination, parts);
    if (target && target.to !== 'nowhere') return target;
  }
  return undefined;
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

type Parts = ReadonlyMap<string, string>;

/** What the names of a pattern match in a path; `undefined` when the path does not match. */
function matched(pattern: readonly PatternSegment[], path: readonly string[]): Parts | undefined {
  const parts = new Map<string, string>();
  /**
   * Ends of pattern and path that do not match: with many wildcards, they would be tried again and
   * again.
   */
  const tried = new Set<string>();

  function fits(from: number, at: number): boolean {
    const part = pattern[from];
    if (part === undefined) return at === path.length;
    if (part.repeat !== '') return takes(part, from, at);
    const segment = path[at];
    const values = segment === undefined ? undefined : valuesIn(part, segment);
    if (!values) return false;
    part.names.forEach((name, index) => parts.set(name, values[index] ?? ''));
    // `/beta*` matches what is below it as well.
    const isOpen = from === pattern.length - 1 && part.names.at(-1) === '*' && !part.texts.at(-1);
    if (isOpen) parts.set('*', [values.at(-1), ...path.slice(at + 1)].join('/'));
    return isOpen || fits(from + 1, at + 1);
  }

  function takes({names, repeat}: PatternSegment, from: number, at: number): boolean {
    const key = `${from} ${at}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const least = at + (repeat === '+' ? 1 : 0);
    const most = repeat === '?' ? Math.min(at + 1, path.length) : path.length;
    for (let end = most; end >= least; end--) {
      if (!fits(from + 1, end)) continue;
      parts.set(names[0] ?? '*', path.slice(at, end).join('/'));
      return true;
    }
    return false;
  }

  return fits(0, 0) ? parts : undefined;
}

function filled(destination: string, parts: Parts): string {
  const placeholders = placeholdersOf(parts.keys());
  return destination.replace(placeholders, (placeholder, name?: string) => {
    const part = parts.get(name ?? '*');
    return part === undefined ? placeholder : encodePart(part);
  });
}

/** What `*` matches at the end of a segment may still be `..`. */
function encodePart(part: string): string {
  const segments = part.split('/').filter((segment) => !/^\.{1,2}$/.test(segment));
  return segments.map(encodeText).join('/');
}
