import {relative, sep} from 'node:path';
import {watch} from 'chokidar';

const quietMilliseconds = 80;

/** Hidden files but `.mintignore`, packages, and copies that editors write beside a file. */
const ignored = /(?:^|[/\\])(?:\.(?!mintignore$)|node_modules(?:[/\\]|$))|~$|\.tsbuildinfo$/;

/**
 * Calls back with the paths that changed under the folders, once they have been quiet for a moment;
 * never twice at a time. No change is missed that is made after it resolves, to a function that
 * ends the watching.
 *
 * `failed` is told of what `changed` throws, and of folders that cannot be watched; later changes
 * are told as before. `isWatched` says whether a path below the folders is watched.
 */
export async function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void> | void,
  failed: (error: unknown) => void,
  isWatched: (path: string) => boolean = () => true,
): Promise<() => void> {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function tell(): Promise<void> {
    const batch = [...paths];
    paths.clear();
    if (batch.length > 0) await changed(batch);
  }

  function settle(): void {
    running = running.then(tell).catch(failed);
  }

  const isIgnored = (path: string) => {
    const folder = folders.find((one) => path === one || path.startsWith(one + sep));
    if (folder === undefined) return false;
    return ignored.test(relative(folder, path)) || !isWatched(path);
  };
  // Closed in the middle of a change, the library can leave a watch behind: it must not keep the
  // program from ending. What serves the folders keeps it running.
  const watcher = watch([...folders], {
    ignored: isIgnored,
    ignoreInitial: true,
    persistent: false,
    ignorePermissionErrors: true,
  });
  watcher.on('all', (_event, path) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, quietMilliseconds);
  });
  // A folder that was removed or renamed may come back.
  watcher.on('unlinkDir', (path) => folders.includes(path) && watcher.add(path));
  watcher.on('error', failed);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
