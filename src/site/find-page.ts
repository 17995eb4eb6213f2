import {LoadError, type Loader} from './loader.js';
import type {PageFiles} from './page-files.js';

/** How the files of pages are found. */
export interface PageFinder {
  readonly loader: Loader;
  readonly pageFiles: PageFiles;
}

/** A page file with its text. */
export interface PageFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Whether a page has the file that is most likely its own, without a request for any other; `false`
 * also where that cannot be loaded.
 */
export async function hasLikelyFile(
  path: string,
  {loader, pageFiles}: PageFinder,
  signal?: AbortSignal,
): Promise<boolean> {
  const [file = ''] = pageFiles.likelyFor(path);
  return loader.text(file, signal).then(
    () => true,
    () => false,
  );
}

/** The file of a page, or `undefined` when there is none. Rejects like {@link Loader.text}. */
export async function findPage(
  path: string,
  {loader, pageFiles}: PageFinder,
  signal?: AbortSignal,
  files = pageFiles.likelyFor(path),
): Promise<PageFile | undefined> {
  for (const file of files) {
    try {
      const text = await loader.text(file, signal);
      pageFiles.add(path, file);
      return {file, text};
    } catch (error) {
      if (!(error instanceof LoadError && error.isMissing)) throw error;
    }
  }
  return undefined;
}
