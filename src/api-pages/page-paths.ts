import type {ApiPageSource} from '../config/site-config.js';
import type {Navigation} from '../navigation/navigation.js';
import type {OperationEntry} from '../openapi/description.js';
import {keyOf, loaderPath, sourceOf} from './api-sources.js';

/** Where the operations and schemas of a description have pages. */
export interface OwnPaths {
  /** The path of the page of an operation, if it has one. */
  readonly operationPath: (entry: OperationEntry) => string | undefined;
  /** The path of the page of a schema, if it has one. */
  readonly modelPath: (name: string) => string | undefined;
}

/** Where the parts of a description have pages. */
export interface PagePaths extends OwnPaths {
  /** The path of the page of the API as a whole, if it has one. */
  readonly overview: string | undefined;
}

/** The paths of the pages that are made from parts of descriptions, by these parts. */
type PathsOfParts = ReadonlyMap<string, readonly string[]>;

/** Finds the pages of the parts of descriptions; reads a navigation once. */
export class ApiPagePaths {
  readonly #known = new WeakMap<Navigation, PathsOfParts>();

  /**
   * The pages of the parts of a description. A part may have one in each of several folders: the
   * one counts whose path begins most like that of the page `from` which a link leads to it.
   */
  of(navigation: Navigation, file: string, from: string): PagePaths {
    const name = loaderPath(file);
    const all = this.#known.get(navigation) ?? pathsIn(navigation);
    this.#known.set(navigation, all);
    const pathOf = (source: ApiPageSource): string | undefined =>
      all
        .get(partOf(source))
        ?.reduce((best, path) => (alike(path, from) > alike(best, from) ? path : best));
    return {
      operationPath: (entry) => pathOf(sourceOf(entry, name)),
      modelPath: (model) => pathOf({kind: 'model', file: name, name: model}),
      overview: pathOf({kind: 'overview', file: name}),
    };
  }
}

function pathsIn({pages}: Navigation): PathsOfParts {
  const paths = new Map<string, string[]>();
  for (const {path, source} of pages.values()) {
    if (source.kind === 'file') continue;
    const part = partOf({...source, file: loaderPath(source.file)});
    const others = paths.get(part);
    if (others) others.push(path);
    else paths.set(part, [path]);
  }
  return paths;
}

/** The same text for the same part of a description. */
function partOf(source: ApiPageSource): string {
  const {kind} = source;
  if (kind === 'operation') return `${kind} ${keyOf(source)}`;
  return `${kind} ${kind === 'model' ? source.name : ''} ${source.file}`;
}

/** How many segments two paths have in common at their beginnings. */
function alike(one: string, other: string): number {
  const others = other.split('/');
  const segments = one.split('/');
  const different = segments.findIndex((segment, index) => segment !== others[index]);
  return different < 0 ? segments.length : different;
}
