import type {EntryDetails} from '../diagnostics/catalog.js';
import {openapiCatalog} from '../diagnostics/catalog/openapi.js';
import {diagnoseFrom, type Diagnostic, type Location} from '../diagnostics/diagnostic.js';

/** The codes of problems in OpenAPI files. */
export type OpenapiCode = keyof typeof openapiCatalog;

/** The details that fill a code's message and hint: nothing, or one object. */
export type OpenapiDetails<C extends OpenapiCode> = EntryDetails<(typeof openapiCatalog)[C]>;

/** Creates the diagnostic of a mistake in an OpenAPI file, or in what refers to it. */
export function diagnoseOpenapi<C extends OpenapiCode>(
  code: C,
  location: Location,
  ...details: OpenapiDetails<C>
): Diagnostic {
  return diagnoseFrom<C, typeof openapiCatalog>(openapiCatalog, code, location, ...details);
}
