import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {open} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Misuse} from '../misuse.js';

/** Names the files of ours in an output folder, with their hashes. */
const recordFile = 'docs-site-build.json';
/** Where files wait until all of them are complete. */
const waiting = '.docs-site-build';

/** What a file contains, perhaps in parts: all of them may be too long for one text. */
export type FileContent = string | Uint8Array | readonly string[];

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
 * New files replace those before only when all of them are complete.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #isDry: boolean;
  readonly #before: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();
  readonly #changed: string[] = [];
  /** What is being written. */
  readonly #writing = new Set<Promise<void>>();
  /** Folders that exist. */
  readonly #made = new Set<string>();

  private constructor(folder: string, isDry: boolean, before: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#isDry = isDry;
    this.#before = before;
  }

  /**
   * Opens a folder; a misuse if it has files, and no build has written them. With `isDry`, nothing
   * is written.
   */
  static open(folder: string, isDry: boolean): OutputFolder {
    const record = join(folder, recordFile);
    if (existsSync(record)) {
      const {files} = JSON.parse(readFileSync(record, 'utf8')) as {files: Record<string, string>};
      return new OutputFolder(folder, isDry, new Map(Object.entries(files)));
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
    const parts =
      typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    const sum = createHash('sha256');
    for (const part of parts) sum.update(part);
    const hash = sum.digest('hex').slice(0, 16);
    this.#now.set(path, hash);
    const before = this.#before.get(path);
    const exists = existsSync(join(this.#folder, path));
    if (before === hash && exists) return;
    if (before === undefined && exists) {
      throw new Misuse(
        `${join(this.#folder, path)} was not written by 'docs-site build'. Move it, or name ` +
          'another folder with --out.',
      );
    }
    this.#changed.push(path);
    if (this.#isDry) return;
    const file = join(this.#folder, waiting, path);
    this.#makeFolder(dirname(file));
    const write = writeParts(file, parts);
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
    const gone = [...this.#before.keys()].filter((path) => !this.#now.has(path));
    const counts = {
      written: this.#changed.length,
      same: this.#now.size - this.#changed.length,
      removed: gone.length,
    };
    if (this.#isDry) return counts;
    mkdirSync(this.#folder, {recursive: true});
    // If this is interrupted, the next build knows what was written.
    this.#record(new Map([...this.#before, ...this.#now]));
    for (const path of this.#changed) {
      const file = join(this.#folder, path);
      this.#makeFolder(dirname(file));
      renameSync(join(this.#folder, waiting, path), file);
    }
    for (const path of gone) rmSync(join(this.#folder, path), {force: true});
    this.#record(this.#now);
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

  #record(hashes: ReadonlyMap<string, string>): void {
    const files = Object.fromEntries([...hashes].sort(([one], [other]) => (one < other ? -1 : 1)));
    const text = `${JSON.stringify({files}, undefined, 1)}\n`;
    const record = join(this.#folder, recordFile);
    // Written in the way of the other files: it is complete, or the one before.
    writeFileSync(`${record}~`, text);
    renameSync(`${record}~`, record);
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
