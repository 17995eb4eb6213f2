import type {BundleFiles} from '../../../src/publish/single-file/bundle-files.js';
import {base64Of} from './base64-of.js';

/** The files of our bundle in a folder of a host. Rejects where their list cannot be read. */
export async function bundleAt(folder: string): Promise<BundleFiles> {
  const request = async (path: string) => {
    const url = folder + path;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response;
  };
  const list = await request('files.json');
  return {
    // The build writes this file, so its type is known.
    paths: (await list.json()) as readonly string[],
    text: async (path) => (await request(path)).text(),
    base64: async (path) => base64Of(await (await request(path)).blob()),
  };
}
