import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Misuse} from '../misuse.js';

/** Names the files of ours in an output folder, with their hashes. */
const recordFile = 'docs-site-build.json';
/** Where files wait until all of them are complete. */
const waiting = '.docs-site-build';

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

  private constructor(folder: string, isDry: boolean, before: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#isDry = isDry;
    this.#before = before;
  }

  /**
   * Opens a folder; a misuse if it has files, and no build has written them. With `isDry`, nothing
   * is written.
   */
  static async open(folder: string, isDry: boolean): Promise<OutputFolder> {
    const record = join(folder, recordFile);
    if (existsSync(record)) {
      const {files} = JSON.parse(await readFile(record, 'utf8')) as {files: Record<string, string>};
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

  /** Adds a file, which is written unless the folder has it. */
  async add(path: string, content: string | Uint8Array): Promise<void> {
    if (path.split('/').includes('..')) throw new Misuse(`${path} is not in the site.`);
    if (this.#now.has(path)) throw new Misuse(`Two pages or files have the path ${path}.`);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
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
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }

  has(path: string): boolean {
    return this.#now.has(path);
  }

  /** Puts the files into their places, and removes those of the build before. */
  async end(): Promise<OutputCounts> {
    const gone = [...this.#before.keys()].filter((path) => !this.#now.has(path));
    const counts = {
      written: this.#changed.length,
      same: this.#now.size - this.#changed.length,
      removed: gone.length,
    };
    if (this.#isDry) return counts;
    await mkdir(this.#folder, {recursive: true});
    // If this is interrupted, the next build knows what was written.
    await this.#record(new Map([...this.#before, ...this.#now]));
    for (const path of this.#changed) {
      const file = join(this.#folder, path);
      await mkdir(dirname(file), {recursive: true});
      await rename(join(this.#folder, waiting, path), file);
    }
    for (const path of gone) await rm(join(this.#folder, path), {force: true});
    await this.#record(this.#now);
    await rm(join(this.#folder, waiting), {recursive: true, force: true});
    return counts;
  }

  /** Removes what was prepared: the folder stays as it was. */
  async discard(): Promise<void> {
    await rm(join(this.#folder, waiting), {recursive: true, force: true});
  }

  async #record(hashes: ReadonlyMap<string, string>): Promise<void> {
    const files = Object.fromEntries([...hashes].sort(([one], [other]) => (one < other ? -1 : 1)));
    const text = `${JSON.stringify({files}, undefined, 1)}\n`;
    const record = join(this.#folder, recordFile);
    // Written in the way of the other files: it is complete, or the one before.
    await writeFile(`${record}~`, text);
    await rename(`${record}~`, record);
  }
}
