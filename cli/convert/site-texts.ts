import {FreePaths} from './free-paths.js';

/** The new texts of files, by their paths, and the files that those of pages are from. */
export class SiteTexts extends Map<string, string> {
  /** Path of a page → the file that it is from. */
  readonly sources = new Map<string, string>();
  readonly paths = new FreePaths();

  /** Adds the text of the page of a file; at another path where another page has that one. */
  setPage(path: string, text: string, file: string): void {
    const own = this.paths.pathFor(file, path);
    this.sources.set(own, file);
    this.set(own, text);
  }
}
