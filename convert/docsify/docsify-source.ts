import {ConvertedSite} from '../converted-site.js';
import type {HeadingIds} from '../heading-ids.js';
import type {SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import type {DocsifyIndex} from './docsify-options.js';
import {DocsifyRoutes} from './docsify-routes.js';

/** A docsify site that is being converted. */
export class DocsifySource extends ConvertedSite {
  readonly index: DocsifyIndex;
  readonly settings: SettingsMap;
  readonly routes: DocsifyRoutes;
  /** Files of pages → their paths in the new site. */
  readonly newFiles: ReadonlyMap<string, string>;

  constructor(
    folder: SourceFolder,
    index: DocsifyIndex,
    pages: readonly string[],
    ids: ReadonlyMap<string, HeadingIds>,
  ) {
    super(folder);
    this.index = index;
    this.settings = index.settings.values;
    this.newFiles = this.paths.pathsFor(new Map(pages.map((file) => [file, file])));
    this.routes = new DocsifyRoutes(folder, this.settings, this.newFiles, ids);
  }
}
