import {searchCatalog} from '../../diagnostics/catalog/search.js';
import {diagnoseFrom, type Diagnostic} from '../../diagnostics/diagnostic.js';
import type {ChunkFailure} from './chunk-search.js';

const codes = {
  'not-allowed': 'search/chunks-not-allowed',
  refused: 'search/webassembly-refused',
  missing: 'search/chunks-missing',
} as const;

/** The diagnostic of search chunks that cannot be used; `file` is the index that names them. */
export function diagnoseChunks(failure: ChunkFailure, url: string, file: string): Diagnostic {
  return diagnoseFrom(searchCatalog, codes[failure], {file}, {url});
}
