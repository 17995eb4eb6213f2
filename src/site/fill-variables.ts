import type {Fields} from '../config/read/raw.js';
import {readVariables} from '../config/read/variables.js';
import {fillVariables as fill, unknownVariables} from '../markdown/variables.js';
import type {PageReader} from './load-page.js';

/** Has a site's pages and snippets read with the values of its `variables`, if it has some. */
export function fillVariables(source: PageReader, raw: Fields): void {
  if (!raw.has('variables')) return;
  const variables = readVariables(raw);
  const {loader} = source;
  source.loader = {
    url: (path) => loader.url(path),
    text: async (path, signal) => fill(await loader.text(path, signal), variables),
  };
  source.unknownVariables = unknownVariables;
}
