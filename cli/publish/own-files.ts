import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  type Stats,
} from 'node:fs';
import {dirname, join} from 'node:path';

/*
 * Reading and making files and folders in a folder in which anybody may have put something: never
 * through symbolic links, and without waiting for pipes.
 */

/** Opens a file; throws for a link. On Windows, these flags are not defined, and do nothing. */
export function openOwn(file: string): number {
  return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

/** The text of a file; `undefined` if it has gone. Throws for a link. */
export function textOfFile(file: string): string | undefined {
  let opened: number;
  try {
    opened = openOwn(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}

/**
 * Makes a folder and those that it is in; the result is what was made, outermost first. Throws
 * where the system does not allow it: the option `recursive` of Node never ends in `/proc`.
 */
export function makeFolders(folder: string): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
  return missing.filter(isMade);
}

/** Makes a folder, unless another process has just made it. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory()) {
      return false;
    }
    throw error;
  }
}

/** Removes folders if they are empty, innermost first. */
export function removeIfEmpty(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      // Somebody has put a file there.
    }
  }
}

/** Removes a folder and those in it; throws if there is a file. */
export function removeEmptyTree(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyTree(join(folder, name));
  rmdirSync(folder);
}

/** The paths of everything in a folder that is not a folder itself. */
export function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory()
      ? pathsIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  );
}

/** What is where a file is to be. */
export interface Place {
  /** Of the file, folder or symbolic link there; `undefined` if nothing exists. */
  readonly stats: Stats | undefined;
  /** The part of the path that should be a folder and is something else. */
  readonly barrier: {readonly path: string; readonly stats: Stats} | undefined;
}

/** Looks into a folder whose own folders stay the same meanwhile. */
export class Places {
  readonly #folder: string;
  /** Path of a folder → what exists at that path. */
  readonly #known = new Map<string, Place>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is at a path. Throws where a name is too long. */
  at(path: string): Place {
    const end = path.lastIndexOf('/');
    if (end !== -1) {
      const outer = this.#folderAt(path.slice(0, end));
      if (outer.barrier) return {stats: undefined, barrier: outer.barrier};
      if (!outer.stats) return outer;
    }
    return {stats: this.#statsOf(path), barrier: undefined};
  }

  #folderAt(path: string): Place {
    const known = this.#known.get(path);
    if (known) return known;
    const found = this.at(path);
    const {stats} = found;
    const place = stats && !stats.isDirectory() ? {stats, barrier: {path, stats}} : found;
    this.#known.set(path, place);
    return place;
  }

  #statsOf(path: string): Stats | undefined {
    return lstatSync(join(this.#folder, path), {throwIfNoEntry: false});
  }
}
