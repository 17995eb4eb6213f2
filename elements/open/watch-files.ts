import type {FilesLoader} from '../../src/open/files-loader.js';
import type {OpenedDirectory} from '../../src/open/read-directory.js';
import {scheduler} from '../shared/scheduler.js';

/** How often it is looked at whether files have changed, in milliseconds. */
const interval = 1000;

/**
 * The loader of a folder that looks every second whether the files that were read have changed, as
 * long as the reader sees the page. Browsers do not tell of changes. It looks for new files when
 * one has changed, and when the reader comes back to the page.
 */
export function watchedLoader(
  loader: FilesLoader,
  directory: OpenedDirectory,
  folder: string,
): FilesLoader {
  return {
    ...loader,
    watch(onChange, signal) {
      let isBack = false;
      addEventListener('focus', () => (isBack = true), {signal});
      const look = async () => {
        // The reader may come back again meanwhile.
        const wasBack = isBack;
        isBack = false;
        const changed = document.hidden ? [] : await directory.changes(loader.loaded);
        const added = changed.length > 0 || wasBack ? await directory.addNew() : [];
        if (signal.aborted) return;
        changed.forEach((path) => loader.forget(path));
        const paths = [...changed, ...added].filter((path) => path.startsWith(folder));
        if (paths.length > 0) onChange(paths.map((path) => path.slice(folder.length)));
      };
      const lookAgain = () => {
        const run = () => void look().catch(reportError).finally(lookAgain);
        scheduler.timeout(interval, run, signal);
      };
      lookAgain();
    },
  };
}
