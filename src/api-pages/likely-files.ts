import {loaderPath} from './api-sources.js';

/** Where API descriptions often are, apart from the folder of `docs.json`. */
const folders = ['api-reference/', 'api/', 'openapi/', 'api-specs/', 'specs/'];

/** What they are often called. */
const names = ['openapi.json', 'openapi.yaml', 'openapi.yml', 'swagger.json', 'swagger.yaml'];

/** The files that may describe an API that a site refers to, but does not name. */
export const likelyFiles: readonly string[] = [
  ...names,
  ...folders.slice(0, 3).flatMap((folder) => names.map((name) => folder + name)),
];

/** The files that a name may mean that a page gives without its folder. */
export function likelyFilesNamed(name: string): readonly string[] {
  const file = loaderPath(name);
  const endings = /\.(?:json|ya?ml)$/i.test(file) ? [''] : ['.json', '.yaml', '.yml'];
  return folders.flatMap((folder) => endings.map((ending) => folder + file + ending));
}
