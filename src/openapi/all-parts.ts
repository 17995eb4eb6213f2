import type {DescriptionParts} from './description-parts.js';
import {loadFiles} from './files/load-files.js';
import {parseText} from './parse-text.js';
import * as swagger from './swagger.js';

/** What descriptions need to be read, where all code is present, such as in Node. */
export const allParts: DescriptionParts = {
  parse: parseText,
  loadFiles,
  loadSwagger: () => Promise.resolve(swagger),
};
