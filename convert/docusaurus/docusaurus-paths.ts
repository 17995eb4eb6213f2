import {joinedUrl} from '../source-paths.js';

/** A path of a URL without `.` and `..`: one slash at its beginning, none at its end. */
export function urlPath(...parts: readonly string[]): string {
  return `/${joinedUrl(...parts)}`;
}

/** The path by which a navigation names the page of a URL. */
export function navPath(url: string): string {
  return url.slice(1) || 'index';
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path inside of a folder, relative to it; `undefined` for any other. */
export function pathWithin(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** A name without the number that orders it, and that number. */
export interface NumberedName {
  readonly name: string;
  readonly position?: number;
}

/** `01-intro` is `intro` at position 1; dates and versions such as `2.0-notes` have no number. */
export function numberedName(name: string): NumberedName {
  if (/^\d+[-_.]\d+/.test(name)) return {name};
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? {name} : {name: rest, position: Number(number)};
}

/** Whether a path matches a pattern such as `{api,guide}/**` + `/*.{md,mdx}`. */
export function matchesGlob(path: string, pattern: string): boolean {
  return alternativesOf(pattern).some((one) => matchNames(path.split('/'), one.split('/')));
}

/** A pattern has at most so many alternatives. */
const mostAlternatives = 1000;

function alternativesOf(pattern: string): readonly string[] {
  let patterns: readonly string[] = [pattern];
  for (let isDone = false; !isDone && patterns.length < mostAlternatives;) {
    isDone = true;
    patterns = patterns.flatMap((one) => {
      const [whole, inner = ''] = /\{([^{}]*)\}/.exec(one) ?? [];
      if (whole === undefined) return [one];
      isDone = false;
      const start = one.indexOf(whole);
      const [before, after] = [one.slice(0, start), one.slice(start + whole.length)];
      return inner.split(',').map((word) => before + word + after);
    });
  }
  return patterns;
}

function matchNames(names: readonly string[], patterns: readonly string[]): boolean {
  // For each number of names: whether the patterns so far match them.
  let reached = [true, ...names.map(() => false)];
  for (const pattern of patterns) {
    const next = [pattern === '**' && reached[0] === true, ...names.map(() => false)];
    for (const [index, name] of names.entries()) {
      const isReached = reached[index] === true;
      if (pattern === '**') next[index + 1] = reached[index + 1] === true || next[index] === true;
      else next[index + 1] = isReached && matchName(name, pattern);
    }
    reached = next;
  }
  return reached.at(-1) === true;
}

function matchName(name: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  if (parts.length === 0) return name === pattern;
  if (!name.startsWith(first)) return false;
  const last = parts.pop() ?? '';
  let at = first.length;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.endsWith(last) && name.length - last.length >= at;
}
