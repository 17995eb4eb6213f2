import {
  readApiSettings,
  readPrefixSources,
  readSources,
  type ApiSource,
} from '../config/read/api.js';
import type {SiteConfig} from '../config/site-config.js';
import {groupBy} from '../shared/group-by.js';
import {folderOf} from './api-navigation.js';
import {listedOperations, loaderPath, partsOf, sourcesOf} from './api-sources.js';

/** API descriptions, by the folders in which the configuration puts their pages. */
export class NearFiles {
  /** File → the folders of its pages. */
  readonly #folders: ReadonlyMap<string, readonly string[]>;

  constructor(config: SiteConfig) {
    const placed = placesOf(config).map(
      ({file, directory}) => [loaderPath(file), folderOf(directory)] as const,
    );
    // An operation in a list may be of any of them.
    const listed = listedOperations(config).length > 0 ? sourcesOf(config) : [];
    const anywhere = listed.map(({file}) => [loaderPath(file), folderOf()] as const);
    const byFile = groupBy([...placed, ...anywhere], ([file]) => file);
    this.#folders = new Map(
      [...byFile].map(([file, all]) => [file, [...new Set(all.map(([, folder]) => folder))]]),
    );
  }

  /** The files that may have a page at a path, unless one says itself where its pages are. */
  at(path: string): ReadonlySet<string> {
    return this.#where((folder) => isInside(path, folder));
  }

  /** A file, and those that may have pages beside its pages. */
  beside(file: string): ReadonlySet<string> {
    const own = this.#folders.get(loaderPath(file)) ?? [];
    return this.#where((folder) =>
      own.some((one) => isInside(one, folder) || isInside(folder, one)),
    );
  }

  #where(isMeant: (folder: string) => boolean): ReadonlySet<string> {
    const found = [...this.#folders].filter(([, folders]) => folders.some(isMeant));
    return new Set(found.map(([file]) => file));
  }
}

/** Every place in a configuration that has an API description. */
function placesOf(config: SiteConfig): readonly ApiSource[] {
  return [
    ...readApiSettings(config).sources,
    ...partsOf(config.navigation).flatMap(({openapi}) => readSources(openapi)),
    ...readPrefixSources(config).flatMap(({sources, path}) =>
      sources.map(({file, directory = path}) =>
        directory === undefined ? {file} : {file, directory},
      ),
    ),
  ];
}

function isInside(path: string, folder: string): boolean {
  return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
