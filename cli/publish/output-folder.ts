import {existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Misuse} from '../misuse.js';
import {hashOf, hashOfFile, partsOf, sizeOf, type FileContent} from './file-hash.js';
import {readRecord, writeRecord, type OutputRecord} from './output-record.js';

/** Names the files of ours in an output folder, with their hashes. */
const recordFile = 'docs-site-build.json';
/** Where files wait until all of them are complete. */
const waiting = '.docs-site-build';

/** So many files are written at a time. */
const atOnce = 16;

/** What an output folder has become. */
export interface OutputCounts {
  readonly written: number;
  readonly same: number;
  readonly removed: number;
}

/**
 * The folder that a site is built into. It knows which files are its own; others are never changed.
 * A file of its own that is not what was written is written again, or left alone if it has gone.
 * New files replace those before only when all of them are complete.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #isDry: boolean;
  readonly #before: OutputRecord;
  readonly #now = new Map<string, string>();
  readonly #changed: string[] = [];
  /** What is being written. */
  readonly #writing = new Set<Promise<void>>();
  /** Folders that exist. */
  readonly #made = new Set<string>();

  private constructor(folder: string, isDry: boolean, before: OutputRecord) {
    this.#folder = folder;
    this.#isDry = isDry;
    this.#before = before;
  }

  /**
   * Opens a folder; a misuse if it has files, and no build has written them or its record is
   * damaged. With `isDry`, nothing is written.
   */
  static open(folder: string, isDry: boolean): OutputFolder {
    const record = join(folder, recordFile);
    if (existsSync(record)) {
      return new OutputFolder(folder, isDry, readRecord(record));
    }
    if (existsSync(folder) && readdirSync(folder).some((name) => name !== waiting)) {
      throw new Misuse(
        `${folder} has files that 'docs-site build' has not written. Name another folder with ` +
          '--out.',
      );
    }
    return new OutputFolder(folder, isDry, new Map());
  }

  /**
   * Adds a file, which is written unless the folder has it: soon, while the next ones are made.
   * Rejects if a file before could not be written.
   */
  async add(path: string, content: FileContent): Promise<void> {
    if (path.split('/').includes('..')) throw new Misuse(`${path} is not in the site.`);
    if (this.#now.has(path)) throw new Misuse(`Two pages or files have the path ${path}.`);
    const hash = hashOf(content);
    this.#now.set(path, hash);
    const found = this.#statsOf(path);
    if (found && (!this.#before.has(path) || found.isDirectory())) {
      throw new Misuse(
        `${join(this.#folder, path)} was not written by 'docs-site build'. Move it, or name ` +
          'another folder with --out.',
      );
    }
    // Most files that have changed have another size: these are not read.
    const isSame = found?.isFile() && found.size === sizeOf(content);
    if (isSame && hashOfFile(join(this.#folder, path)) === hash) return;
    this.#changed.push(path);
    if (this.#isDry) return;
    const file = join(this.#folder, waiting, path);
    this.#makeFolder(dirname(file));
    const write = writeParts(file, partsOf(content));
    this.#writing.add(write);
    const onWritten = () => this.#writing.delete(write);
    // One that fails stays, and is waited for.
    write.then(onWritten, () => {});
    if (this.#writing.size >= atOnce) await Promise.race(this.#writing);
  }

  has(path: string): boolean {
    return this.#now.has(path);
  }

  /** Puts the files into their places, and removes those of the build before. */
  async end(): Promise<OutputCounts> {
    await Promise.all(this.#writing);
    const gone = this.#gone();
    const counts = {
      written: this.#changed.length,
      same: this.#now.size - this.#changed.length,
      removed: gone.length,
    };
    if (this.#isDry) return counts;
    mkdirSync(this.#folder, {recursive: true});
    // If this is interrupted, the next build knows what was written.
    const record = join(this.#folder, recordFile);
    writeRecord(record, new Map([...this.#before, ...this.#now]));
    for (const path of this.#changed) {
      const file = join(this.#folder, path);
      this.#makeFolder(dirname(file));
      renameSync(join(this.#folder, waiting, path), file);
    }
    for (const path of gone) rmSync(join(this.#folder, path), {force: true});
    writeRecord(record, this.#now);
    await this.discard();
    return counts;
  }

  /** Removes what was prepared: the folder stays as it was. */
  async discard(): Promise<void> {
    await Promise.allSettled(this.#writing);
    rmSync(join(this.#folder, waiting), {recursive: true, force: true});
  }

  #makeFolder(path: string): void {
    if (this.#made.has(path)) return;
    mkdirSync(path, {recursive: true});
    this.#made.add(path);
  }

  /** The files of the build before that are not needed, unless somebody has changed them. */
  #gone(): readonly string[] {
    const others = [...this.#before].filter(([path]) => !this.#now.has(path));
    return others.flatMap(([path, hash]) => {
      const isOwn = this.#statsOf(path)?.isFile() && hashOfFile(join(this.#folder, path)) === hash;
      return isOwn ? [path] : [];
    });
  }

  /** What is at a path; `undefined` for nothing. */
  #statsOf(path: string) {
    return lstatSync(join(this.#folder, path), {throwIfNoEntry: false});
  }
}

async function writeParts(file: string, parts: readonly (string | Uint8Array)[]): Promise<void> {
  const opened = await open(file, 'w');
  try {
    for (const part of parts) await opened.writeFile(part);
  } finally {
    await opened.close();
  }
}
