/**
 * Calls back with the paths that changed under the folders after it resolves, to a function that
 * ends this.
 */
export function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void> | void,
  failed: (error: unknown) => void,
  isWatched?: (path: string) => boolean,
): Promise<() => void>;
