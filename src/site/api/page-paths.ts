import type {Navigation} from '../../navigation/navigation.js';
import type {OperationEntry} from '../../openapi/description.js';
import {keyOf, nameOf, sourceOf} from '../api-sources.js';

/** Where the parts of a description have pages. */
export interface PagePaths {
  /** The path of the page of an operation, if it has one. */
  readonly operationPath: (entry: OperationEntry) => string | undefined;
  /** The path of the page of a schema, if it has one. */
  readonly modelPath: (name: string) => string | undefined;
  /** The path of the page of the API as a whole, if it has one. */
  readonly overview: string | undefined;
}

/**
 * The pages of the parts of a description. A part may have one in each of several folders: the
 * one counts whose path begins most like that of the page `from` which a link leads to it.
 */
export function pagePaths({pages}: Navigation, file: string, from: string): PagePaths {
  const name = nameOf(file);
  const paths = new Map<string, string>();
  const add = (key: string, path: string): void => {
    const known = paths.get(key);
    if (known === undefined || alike(path, from) > alike(known, from)) paths.set(key, path);
  };
  for (const {path, source} of pages.values()) {
    if (source.kind === 'file' || nameOf(source.file) !== name) continue;
    if (source.kind === 'operation') add(`operation ${keyOf({...source, file: name})}`, path);
    else add(source.kind === 'model' ? `model ${source.name}` : 'overview', path);
  }
  return {
    operationPath: (entry) => paths.get(`operation ${keyOf(sourceOf(entry, name))}`),
    modelPath: (model) => paths.get(`model ${model}`),
    overview: paths.get('overview'),
  };
}

/** How many segments two paths have in common at their beginnings. */
function alike(one: string, other: string): number {
  const others = other.split('/');
  const segments = one.split('/');
  const different = segments.findIndex((segment, index) => segment !== others[index]);
  return different < 0 ? segments.length : different;
}
