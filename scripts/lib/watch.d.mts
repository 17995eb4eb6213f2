/** Calls back with the paths that changed under the folders; returns what ends it. */
export function watchFolders(
  folders: readonly string[],
  changed: (paths: readonly string[]) => Promise<void> | void,
): () => void;
