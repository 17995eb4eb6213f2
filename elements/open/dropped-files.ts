import {filesIn, type OnProgress} from '../../src/open/read-directory.js';
import {isLeftOut, mostFiles, type OpenedFiles} from '../../src/open/opened-files.js';

/** What a reader has dropped or chosen. */
export type Dropped =
  | {readonly kind: 'handle'; readonly handle: FileSystemDirectoryHandle}
  | {readonly kind: 'archive'; readonly file: File}
  | {readonly kind: 'files'; readonly name: string; readonly files: OpenedFiles};

/** Not all browsers have the first one; the second one is in all of them. */
interface DroppedItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/**
 * What was dropped: a folder, a zip archive, or several files. To be called while the event is
 * handled: afterwards, browsers give nothing. `undefined` for anything else, such as a text.
 */
export async function droppedFiles(
  {items}: DataTransfer,
  onProgress: OnProgress,
): Promise<Dropped | undefined> {
  const all = [...items].filter(({kind}) => kind === 'file') as DroppedItem[];
  const [first] = all;
  if (!first) return undefined;
  const file = first.getAsFile();
  const entries = all.flatMap((item) => item.webkitGetAsEntry() ?? []);
  const asked = all.length === 1 ? first.getAsFileSystemHandle?.() : undefined;
  const handle = await asked?.catch(() => undefined);
  if (handle?.kind === 'directory') {
    return {kind: 'handle', handle: handle as FileSystemDirectoryHandle};
  }
  const [entry] = entries;
  const isFolder = entries.length === 1 && entry?.isDirectory === true;
  // The name of a folder may end as that of an archive.
  if (all.length === 1 && file && !isFolder && isArchive(file)) return {kind: 'archive', file};
  const found: (readonly [string, File])[] = [];
  await addEntries(isFolder ? await entriesOf(entry) : entries, '', found, onProgress);
  return {kind: 'files', name: isFolder ? entry.name : 'files', files: filesIn(found)};
}

/** The files of a folder that an `<input webkitdirectory>` gives. */
export function chosenFolder(list: FileList): Dropped {
  const all = [...list];
  const [name = ''] = (all[0]?.webkitRelativePath ?? '').split('/');
  const files = filesIn(
    all.map((file) => [file.webkitRelativePath.slice(name.length + 1), file] as const),
  );
  return {kind: 'files', name, files};
}

/** Whether a file is a zip archive, by its name and type. */
export function isArchive({name, type}: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type);
}

async function addEntries(
  entries: readonly FileSystemEntry[],
  before: string,
  to: (readonly [string, File])[],
  onProgress: OnProgress,
): Promise<void> {
  for (const entry of entries) {
    if (isLeftOut(entry.name) || to.length >= mostFiles) continue;
    const path = before + entry.name;
    // What cannot be read, or is removed or renamed at this moment, is left out.
    if (entry.isDirectory) {
      const inner = await entriesOf(entry).catch(() => []);
      await addEntries(inner, `${path}/`, to, onProgress);
    } else {
      const file = await fileOf(entry as FileSystemFileEntry).catch(() => undefined);
      if (!file) continue;
      to.push([path, file]);
      onProgress(to.length);
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The entries of a folder, which browsers give in parts. */
async function entriesOf(folder: FileSystemEntry): Promise<readonly FileSystemEntry[]> {
  const reader = (folder as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}
