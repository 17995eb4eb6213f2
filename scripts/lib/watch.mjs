import {relative, sep} from 'node:path';
import {watch} from 'chokidar';

const quietMilliseconds = 80;

/** Hidden files but `.mintignore`, packages, and copies that editors write beside a file. */
const ignored = /(?:^|[/\\])(?:\.(?!mintignore$)|node_modules(?:[/\\]|$))|~$|\.tsbuildinfo$/;

/**
 * Calls back with the paths that changed under the folders, once they have been quiet for a moment;
 * never twice at a time. No change is missed that is made after it resolves.
 *
 * @param {readonly string[]} folders
 * @param {(paths: readonly string[]) => Promise<void> | void} changed
 * @param {(error: unknown) => void} failed Is told of what `changed` throws, and of folders that
 *   cannot be watched. Later changes are told as before.
 * @param {(path: string) => boolean} [isWatched] Whether a path below the folders is watched.
 * @returns a function that ends the watching.
 */
export async function watchFolders(folders, changed, failed, isWatched = () => true) {
  const paths = new Set();
  let timer;
  let running = Promise.resolve();

  async function tell() {
    const batch = [...paths];
    paths.clear();
    if (batch.length > 0) await changed(batch);
  }

  function settle() {
    running = running.then(tell).catch(failed);
  }

  const isIgnored = (path) => {
    const folder = folders.find((one) => path === one || path.startsWith(one + sep));
    if (folder === undefined) return false;
    return ignored.test(relative(folder, path)) || !isWatched(path);
  };
  // Closed in the middle of a change, the library can leave a watch behind: it must not keep the
  // program from ending. What serves the folders keeps it running.
  const options = {
    ignored: isIgnored,
    ignoreInitial: true,
    persistent: false,
    ignorePermissionErrors: true,
  };
  const watcher = watch([...folders], options);
  watcher.on('all', (_event, path) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, quietMilliseconds);
  });
  // A folder that was removed or renamed may come back.
  watcher.on('unlinkDir', (path) => folders.includes(path) && watcher.add(path));
  watcher.on('error', failed);
  await new Promise((ready) => watcher.once('ready', ready));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
