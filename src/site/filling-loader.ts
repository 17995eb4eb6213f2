import {readVariables} from '../config/read-variables.js';
import type {Fields} from '../config/read-language.js';
import {fillVariables} from '../content/variables.js';
import type {Loader} from './loader.js';

/** A loader of pages and snippets in which the site's `variables` have their values. */
export function fillingLoader(loader: Loader, written: Fields): Loader {
  const variables = readVariables(written);
  return {
    url: (path) => loader.url(path),
    text: async (path, signal) => fillVariables(await loader.text(path, signal), variables),
  };
}
