import type {FileExtension, PageFiles} from './page-files.js';

/** What is stored of a site's files for the next visit. */
export interface StoredFiles {
  /** The extension of pages that are not known. */
  readonly extension: FileExtension;
  /** Page → its file; none where the paths and the extension say what they are. */
  readonly files: Readonly<Record<string, string>>;
}

/** A site has changed its usual extension if none of this many pages or more has it. */
const fewestChanged = 5;

/** What to store of the files of at most `most` pages, the latest. */
export function filesToStore({known, usual}: PageFiles, most: number): StoredFiles {
  const latest = [...known].slice(-most);
  const isChanged =
    latest.length >= fewestChanged && !latest.some(([, file]) => file.endsWith(`.${usual}`));
  const extension = isChanged ? (usual === 'mdx' ? 'md' : 'mdx') : usual;
  // Nothing else says that the root has an index.
  const needed = latest.filter(([path, file]) => path === '' || file !== `${path}.${extension}`);
  const isPlain = needed.every(([path]) => path === '');
  return {extension, files: Object.fromEntries(isPlain ? needed : latest)};
}
