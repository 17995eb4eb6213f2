import type {ArchiveFailure} from '../../src/open/read-archive.js';
import type {RepositoryFolder} from '../../src/open/repository.js';
import type {FoundFolder} from './find-folder.js';

/** Why an archive cannot be opened, as sentences; each is given the name of the archive. */
export const archiveFailures: Readonly<Record<ArchiveFailure, (name: string) => string>> = {
  'not-an-archive': (name) => `“${name}” is not a zip archive, or it is damaged.`,
  'too-large': (name) => `“${name}” would take more than 1 GB when unpacked.`,
  'too-many-files': (name) => `“${name}” contains more than 50,000 files.`,
};

/** What to say of files without a configuration; `tool` is what they may be written for. */
export function noSite(name: string, tool: string | undefined): string {
  const missing = `“${name}” contains no docs.json or mint.json.`;
  return tool === undefined
    ? `${missing} Choose the folder of a site, or make one with “npx docs-site-element init”.`
    : `${missing} It looks like a site of ${tool}. Convert it with “npx docs-site-element init”.`;
}

/** Why a site on another host cannot be opened. */
export function hostFailure(
  {failure, host}: Extract<FoundFolder, {failure: string}>,
  name: string,
  repository: RepositoryFolder | undefined,
): string {
  if (failure === 'unreachable') {
    return (
      `${host} cannot be reached, or does not allow other sites to read its files (CORS). ` +
      'Download the files, and choose their folder here.'
    );
  }
  if (failure === 'not-public') return `${host} does not give ${name} to the public.`;
  if (!repository) return `${name} contains no docs.json or mint.json.`;
  const where = repository.dir ? ` in the folder ${repository.dir}` : '';
  return (
    `${name} has no docs.json or mint.json${where}, or is not public. ` +
    'For a site in another folder, paste the URL of that folder.'
  );
}
