import {watch} from 'node:fs';
import {join} from 'node:path';

const quietMilliseconds = 80;

/**
 * Calls back with the paths that changed under the folders, once they have been quiet for a moment;
 * never twice at a time.
 *
 * @returns a function that ends the watching.
 */
export function watchFolders(folders, changed) {
  const paths = new Set();
  let timer;
  let running = Promise.resolve();

  function settle() {
    running = running.then(async () => {
      const batch = [...paths];
      paths.clear();
      if (batch.length > 0) await changed(batch);
    });
  }

  const watchers = folders.map((folder) =>
    watch(folder, {recursive: true}, (_event, name) => {
      // Editors write copies of their own beside the file.
      if (name === null || /(^|[/\\])\.|~$|\.tsbuildinfo$/.test(name)) return;
      paths.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(settle, quietMilliseconds);
    }),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
