import {mediaTypeByName} from '../../../src/open/media-type-by-name.js';
import {isEmbedded} from '../../../src/publish/single-file/embedded-urls.js';
import type {SingleFileEntry} from '../../../src/publish/single-file/single-file-data.js';
import {siteUrl} from '../../../src/routing/paths.js';
import {base64Of} from './base64-of.js';

/** So many files are requested at a time. */
const atOnce = 6;

/**
 * Reads files of a site. One that is too large, that does not exist or that its host does not give
 * stays a URL, and is not in the result.
 */
export async function readFiles(
  paths: readonly string[],
  folder: URL,
  origin: string,
): Promise<ReadonlyMap<string, SingleFileEntry>> {
  const found = new Map<string, SingleFileEntry>();
  const queue = [...paths];
  const mode = folder.origin === origin ? 'same-origin' : 'cors';
  const readNext = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const url = siteUrl(path, folder);
      const response = url && (await fetch(url, {mode}).catch(() => undefined));
      if (!response?.ok) continue;
      const type = mediaTypeByName(path);
      const blob = await response.blob();
      if (isEmbedded(type, blob.size)) found.set(path, {type, base64: await base64Of(blob)});
    }
  };
  await Promise.all(Array.from({length: atOnce}, readNext));
  return found;
}
