import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {diagnoseBuild} from '../../src/publish/diagnose-build.js';
import {Misuse} from '../misuse.js';
import {buildRecord} from '../site-folder.js';
import {hashOf, hashOfFile, partsOf, sizeOf, type FileContent} from './file-hash.js';
import {lockFile, lockOutput} from './output-lock.js';
import {readRecord, writeRecord, type OutputRecord} from './output-record.js';
import {makeFolders, pathsIn, Places, removeEmptyTree, removeIfEmpty} from './own-files.js';

/** Where files wait until all of them are complete. */
const waiting = '.docs-site-build';

/** What no file of a site is called, in any case. */
const reserved = new Set([buildRecord, waiting, lockFile]);

/** The longest name of a file, in bytes. */
const longestName = 255;

/** What an output folder has become. */
export interface OutputCounts {
  readonly written: number;
  readonly same: number;
  readonly removed: number;
}

/**
 * The folder that a site is built into. It knows which files are its own; others are never changed,
 * and nothing is written or removed through symbolic links. A file of its own that is not what was
 * written is written again, or left alone if it has gone. New files replace those before only when
 * all of them are complete.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #before: OutputRecord;
  readonly #places: Places;
  /** Ends the lock; `undefined` where nothing is written. */
  readonly #unlock: (() => void) | undefined;
  /** Folders that were made, outermost first. */
  readonly #made: string[];
  readonly #now = new Map<string, string>();
  /** The folders of these files. */
  readonly #nowFolders = new Set<string>(['.', '/']);
  /** Paths that cannot be written. */
  readonly #refused = new Set<string>();
  readonly #problems: Diagnostic[] = [];
  /** Files to write → their names in {@link waiting}. */
  readonly #changed = new Map<string, string>();
  /** What has to go before others are written: files, and folders. */
  readonly #inTheWay = new Set<string>();

  private constructor(
    folder: string,
    before: OutputRecord,
    made: readonly string[] = [],
    unlock?: () => void,
  ) {
    this.#folder = folder;
    this.#before = before;
    this.#places = new Places(folder);
    this.#made = [...made];
    this.#unlock = unlock;
  }

  /**
   * Opens a folder; a misuse if it has files, and no build has written them or its record is
   * damaged, if another build is writing it, or if it cannot be written. With `isDry`, nothing is
   * written.
   */
  static open(folder: string, isDry: boolean): OutputFolder {
    return withSentence(folder, () => {
      const hasRecord = isOwn(folder);
      if (isDry) return new OutputFolder(folder, recordIn(folder, hasRecord));
      const made: string[] = [];
      let unlock: (() => void) | undefined;
      try {
        unlock = makeAndLock(folder, made);
        const before = recordIn(folder, isOwn(folder));
        // That of a build that was interrupted, or a link.
        rmSync(join(folder, waiting), {recursive: true, force: true});
        mkdirSync(join(folder, waiting));
        return new OutputFolder(folder, before, made, unlock);
      } catch (error) {
        unlock?.();
        removeIfEmpty(made);
        throw error;
      }
    });
  }

  /** The files that could not be written because of their paths. */
  get problems(): readonly Diagnostic[] {
    return this.#problems;
  }

  /**
   * Adds a file, which is written unless the folder has it. One with a path that cannot be written
   * is a problem.
   */
  add(path: string, content: FileContent): void {
    if (path.split('/').includes('..')) throw new Misuse(`${path} is not in the site.`);
    if (this.#now.has(path)) throw new Misuse(`Two pages or files have the path ${path}.`);
    if (this.#refused.has(path)) return;
    const problem = this.#problemOf(path);
    if (problem) {
      this.#refused.add(path);
      this.#problems.push(problem);
      return;
    }
    const hash = hashOf(content);
    this.#now.set(path, hash);
    for (let at = dirname(path); !this.#nowFolders.has(at); at = dirname(at)) {
      this.#nowFolders.add(at);
    }
    const found = this.#statsFor(path);
    // Most files that have changed have another size: these are not read.
    const isSame = found?.isFile() && found.size === sizeOf(content);
    if (isSame && hashOfFile(join(this.#folder, path)) === hash) return;
    const name = String(this.#changed.size);
    this.#changed.set(path, name);
    if (this.#unlock) withSentence(this.#folder, () => this.#write(name, partsOf(content)));
  }

  /** Whether a file was added, or its name is taken. */
  has(path: string): boolean {
    return this.#now.has(path) || this.#refused.has(path) || reserved.has(path);
  }

  /** Puts the files into their places, and removes those of the build before. */
  end(): OutputCounts {
    const gone = this.#gone();
    this.#checkInTheWay(gone);
    const counts = {
      written: this.#changed.size,
      same: this.#now.size - this.#changed.size,
      removed: gone.size,
    };
    if (this.#unlock) withSentence(this.#folder, () => this.#replace(gone));
    return counts;
  }

  /** Removes what was prepared: the folder stays as it was. */
  discard(): void {
    this.#close();
    removeIfEmpty(this.#made);
  }

  #close(): void {
    if (!this.#unlock) return;
    rmSync(join(this.#folder, waiting), {recursive: true, force: true});
    this.#unlock();
  }

  #write(name: string, parts: readonly (string | Uint8Array)[]): void {
    const opened = openSync(join(this.#folder, waiting, name), 'wx');
    try {
      for (const part of parts) writeFileSync(opened, part);
    } finally {
      closeSync(opened);
    }
  }

  /** Why a path cannot be written. */
  #problemOf(path: string): Diagnostic | undefined {
    const names = path.split('/');
    if (names.some((name) => Buffer.byteLength(name) > longestName) || this.#isTooLong(path)) {
      return diagnoseBuild('build/long-name', path, {file: path});
    }
    const isTaken = reserved.has(names[0]?.toLowerCase() ?? '') || this.#nowFolders.has(path);
    return isTaken || this.#isInFile(path)
      ? diagnoseBuild('build/name-taken', path, {file: path})
      : undefined;
  }

  #isTooLong(path: string): boolean {
    try {
      this.#places.at(path);
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return true;
      throw error;
    }
  }

  /** Whether a file of this build has the path of a folder that another one needs. */
  #isInFile(path: string): boolean {
    for (let at = dirname(path); !this.#nowFolders.has(at); at = dirname(at)) {
      if (this.#now.has(at)) return true;
    }
    return false;
  }

  /** What is where a file is to be; a misuse if it is not from a build before. */
  #statsFor(path: string) {
    const {stats, barrier} = this.#places.at(path);
    if (barrier?.stats.isSymbolicLink()) {
      throw new Misuse(
        `${join(this.#folder, barrier.path)} is a symbolic link, and 'docs-site build' writes ` +
          'nothing through links. Remove it, or name another folder with --out.',
      );
    }
    if (barrier) this.#inTheWay.add(barrier.path);
    else if (stats?.isDirectory()) this.#inTheWay.add(path);
    else if (stats && !this.#before.has(path)) throw notOurs(join(this.#folder, path));
    return stats;
  }

  /** A misuse if a file is in the way that is not from a build before. */
  #checkInTheWay(gone: ReadonlySet<string>): void {
    for (const path of this.#inTheWay) {
      const others = this.#pathsUnder(path).filter((one) => !gone.has(one));
      for (const other of others) throw notOurs(join(this.#folder, other));
    }
  }

  /** A file itself, or the files in a folder. */
  #pathsUnder(path: string): readonly string[] {
    const isFolder = this.#places.at(path).stats?.isDirectory();
    return isFolder ? pathsIn(join(this.#folder, path)).map((one) => `${path}/${one}`) : [path];
  }

  /** From here on, only the names of files change: there is space for all of them. */
  #replace(gone: ReadonlySet<string>): void {
    const [record, union, final] = [
      join(this.#folder, buildRecord),
      join(this.#folder, waiting, 'union'),
      join(this.#folder, waiting, 'final'),
    ];
    writeRecord(union, new Map([...this.#before, ...this.#now]));
    writeRecord(final, this.#now);
    // If this is interrupted, the next build knows what was written.
    renameSync(union, record);
    const left = new Set(gone);
    for (const path of this.#inTheWay) {
      const isFolder = this.#places.at(path).stats?.isDirectory();
      for (const one of this.#pathsUnder(path)) {
        unlinkSync(join(this.#folder, one));
        left.delete(one);
      }
      if (isFolder) removeEmptyTree(join(this.#folder, path));
    }
    const folders = new Set([...this.#changed.keys()].map(dirname));
    for (const folder of folders) this.#made.push(...makeFolders(join(this.#folder, folder)));
    for (const [path, name] of this.#changed) {
      renameSync(join(this.#folder, waiting, name), join(this.#folder, path));
    }
    for (const path of left) rmSync(join(this.#folder, path), {force: true});
    renameSync(final, record);
    this.#close();
  }

  /** The files of the build before that are not needed, unless somebody has changed them. */
  #gone(): ReadonlySet<string> {
    const others = [...this.#before].filter(([path]) => !this.#now.has(path));
    return new Set(
      others.flatMap(([path, hash]) => {
        const isFile = !this.#isTooLong(path) && this.#places.at(path).stats?.isFile();
        return isFile && hashOfFile(join(this.#folder, path)) === hash ? [path] : [];
      }),
    );
  }
}

/** Whether there is a record of a build; a misuse if there are other files without one. */
function isOwn(folder: string): boolean {
  if (lstatSync(join(folder, buildRecord), {throwIfNoEntry: false})?.isFile()) return true;
  const isThere = lstatSync(folder, {throwIfNoEntry: false}) !== undefined;
  if (isThere && readdirSync(folder).some((name) => name !== waiting && name !== lockFile)) {
    throw new Misuse(
      `${folder} has files that 'docs-site build' has not written. Name another folder with ` +
        '--out.',
    );
  }
  return false;
}

/** So often another build may remove the folder that it has made before this one locks it. */
const attempts = 20;

/** Makes a folder, and locks it; adds the folders that were made. */
function makeAndLock(folder: string, made: string[]): () => void {
  for (let attempt = 1; ; attempt++) {
    made.push(...makeFolders(folder));
    try {
      return lockOutput(folder);
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || attempt === attempts) throw error;
    }
  }
}

function recordIn(folder: string, hasRecord: boolean): OutputRecord {
  return hasRecord ? readRecord(join(folder, buildRecord)) : new Map();
}

function notOurs(file: string): Misuse {
  return new Misuse(
    `${file} was not written by 'docs-site build'. Move it, or name another folder with --out.`,
  );
}

/** Runs something that changes a folder; a misuse where the system does not allow it. */
function withSentence<T>(folder: string, change: () => T): T {
  try {
    return change();
  } catch (error) {
    throw sentenceFor(folder, error);
  }
}

/** Says why the system does not allow something (`ENOSPC: no space left on device, write`). */
function sentenceFor(folder: string, error: unknown): unknown {
  const {message} = error as Error;
  const [, reason] = /^E[A-Z]+: ([^,]+)/.exec(message) ?? [];
  if (error instanceof Misuse || reason === undefined) return error;
  return new Misuse(`${folder} cannot be written: ${reason}.`);
}
