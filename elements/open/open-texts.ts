import type {ArchiveFailure} from '../../src/open/read-archive.js';
import {queryOf, type RepositoryFolder} from '../../src/open/repository.js';
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

/** What to say of a URL of this page that names no site. */
export function unknownRequest(written: string): string {
  return (
    `“${written.slice(0, 200)}” is neither a repository nor the URL of a folder. ` +
    'Write ?repo=owner/name, or ?url= with a URL that begins with https://.'
  );
}

/** Why a site on another host cannot be opened. */
export function hostFailure(
  found: Extract<FoundFolder, {failure: string}>,
  name: string,
  repository: RepositoryFolder | undefined,
): string {
  const {failure, host} = found;
  if (failure === 'unreachable' && found.status !== undefined) {
    return (
      `${host} answers with the status ${found.status}. Try again later, or download the files, ` +
      'and choose their folder here.'
    );
  }
  if (failure === 'unreachable') {
    return (
      `${host} cannot be reached, or does not allow other sites to read its files (CORS). ` +
      'Download the files, and choose their folder here.'
    );
  }
  if (failure === 'not-public') return `${host} does not give ${name} to the public.`;
  if (!repository) return `${name} contains no docs.json or mint.json.`;
  return (
    `${name} has no docs.json or mint.json${placeOf(repository)}, or is not public. ` +
    `For a site in another folder, paste the URL of that folder.${branchHint(repository)}`
  );
}

/** Where it was looked in a repository. */
function placeOf({ref, dir}: RepositoryFolder): string {
  const branch = ref === 'HEAD' ? '' : ref;
  if (!dir) return branch && ` in ${branch}`;
  return ` in the folder ${dir}${branch && ` of ${branch}`}`;
}

/** The URL of a folder does not tell where the name of its branch ends. */
function branchHint(repository: RepositoryFolder): string {
  const {ref, dir} = repository;
  if (ref === 'HEAD' || ref.includes('/') || !dir) return '';
  const [first = '', ...rest] = dir.split('/');
  const query = queryOf({...repository, ref: `${ref}/${first}`, dir: rest.join('/')});
  const url = `open.html${query.replaceAll('%2F', '/')}`;
  return ` If the name of the branch contains a slash, open ${url}`;
}
