import {isPrivateName} from '../site/private-path.js';

/** A file of a folder or an archive that a reader has opened. */
export interface OpenedFile {
  /** Its bytes as they are now. Rejects for a file that cannot be read any more. */
  bytes(): Promise<ArrayBuffer>;
  /** Its content for the browser; `undefined` if it cannot be read. */
  blob(): Blob | undefined;
}

/** The files of a folder or an archive, by their paths. */
export type OpenedFiles = ReadonlyMap<string, OpenedFile>;

/** Whether a file could not be read since it does not exist any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** More files are not opened. */
export const mostFiles = 50_000;

/** Says what is not part of the site, and is read for that. */
const ignoreFile = '.mintignore';

/** Whether a file or folder of this name is left out. */
export function isLeftOut(name: string): boolean {
  return isPrivateName(name) && name !== ignoreFile;
}

/**
 * The path of a file of an archive or a folder, relative to it; `undefined` for one that would lead
 * out of it, and for one that is left out.
 */
export function openedPath(written: string): string | undefined {
  const names = written.replaceAll('\\', '/').split('/');
  const isPlain = names.every(
    (name) => name !== '' && name !== '.' && name !== '..' && !/[\0:]/.test(name),
  );
  return isPlain && !names.some(isLeftOut) ? names.join('/') : undefined;
}
