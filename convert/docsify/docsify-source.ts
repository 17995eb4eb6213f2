import type {LeftOut} from '../../src/diagnostics/catalog/convert.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {HeadingIds} from '../heading-ids.js';
import {note} from '../note.js';
import type {SettingsMap} from '../settings/setting.js';
import {FreePaths} from '../free-paths.js';
import type {BlockCounts} from '../markdown/text-writer.js';
import type {SourceFolder} from '../source-folder.js';
import type {DocsifyIndex} from './docsify-options.js';
import {DocsifyRoutes} from './docsify-routes.js';

/** A docsify site that is being converted. */
export class DocsifySource {
  readonly folder: SourceFolder;
  readonly index: DocsifyIndex;
  readonly settings: SettingsMap;
  readonly routes: DocsifyRoutes;
  /** Files of pages → their paths in the new site. */
  readonly newFiles: ReadonlyMap<string, string>;
  /** What could not be carried over. */
  readonly notes: Diagnostic[] = [];
  /** The new texts of files, by their paths. */
  readonly texts = new Map<string, string>();
  /** How many blocks of each text keep what their author wrote. */
  readonly blocks: BlockCounts[] = [];
  readonly paths: FreePaths;

  constructor(
    folder: SourceFolder,
    index: DocsifyIndex,
    pages: readonly string[],
    ids: ReadonlyMap<string, HeadingIds>,
  ) {
    this.folder = folder;
    this.paths = new FreePaths(folder);
    this.index = index;
    this.settings = index.settings.values;
    this.newFiles = this.paths.pathsFor(new Map(pages.map((file) => [file, file])));
    this.routes = new DocsifyRoutes(folder, this.settings, this.newFiles, ids);
  }

  /** Notes that something is not carried over, and what to do instead. */
  leaveOut(file: string, line: number | undefined, what: LeftOut, instead: string): void {
    const location = line === undefined ? {file} : {file, line};
    this.notes.push(note('convert/left-out', location, {what, instead}));
  }
}
