/** What few pages need in the worker of the search: it loads with the first that does. */
export const workerParts = {
  apis: () => import('../../src/api-pages/apis.js'),
  'chunk-search': () => import('../../src/site/search/chunk-search.js'),
  'description-links': () => import('../../src/api-pages/description-links.js'),
  'load-files': () => import('../../src/openapi/files/load-files.js'),
  'overview-pages': () => import('../../src/api-pages/overview-pages.js'),
  'page-code': () => import('../../src/interpreter/page-code.js'),
  entities: () => import('character-entities'),
  'parse-text': () => import('../../src/openapi/parse-text.js'),
  swagger: () => import('../../src/openapi/swagger.js'),
} as const;
