import type {AnyDiagnosticCode} from '../diagnostics/catalog.js';
import {buildCatalog} from '../diagnostics/catalog/build.js';
import {configCatalog} from '../diagnostics/catalog/config.js';
import {convertCatalog} from '../diagnostics/catalog/convert.js';
import {linkCatalog} from '../diagnostics/catalog/link.js';
import {loadCatalog} from '../diagnostics/catalog/load.js';
import {navCatalog} from '../diagnostics/catalog/nav.js';
import {offlineCatalog} from '../diagnostics/catalog/offline.js';
import {openapiCatalog} from '../diagnostics/catalog/openapi.js';
import {pageCatalog} from '../diagnostics/catalog/page.js';
import {searchCatalog} from '../diagnostics/catalog/search.js';
import {siteCatalog} from '../diagnostics/catalog/site.js';
import {styleCatalog} from '../diagnostics/catalog/style.js';
import {writingCatalog} from '../diagnostics/catalog/writing.js';

/** All catalogs: the compiler knows whether one is missing. */
const catalogs: Readonly<Record<AnyDiagnosticCode, unknown>> = {
  ...configCatalog,
  ...navCatalog,
  ...linkCatalog,
  ...pageCatalog,
  ...writingCatalog,
  ...siteCatalog,
  ...styleCatalog,
  ...openapiCatalog,
  ...offlineCatalog,
  ...loadCatalog,
  ...searchCatalog,
  ...buildCatalog,
  ...convertCatalog,
};

/** Every code. */
export const allCodes: readonly string[] = Object.keys(catalogs);
