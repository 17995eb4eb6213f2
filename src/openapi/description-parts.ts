import type {LoadFiles} from './files/load-files.js';
import type {ParsedText} from './parsed-text.js';
import type * as swagger from './swagger.js';

/** The module that reads Swagger 2.0. */
export type Swagger = typeof swagger;

/** What few descriptions need to be read: its code may be loaded then. */
export interface DescriptionParts {
  /** Parses what is not plain JSON, such as `parseText` does. */
  parse(text: string): ParsedText | Promise<ParsedText>;
  /** The function of that name; without it, a description has one file. */
  readonly loadFiles?: LoadFiles | undefined;
  /** For descriptions in Swagger 2.0; without it, they are read as OpenAPI 3. */
  loadSwagger?(): Promise<Swagger>;
}
