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

/** A path relative to the folder that contains it; `undefined` for a path outside of it. */
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
