import {createHash} from 'node:crypto';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {SearchRecord} from '../src/search/search-record.js';
import {Misuse} from './misuse.js';
import type {Pagefind, PagefindIndex} from './pagefind.js';

/** The folder of search chunks in a site. */
export const chunkFolder = 'docs-search';

/** Pagefind needs about 100 times the memory of what it indexes at a time, in characters. */
const longestPart = 20_000_000;
/** So many records are sent to it at a time. */
const atOnce = 200;
/** What readers load; Pagefind also writes an interface of its own. */
const loaded = /^(?:pagefind(?:\.js|-entry\.json|\..+\.pf_meta)|wasm\.unknown\.pagefind|[a-z]+)$/;

/**
 * The search chunks of a site. Their folder is named by what they contain; until it is complete, it
 * has another name. Without Pagefind, only the names are found out.
 */
export class SearchChunks {
  readonly #folder: string;
  readonly #pagefind: Pagefind | undefined;
  readonly #hash = createHash('sha256');
  #parts = 0;
  #length = 0;
  #index: PagefindIndex | undefined;
  #adding: Promise<{readonly errors: readonly string[]}>[] = [];

  constructor(folder: string, pagefind?: Pagefind) {
    this.#folder = join(folder, chunkFolder);
    this.#pagefind = pagefind;
  }

  async add(record: SearchRecord): Promise<void> {
    const text = JSON.stringify(record);
    this.#hash.update(text);
    if (this.#length + text.length > longestPart) await this.#endPart();
    if (this.#length === 0) await this.#beginPart();
    this.#length += text.length;
    // No stemming: the words of a query are those of the index in the browser.
    const adding = this.#index?.addCustomRecord({...record, language: 'unknown'});
    if (adding && this.#adding.push(adding) >= atOnce) await this.#settle();
  }

  /** Writes what is left, and gives the folders of the parts, relative to the site's. */
  async end(): Promise<readonly string[]> {
    await this.#endPart();
    const name = this.#hash.digest('hex').slice(0, 16);
    if (this.#pagefind && this.#parts > 0) {
      await rm(join(this.#folder, name), {recursive: true, force: true});
      await rename(join(this.#folder, unfinished), join(this.#folder, name));
    }
    return Array.from({length: this.#parts}, (_, part) => `${chunkFolder}/${name}/${part}/`);
  }

  async #beginPart(): Promise<void> {
    this.#parts++;
    if (!this.#pagefind) return;
    if (this.#parts === 1) {
      await rm(join(this.#folder, unfinished), {recursive: true, force: true});
    }
    const {index, errors} = await this.#pagefind.createIndex({forceLanguage: 'unknown'});
    succeeded(errors);
    this.#index = index;
  }

  async #endPart(): Promise<void> {
    if (this.#length === 0) return;
    this.#length = 0;
    await this.#settle();
    if (!this.#index) return;
    const path = join(this.#folder, unfinished, String(this.#parts - 1));
    await mkdir(path, {recursive: true});
    succeeded((await this.#index.writeFiles({outputPath: path})).errors);
    for (const name of await readdir(path)) {
      if (!loaded.test(name)) await rm(join(path, name));
    }
    await this.#pagefind?.close();
    this.#index = undefined;
  }

  async #settle(): Promise<void> {
    for (const {errors} of await Promise.all(this.#adding)) succeeded(errors);
    this.#adding = [];
  }
}

/** Removes all search chunks of a site but those in these folders. */
export async function removeOtherChunks(folder: string, kept: readonly string[]): Promise<void> {
  const names = await readdir(join(folder, chunkFolder)).catch(() => []);
  for (const name of names) {
    const path = `${chunkFolder}/${name}`;
    if (kept.some((one) => one.startsWith(`${path}/`))) continue;
    await rm(join(folder, path), {recursive: true});
  }
}

const unfinished = 'unfinished';

function succeeded(errors: readonly string[]): void {
  if (errors.length > 0) throw new Misuse(`Pagefind failed: ${errors.join(' ')}`);
}
