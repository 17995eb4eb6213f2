import {isLeftOut, isNotFound, mostFiles, openedPath, type OpenedFile} from './opened-files.js';

/** A folder that is read again when its files change. */
export interface OpenedDirectory {
  readonly files: ReadonlyMap<string, OpenedFile>;
  /** The paths of these files that have changed since they were read. */
  changes(paths: Iterable<string>): Promise<readonly string[]>;
  /** Adds the files that the folder has got since; their paths. */
  addNew(): Promise<readonly string[]>;
}

/** Tells how many files have been found. */
export type OnProgress = (count: number) => void;

/** Files that are only read as text need no content before that. */
const textOnly = /\.(?:mdx?|ya?ml)$/i;

/**
 * Reads which files a folder has that the reader has chosen (File System Access). Their content is
 * read when it is needed.
 */
export async function readDirectory(
  root: FileSystemDirectoryHandle,
  onProgress: OnProgress,
): Promise<OpenedDirectory> {
  const files = new Map<string, HandleFile>();
  // With those that were removed, which may come back.
  const known = new Map<string, HandleFile>();
  const visit = async (folder: FileSystemDirectoryHandle, before: string, added: string[]) => {
    for await (const handle of folder.values()) {
      if (isLeftOut(handle.name) || files.size >= mostFiles) continue;
      const path = before + handle.name;
      if (handle.kind === 'directory') {
        // What cannot be read, or is removed or renamed at this moment, is left out.
        await visit(handle, `${path}/`, added).catch(() => undefined);
      } else if (!files.has(path)) {
        const file = new HandleFile(handle);
        const isRead = textOnly.test(path) || (await file.read().catch(() => undefined));
        if (!isRead) continue;
        known.set(path, file);
        files.set(path, file);
        added.push(path);
        onProgress(files.size);
      }
    }
  };
  await visit(root, '', []);
  return {
    files,
    async addNew() {
      const added: string[] = [];
      await visit(root, '', added).catch(() => undefined);
      return added;
    },
    async changes(paths) {
      const changed: string[] = [];
      for (const path of paths) {
        const file = known.get(path);
        if (!file || !(await file.hasChanged())) continue;
        changed.push(path);
        if (file.isMissing) files.delete(path);
        else files.set(path, file);
      }
      return changed;
    },
  };
}

class HandleFile implements OpenedFile {
  readonly #handle: FileSystemFileHandle;
  #file: File | undefined;
  /** How often in succession it was not there. */
  #missed = 0;

  constructor(handle: FileSystemFileHandle) {
    this.#handle = handle;
  }

  async read(): Promise<File> {
    this.#file = await this.#handle.getFile();
    return this.#file;
  }

  async bytes(): Promise<ArrayBuffer> {
    return (await this.read()).arrayBuffer();
  }

  blob(): Blob | undefined {
    return this.#file;
  }

  /** Whether it was removed. An editor that replaces it removes it for a moment only. */
  get isMissing(): boolean {
    return this.#missed > 1;
  }

  async hasChanged(): Promise<boolean> {
    const before = this.#file?.lastModified;
    const wasMissing = this.isMissing;
    try {
      await this.read();
      this.#missed = 0;
    } catch (error) {
      if (isNotFound(error)) this.#missed++;
    }
    return this.#file?.lastModified !== before || this.isMissing !== wasMissing;
  }
}

/** The files of a folder that the browser gives at once, by their paths in it. */
export function filesIn(
  all: Iterable<readonly [path: string, file: File]>,
): ReadonlyMap<string, OpenedFile> {
  const files = new Map<string, OpenedFile>();
  for (const [written, file] of all) {
    const path = openedPath(written);
    if (path === undefined || files.size >= mostFiles) continue;
    files.set(path, {bytes: () => file.arrayBuffer(), blob: () => file});
  }
  return files;
}
