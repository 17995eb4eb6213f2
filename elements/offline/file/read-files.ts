import {mediaTypeByName} from '../../../src/open/media-type-by-name.js';
import {leftOut} from '../../../src/publish/single-file/embedded-urls.js';
import type {SingleFileEntry} from '../../../src/publish/single-file/single-file-data.js';
import {siteUrl} from '../../../src/routing/paths.js';
import {inParallel} from '../../../src/shared/in-parallel.js';
import {timers, type Timers} from '../../../src/shared/scheduler.js';
import {untilAborted} from '../../../src/shared/until-aborted.js';
import {base64Of} from './base64-of.js';

/** How many files are requested at a time. */
const atOnce = 6;

/** How long a host may send nothing of a file, in milliseconds. */
const longestPause = 15_000;

/** The files of a site that were read, and those that could not be or are too large. */
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
  /** Replaced in tests. */
  readonly fetch?: typeof fetch;
  readonly timeout?: Timers['timeout'];
}

/** Reads files of a site. */
export async function readFiles(given: FilesToRead): Promise<ReadFiles> {
  const {paths, onProgress} = given;
  const found = new Map<string, SingleFileEntry>();
  const missing: string[] = [];
  let bytes = 0;
  let read = 0;
  await inParallel(paths, atOnce, async (path) => {
    const type = mediaTypeByName(path);
    try {
      const fits = (size: number) => leftOut(type, size, bytes) === undefined;
      const blob = await contentOf(path, given, fits);
      // Others were read meanwhile.
      if (!fits(blob.size)) throw new Error(`${path} is too large.`);
      bytes += blob.size;
      found.set(path, {type, base64: await base64Of(blob)});
    } catch {
      missing.push(path);
    }
    onProgress(++read);
  });
  return {found, missing};
}

/**
 * The content of a file. Rejects where there is none, where the host sends nothing for too long,
 * and as soon as it has more bytes than fit.
 */
async function contentOf(
  path: string,
  {folder, origin, fetch: request = fetch, timeout = timers.timeout}: FilesToRead,
  fits: (size: number) => boolean,
): Promise<Blob> {
  const url = siteUrl(path, folder);
  if (!url) throw new Error(path);
  const mode = folder.origin === origin ? 'same-origin' : 'cors';
  const ended = new AbortController();
  const {signal} = ended;
  const inTime = <T>(answer: Promise<T>): Promise<T> => {
    const cancel = timeout(longestPause, () => ended.abort());
    return untilAborted(answer, signal).finally(cancel);
  };
  try {
    // What a service worker has kept may be old.
    const response = await inTime(request(url, {mode, cache: 'reload', signal}));
    if (!isFile(response, url)) throw new Error(`${response.status} ${url.href}`);
    const body = response.body?.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const check = (bytes: number) => {
      if (!fits(bytes)) throw new Error(`${url.href} is too large.`);
    };
    check(Number(response.headers.get('content-length')));
    for (let value; (value = body && (await inTime(body.read())).value);) {
      check((size += value.length));
      parts.push(value);
    }
    return new Blob(parts);
  } finally {
    ended.abort();
  }
}

/** Whether an answer is the file of this URL, and not an HTML error page or another host's file. */
function isFile(response: Response, {pathname, origin}: URL): boolean {
  if (!response.ok) return false;
  if (response.redirected && new URL(response.url).origin !== origin) return false;
  const type = response.headers.get('content-type') ?? '';
  return !/\bx?html\b/i.test(type) || /\.x?html?$/i.test(pathname);
}
