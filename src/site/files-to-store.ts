import type {PageFiles} from './page-files.js';

/**
 * The files of at most so many pages, the latest, for the next visit; none where the paths and the
 * usual extension say what they are.
 */
export function filesToStore(
  {known, usual}: PageFiles,
  most: number,
): Readonly<Record<string, string>> {
  const isPlain = [...known].every(([path, file]) => file === `${path}.${usual}`);
  return isPlain ? {} : Object.fromEntries([...known].slice(-most));
}
