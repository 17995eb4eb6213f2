import type {Fields} from '../config/read/raw.js';
import {readVariables} from '../config/read/variables.js';
import {fillVariables as fill, unknownVariables} from '../markdown/variables.js';
import type {PageReader} from './load-page.js';

/**
 * A reader that replaces the site's `variables` in its pages and snippets; the same one on sites
 * without variables.
 */
export function fillVariables(reader: PageReader, config: Fields): PageReader {
  if (!config.has('variables')) return reader;
  const variables = readVariables(config);
  const {loader} = reader;
  return {
    ...reader,
    loader: {
      url: (path) => loader.url(path),
      text: async (path, signal, priority) =>
        fill(await loader.text(path, signal, priority), variables),
    },
    unknownVariables,
  };
}
