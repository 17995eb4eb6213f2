import {unzipSync, type UnzipFileInfo} from 'fflate';
import {mostFiles, openedPath, type OpenedFile, type OpenedFiles} from './opened-files.js';

/** Larger archives are not unpacked, in bytes: a few kilobytes can contain many gigabytes. */
const mostBytes = 1_000_000_000;

/** Why an archive cannot be opened. */
export type ArchiveFailure = 'not-an-archive' | 'too-large' | 'too-many-files';

/** Files are unpacked when they are needed, all texts together. */
const text = /\.(?:mdx?|json|jsonc|ya?ml|css|txt|svg|html?|[cm]?[jt]sx?)$/i;

/**
 * The files of a zip archive. Those whose paths would lead out of it are left out, as are hidden
 * files and packages.
 */
export function readArchive(archive: Uint8Array): OpenedFiles | ArchiveFailure {
  const names = new Map<string, string>();
  let bytes = 0;
  let packed = 0;
  try {
    unzipSync(archive, {
      filter({name, size, originalSize}: UnzipFileInfo) {
        const path = openedPath(name);
        if (path !== undefined) names.set(path, name);
        bytes += originalSize;
        packed += size;
        return false;
      },
    });
  } catch {
    return 'not-an-archive';
  }
  if (bytes > mostBytes) return 'too-large';
  if (names.size > mostFiles) return 'too-many-files';
  // Files that share their bytes could be unpacked without end.
  if (packed > archive.length) return 'not-an-archive';
  const unpacked = new Unpacked(archive);
  const files = new Map<string, OpenedFile>();
  for (const [path, name] of names) {
    files.set(path, {
      bytes() {
        const content = unpacked.read(name);
        return content
          ? Promise.resolve(content.slice().buffer)
          : Promise.reject(new Error(`${path} is damaged.`));
      },
      blob() {
        const content = unpacked.read(name);
        return content && new Blob([content.slice()]);
      },
    });
  }
  return files;
}

class Unpacked {
  readonly #archive: Uint8Array;
  #texts: Readonly<Record<string, Uint8Array>> | undefined;
  /** Whether the texts can only be unpacked one by one, since one of them is damaged. */
  #isDamaged = false;

  constructor(archive: Uint8Array) {
    this.#archive = archive;
  }

  read(name: string): Uint8Array | undefined {
    if (!this.#isDamaged && text.test(name)) {
      this.#texts ??= this.#unpack((other) => text.test(other));
      this.#isDamaged = this.#texts === undefined;
      if (this.#texts) return contentOf(this.#texts, name);
    }
    return contentOf(this.#unpack((other) => other === name) ?? {}, name);
  }

  /** `undefined` where one of the files cannot be unpacked. */
  #unpack(isWanted: (name: string) => boolean): Readonly<Record<string, Uint8Array>> | undefined {
    try {
      return unzipSync(this.#archive, {filter: ({name}) => isWanted(name)});
    } catch {
      return undefined;
    }
  }
}

function contentOf(
  files: Readonly<Record<string, Uint8Array>>,
  name: string,
): Uint8Array | undefined {
  return Object.hasOwn(files, name) ? files[name] : undefined;
}
