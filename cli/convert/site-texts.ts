import {FreePaths} from './free-paths.js';
import type {BlockCounts} from './markdown/text-writer.js';

/** The new texts of files, by their paths, and the files that those of pages are from. */
export class SiteTexts extends Map<string, string> {
  /** Path of a page → the file that it is from. */
  readonly sources = new Map<string, string>();
  readonly paths = new FreePaths();
  #blocks: BlockCounts = {all: 0, own: 0};

  /** The blocks of all pages. */
  get blocks(): BlockCounts {
    return this.#blocks;
  }

  addBlocks({all, own}: BlockCounts): void {
    this.#blocks = {all: this.#blocks.all + all, own: this.#blocks.own + own};
  }

  /** Adds the text of the page of a file, whose path is one of `paths`. */
  setPage(path: string, text: string, file: string): void {
    this.sources.set(path, file);
    this.set(path, text);
  }
}
