import {ConvertedSite} from '../converted-site.js';
import type {SourceFolder} from '../source-folder.js';
import type {PageHeadingIds} from './gitbook-heading-ids.js';
import {GitBookRoutes} from './gitbook-routes.js';
import type {GitBookSettings} from './gitbook-settings.js';

/** What the texts of a site of GitBook say. */
interface PageTexts {
  /** Files of pages → their titles. */
  readonly titles: ReadonlyMap<string, string>;
  /** Files of pages → the ids of their headings. */
  readonly headings: ReadonlyMap<string, PageHeadingIds>;
  /** Names of variables → their values. */
  readonly variables: ReadonlyMap<string, string>;
}

/** A site of GitBook that is being converted. */
export class GitBookSite extends ConvertedSite {
  readonly settings: GitBookSettings;
  readonly titles: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string>;
  /** Files of pages → their paths in the new site. */
  readonly newFiles: ReadonlyMap<string, string>;
  readonly routes: GitBookRoutes;

  constructor(
    folder: SourceFolder,
    settings: GitBookSettings,
    pages: readonly string[],
    {titles, headings, variables}: PageTexts,
  ) {
    super(folder, settings.root);
    this.settings = settings;
    this.titles = titles;
    this.variables = variables;
    const wanted = pages.map((file) => {
      const path = this.#shownPath(file).replace(/\.markdown$/i, '.md');
      return [file, path] as const;
    });
    this.newFiles = this.paths.pathsFor(new Map(wanted));
    const {all} = folder;
    const copied = (path: string, file: string) => void this.moved.set(path, file);
    const newPath = (file: string) => this.newPath(file);
    this.routes = new GitBookRoutes({all, settings, headings, newPath, copied});
  }

  /** The path of a file in the new site. */
  newPath(file: string): string {
    return this.newFiles.get(file) ?? this.#shownPath(file);
  }

  /** The path of a file below the folder of pages, without dots that hide it. */
  #shownPath(file: string): string {
    const {root} = this;
    const path = file.startsWith(root) ? file.slice(root.length) : file;
    return path.replaceAll(/(^|\/)\.(?=[^/])/g, '$1');
  }
}
