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
  if (url.length > longestUrl) return {to: 'nowhere', written: destination};
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

/** A segment of a source: a text, possibly with anything in the middle, or a wildcard. */
interface Part {
  /** The name of what it matches; missing for plain text. */
  readonly name?: string;
  /** How many segments a wildcard matches at least; missing for exactly one segment. */
  readonly least?: number;
  readonly start: string;
  readonly end: string;
}

function partOf(segment: string): Part {
  const [, name, many] = named.exec(segment) ?? [];
  if (segment === '*' || many !== undefined) {
    // `/a/*` matches what is below `/a`, while `:name*` may match nothing at all.
    return {name: name ?? '*', least: many === '*' ? 0 : 1, start: '', end: ''};
  }
  if (name !== undefined) return {name, start: '', end: ''};
  const [start = '', end] = segment.split('*');
  return end === undefined ? {start, end: ''} : {name: '*', start, end};
}

/**
 * What the names of a pattern match in a path; `undefined` when the path does not match. Earlier
 * wildcards match as much as they can.
 *
 * Both are read from their ends. Each wildcard matches as little as it can, and where what comes
 * before it does not match, the one that was read last matches one segment more.
 */
function matched(pattern: readonly string[], path: readonly string[]): Parts | undefined {
  const parts = pattern.map(partOf);
  /** Where each part begins in the path. */
  const starts: number[] = [];
  /** The wildcard that was read last. `/beta*` matches what is below it as well. */
  let wildcard = isOpen(parts.at(-1)) ? parts.length : -1;
  let from = parts.length;
  let at = path.length;
  starts[from] = at;
  while (from > 0 || at > 0) {
    const part = parts[from - 1];
    const least = part?.least ?? 1;
    if (part !== undefined && at >= least && fits(part, path[at - 1])) {
      from--;
      at -= least;
      if (part.least !== undefined) wildcard = from;
    } else {
      from = wildcard;
      at = (starts[from] ?? 0) - 1;
      if (at < 0) return undefined;
    }
    starts[from] = at;
  }
  starts[parts.length] = path.length;
  return valuesOf(parts, path, starts);
}

/** Whether a part at the end of a source matches the segments after its own. */
function isOpen(part: Part | undefined): boolean {
  return part?.name === '*' && part.least === undefined && part.end === '';
}

function fits({name, least, start, end}: Part, segment = ''): boolean {
  if (least !== undefined) return true;
  if (name === undefined) return segment === start;
  return (
    segment.length >= start.length + end.length &&
    segment.startsWith(start) &&
    segment.endsWith(end)
  );
}

/** Of parts with the same name, the first wildcard counts, or else the last part. */
function valuesOf(
  parts: readonly Part[],
  path: readonly string[],
  starts: readonly number[],
): Parts {
  const values = new Map<string, string>();
  for (const [index, {name, least, start, end}] of parts.entries()) {
    if (name === undefined || least !== undefined) continue;
    const [segment = '', ...below] = path.slice(starts[index], starts[index + 1]);
    const inner = segment.slice(start.length, segment.length - end.length);
    values.set(name, [inner, ...below].join('/'));
  }
  for (let index = parts.length - 1; index >= 0; index--) {
    const {name, least} = parts[index] ?? {};
    if (name === undefined || least === undefined) continue;
    values.set(name, path.slice(starts[index], starts[index + 1]).join('/'));
  }
  return values;
}

/** No server takes longer URLs. A destination that names a wildcard twice doubles in each step. */
const longestUrl = 100_000;

/** A destination with its names replaced, up to a length that is too long. */
function filled(destination: string, parts: Parts): string {
  let {length} = destination;
  return destination.replace(/:([a-z_][\w-]*)[*+]?|\*/gi, (placeholder, name?: string) => {
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
