import type {SiteLoader} from '../site/loader.js';
import {mediaTypeByName} from './media-type-by-name.js';
import {isNotFound, type OpenedFiles} from './opened-files.js';

/** Loads the files of a folder or an archive. */
export interface FilesLoader extends SiteLoader {
  /** The paths of the files that were loaded, with that of the folder before them. */
  readonly loaded: ReadonlySet<string>;
  /** Forgets the content of a file that has changed. */
  forget(path: string): void;
  /** Frees what the browser keeps for the URLs of files. */
  release(): void;
}

/** Loads files of `folder`, whose path ends with a slash or is empty. */
export function filesLoader(files: OpenedFiles, folder: string): FilesLoader {
  const urls = new Map<string, string>();
  const loaded = new Set<string>();
  const forget = (path: string) => {
    const url = urls.get(path);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(path);
  };
  return {
    loaded,
    forget,
    url: (path) => folder + path,
    async text(path) {
      const file = files.get(folder + path);
      if (!file) return undefined;
      loaded.add(folder + path);
      try {
        return new TextDecoder().decode(await file.bytes()).replaceAll('\r\n', '\n');
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
    fileUrl(path) {
      const known = urls.get(folder + path);
      const blob = known === undefined ? files.get(folder + path)?.blob() : undefined;
      if (!blob) return known;
      loaded.add(folder + path);
      const url = URL.createObjectURL(blob.slice(0, blob.size, mediaTypeByName(path)));
      urls.set(folder + path, url);
      return url;
    },
    release() {
      for (const path of [...urls.keys()]) forget(path);
    },
  };
}
