import type {FilesLoader} from '../../src/open/files-loader.js';
import type {OpenedDirectory} from '../../src/open/read-directory.js';
import {scheduler} from '../shared/scheduler.js';

/** How often it is looked at whether files have changed, in milliseconds. */
const interval = 1000;

/**
 * The loader of a folder that looks every second whether the files that were read have changed, as
 * long as the reader sees the page. Browsers do not tell of changes.
 */
export function watchedLoader(
  loader: FilesLoader,
  directory: OpenedDirectory,
  folder: string,
): FilesLoader {
  return {
    ...loader,
    watch(onChange, signal) {
      const look = async () => {
        const changed = document.hidden ? [] : await directory.changes(loader.loaded);
        if (signal.aborted) return;
        changed.forEach((path) => loader.forget(path));
        if (changed.length > 0) onChange(changed.map((path) => path.slice(folder.length)));
        scheduler.wait(interval, () => void look(), signal);
      };
      scheduler.wait(interval, () => void look(), signal);
    },
  };
}
