import type {BundleFiles} from '../../../src/publish/single-file/bundle-files.js';
import {base64Of} from './base64-of.js';

/** Files whose URLs change with their content. */
const isLasting = /^(?:chunks|icons)\//;

/**
 * The files of our bundle in a folder of a host. Rejects where their list cannot be read, and where
 * the host has another version by now: its files do not fit to the code that runs here.
 *
 * @param chunks The folder of the chunks of this version.
 */
export async function bundleAt(folder: string, chunks: string): Promise<BundleFiles> {
  const request = async (path: string) => {
    const url = folder + path;
    // What a service worker has kept may be of another version.
    const response = await fetch(url, {cache: isLasting.test(path) ? 'default' : 'reload'});
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response;
  };
  // The build writes this file, so its type is known.
  const paths = (await (await request('files.json')).json()) as readonly string[];
  if (!paths.some((path) => path.startsWith(chunks))) {
    throw new Error(`${folder} has another version than this page.`);
  }
  return {
    paths,
    text: async (path) => (await request(path)).text(),
    base64: async (path) => base64Of(await (await request(path)).blob()),
  };
}
