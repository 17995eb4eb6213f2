import {mediaTypeByName} from '../../../src/open/media-type-by-name.js';
import {isEmbedded} from '../../../src/publish/single-file/embedded-urls.js';
import type {SingleFileEntry} from '../../../src/publish/single-file/single-file-data.js';
import {siteUrl} from '../../../src/routing/paths.js';
import {inParallel} from '../../../src/shared/in-parallel.js';
import {base64Of} from './base64-of.js';

/** How many files are requested at a time. */
const atOnce = 6;

/** The files of a site that were read, and those that could not be. */
export interface ReadFiles {
  readonly found: ReadonlyMap<string, SingleFileEntry>;
  readonly missing: readonly string[];
}

/** What files are read with. */
export interface FilesToRead {
  readonly paths: readonly string[];
  /** The URL of the folder of the site. */
  readonly folder: URL;
  /** The origin of the page. */
  readonly origin: string;
  /** Called after each file. */
  readonly onProgress: (read: number) => void;
}

/** Reads files of a site; one that is too large for a document is in neither of the results. */
export async function readFiles({
  paths,
  folder,
  origin,
  onProgress,
}: FilesToRead): Promise<ReadFiles> {
  const found = new Map<string, SingleFileEntry>();
  const missing: string[] = [];
  const mode = folder.origin === origin ? 'same-origin' : 'cors';
  let read = 0;
  await inParallel(paths, atOnce, async (path) => {
    try {
      const entry = await entryOf(path, folder, mode);
      if (entry) found.set(path, entry);
    } catch {
      missing.push(path);
    }
    onProgress(++read);
  });
  return {found, missing};
}

/** The content of a file; `undefined` for one that is too large. Rejects where there is none. */
async function entryOf(
  path: string,
  folder: URL,
  mode: RequestMode,
): Promise<SingleFileEntry | undefined> {
  const url = siteUrl(path, folder);
  if (!url) throw new Error(path);
  const response = await fetch(url, {mode, cache: 'no-cache'});
  if (!response.ok) throw new Error(`${response.status} ${url.href}`);
  const type = mediaTypeByName(path);
  const size = Number(response.headers.get('content-length'));
  if (!isEmbedded(type, size)) {
    await response.body?.cancel();
    return undefined;
  }
  const blob = await response.blob();
  return isEmbedded(type, blob.size) ? {type, base64: await base64Of(blob)} : undefined;
}
