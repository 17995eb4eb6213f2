import type {Diagnostic} from '../src/diagnostics/diagnostic.js';
import {plainPath} from '../src/routing/paths.js';
import {note} from './note.js';
import type {SourceFolder} from './source-folder.js';

/** Gives each file a path of its own, also where the case of letters does not count. */
export class FreePaths {
  /** The folder that the paths begin at: empty, or with a slash at its end. */
  readonly #root: string;
  /** What a path is compared by → the pages and snippets that stay in the folder. */
  readonly #kept = new Map<string, readonly string[]>();
  /** What a path is compared by → the file whose new path it is. */
  readonly #files = new Map<string, string>();
  /** Files with the paths that they wanted → the paths that they have. */
  readonly #given = new Map<string, string>();
  /** Notes of files whose path another one has. */
  readonly notes: Diagnostic[] = [];

  constructor({kept}: SourceFolder, root = '') {
    this.#root = root;
    for (const file of kept) {
      if (!file.startsWith(root) || !/\.mdx?$/i.test(file)) continue;
      const key = keyOf(file.slice(root.length));
      this.#kept.set(key, [...(this.#kept.get(key) ?? []), file]);
    }
  }

  /**
   * The paths of pages by their files, from the wanted ones. A page that is not moved keeps its
   * path.
   */
  pathsFor(wanted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const stays = ([file, path]: readonly [string, string]) => file === this.#root + path;
    const found = new Map(wanted);
    for (const entry of [...wanted].sort((one, other) => +stays(other) - +stays(one))) {
      found.set(entry[0], this.pathFor(...entry));
    }
    return found;
  }

  /** The new path of a file: the wanted one, or one with a number where it is taken. */
  pathFor(file: string, wanted: string): string {
    const given = this.#given.get(`${file}\n${wanted}`);
    if (given !== undefined) return given;
    let path = wanted;
    for (let count = 2; this.#ownerOf(path, file) !== undefined; count++) {
      path = wanted.replace(/(?:\.\w+)?$/, (ending) => `-${count}${ending}`);
    }
    this.#files.set(keyOf(path), file);
    this.#given.set(`${file}\n${wanted}`, path);
    if (path === wanted) return path;
    const other = this.#ownerOf(wanted, file) ?? '';
    const sentence = `The new path of this file is also that of ${other}.`;
    const instead = `The new file is ${path}. Give one of the two another path.`;
    this.notes.push(note('convert/left-out', {file, line: 1}, {what: {sentence}, instead}));
    return path;
  }

  /** Another file than this one that has a path; `undefined` where the path is free for it. */
  #ownerOf(path: string, file: string): string | undefined {
    const key = keyOf(path);
    const other = this.#files.get(key);
    if (other !== undefined && other !== file) return other;
    if (this.#root + path === file) return undefined;
    return this.#kept.get(key)?.find((one) => one !== file);
  }
}

/** What the paths of files have in common that are those of one page. */
function keyOf(path: string): string {
  return plainPath(path).toLowerCase();
}
