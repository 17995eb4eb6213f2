import {configCatalog} from '../diagnostics/catalog/config.js';
import {linkCatalog} from '../diagnostics/catalog/link.js';
import {loadCatalog} from '../diagnostics/catalog/load.js';
import {navCatalog} from '../diagnostics/catalog/nav.js';
import {offlineCatalog} from '../diagnostics/catalog/offline.js';
import {openapiCatalog} from '../diagnostics/catalog/openapi.js';
import {pageCatalog} from '../diagnostics/catalog/page.js';
import {siteCatalog} from '../diagnostics/catalog/site.js';
import {writingCatalog} from '../diagnostics/catalog/writing.js';

/** Every code. Areas have several catalogs, such as `link`. */
export const allCodes: readonly string[] = [
  configCatalog,
  navCatalog,
  linkCatalog,
  pageCatalog,
  writingCatalog,
  siteCatalog,
  openapiCatalog,
  offlineCatalog,
  loadCatalog,
].flatMap((catalog) => Object.keys(catalog));
