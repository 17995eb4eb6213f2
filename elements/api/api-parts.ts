import {loadModule} from '../shared/load-part.js';

/** What pages of an API load after `elements/lazy/apis.ts`. */
const apiParts = {
  // Links to parts of an API description
  'description-links': () => import('../../src/site/api/description-links.js'),

  // The playground, with its forms, authorization and responses
  'docs-playground': () => import('./docs-playground.js'),

  // API descriptions in several files
  'load-files': () => import('../../src/openapi/files/load-files.js'),

  // Pages of an API as a whole, and those of its schemas
  'overview-pages': () => import('../../src/site/api/overview-pages.js'),

  // API descriptions that are not plain JSON
  'parse-text': () => import('../../src/openapi/parse-text.js'),

  // API descriptions in Swagger 2.0
  swagger: () => import('../../src/openapi/swagger.js'),
} as const;

export type ApiPartName = keyof typeof apiParts;

export type ApiPartModules = {
  readonly [N in ApiPartName]: Awaited<ReturnType<(typeof apiParts)[N]>>;
};

/** Loads a part as `loadPart` does. */
export function loadApiPart<N extends ApiPartName>(
  name: N,
): Promise<ApiPartModules[N] | undefined> {
  const imports: {readonly [P in ApiPartName]: () => Promise<ApiPartModules[P]>} = apiParts;
  return loadModule(name, imports[name]);
}
