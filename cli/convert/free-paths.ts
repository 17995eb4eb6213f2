import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {plainPath} from '../../src/routing/paths.js';
import {note} from './note.js';

/** Gives each page a path of its own, also where the case of letters does not count. */
export class FreePaths {
  /** What a path is compared by → the file of the page that has it. */
  readonly #files = new Map<string, string>();
  /** Notes of pages whose path another page has. */
  readonly notes: Diagnostic[] = [];

  /**
   * The paths of pages by their files, from the wanted ones. A page that is not moved keeps its
   * path; `root` is the folder that the paths begin at.
   */
  pathsFor(wanted: ReadonlyMap<string, string>, root = ''): ReadonlyMap<string, string> {
    const stays = ([file, path]: readonly [string, string]) => file === root + path;
    const found = new Map(wanted);
    for (const entry of [...wanted].sort((one, other) => +stays(other) - +stays(one))) {
      found.set(entry[0], this.pathFor(...entry));
    }
    return found;
  }

  /** The path of the page of a file: the wanted one, or one with a number where it is taken. */
  pathFor(file: string, wanted: string): string {
    const other = this.#files.get(keyOf(wanted)) ?? file;
    let path = wanted;
    for (let count = 2; (this.#files.get(keyOf(path)) ?? file) !== file; count++) {
      path = wanted.replace(/(?:\.\w+)?$/, (ending) => `-${count}${ending}`);
    }
    this.#files.set(keyOf(path), file);
    if (path === wanted) return path;
    const sentence = `The path of this page is also that of ${other}.`;
    const instead = `The page is now ${path}. Give one of the two another path.`;
    this.notes.push(note('convert/left-out', {file, line: 1}, {what: {sentence}, instead}));
    return path;
  }
}

/** What the paths of files have in common that are those of one page. */
function keyOf(path: string): string {
  return plainPath(path).toLowerCase();
}
