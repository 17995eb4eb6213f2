import {Inflate} from 'fflate';
import {pause} from '../shared/pause.js';
import {archiveEntries, packedBytes, type ArchiveEntry} from './archive-entries.js';
import {mostFiles, openedPath, type OpenedFile, type OpenedFiles} from './opened-files.js';

/** Larger archives are not unpacked, in bytes: a few kilobytes can contain many gigabytes. */
const mostBytes = 1_000_000_000;

/** Larger files are only unpacked a part at a time, in bytes. */
const mostAtOnce = 50_000_000;

/** How many bytes of an archive are unpacked at a time: they give 4 MB at most. */
const part = 4096;

/** After so many unpacked bytes, other tasks run. */
const mostBetween = 1_000_000;

const methods = {stored: 0, deflated: 8};

/** Why an archive cannot be opened. */
export type ArchiveFailure = 'not-an-archive' | 'too-large' | 'too-many-files';

/**
 * The files of a zip archive, each of which is unpacked when it is needed. Those whose paths would
 * lead out of it are left out, as are hidden files and packages.
 */
export function readArchive(archive: Uint8Array<ArrayBuffer>): OpenedFiles | ArchiveFailure {
  const entries = entriesOf(archive);
  if (!entries) return 'not-an-archive';
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  if (sum(entries.map(({size}) => size)) > mostBytes) return 'too-large';
  const files = new Map<string, OpenedFile>();
  for (const entry of entries) {
    const path = openedPath(entry.name);
    if (path !== undefined) files.set(path, fileOf(archive, entry, path));
  }
  if (files.size > mostFiles) return 'too-many-files';
  // Files that share their bytes could be unpacked without end.
  if (sum(entries.map(({packed}) => packed)) > archive.length) return 'not-an-archive';
  return files;
}

function entriesOf(archive: Uint8Array): readonly ArchiveEntry[] | undefined {
  try {
    return archiveEntries(archive);
  } catch {
    return undefined;
  }
}

function fileOf(archive: Uint8Array<ArrayBuffer>, entry: ArchiveEntry, path: string): OpenedFile {
  return {
    async bytes() {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let since = 0;
      try {
        for (const content of unpacked(archive, entry)) {
          parts.push(content);
          since += content.length;
          if (since <= mostBetween) continue;
          await pause();
          since = 0;
        }
      } catch (error) {
        const {message} = error as Error;
        throw new Error(`${path} could not be unpacked: ${message}`, {cause: error});
      }
      return new Blob(parts).arrayBuffer();
    },
    blob() {
      if (entry.method !== methods.stored && entry.size > mostAtOnce) return undefined;
      try {
        return new Blob([...unpacked(archive, entry)]);
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * The content of a file, a part at a time. Throws for a file that cannot be unpacked, and as soon
 * as it is larger than the list says.
 */
function* unpacked(
  archive: Uint8Array<ArrayBuffer>,
  entry: ArchiveEntry,
): Generator<Uint8Array<ArrayBuffer>, undefined> {
  const {method, size, isEncrypted} = entry;
  const packed = packedBytes(archive, entry);
  if (isEncrypted) throw new RangeError('The file is encrypted.');
  if (method === methods.stored) {
    yield packed;
    return;
  }
  if (method !== methods.deflated) throw new RangeError('The method is unknown.');
  const found: Uint8Array<ArrayBuffer>[] = [];
  // The library copies each part into a buffer of its own.
  const inflate = new Inflate((content) => found.push(content as Uint8Array<ArrayBuffer>));
  let left = size;
  for (let at = 0; at < packed.length; at += part) {
    inflate.push(packed.subarray(at, at + part), at + part >= packed.length);
    for (const content of found.splice(0)) {
      left -= content.length;
      if (left < 0) throw new RangeError('The file is larger than the list says.');
      yield content;
    }
  }
}
