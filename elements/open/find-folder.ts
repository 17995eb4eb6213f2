import {folderUrls, type OpenRequest} from '../../src/open/repository.js';

/** The outcome of looking for a site on a host. */
export type FoundFolder =
  | {readonly url: string}
  | {readonly failure: 'missing' | 'not-public'; readonly host: string}
  /** The host does not answer, or with this status. */
  | {readonly failure: 'unreachable'; readonly host: string; readonly status?: number};

/** Looks for the folder with a configuration in a repository, or at a URL. */
export async function findFolder({repository, url}: OpenRequest): Promise<FoundFolder> {
  const folders = repository ? folderUrls(repository) : url === undefined ? [] : [url];
  const host = new URL(folders[0] ?? location.href).host;
  for (const folder of folders) {
    for (const name of ['docs.json', 'mint.json']) {
      const response = await fetch(folder + name, {credentials: 'omit'}).catch(() => undefined);
      if (!response) return {failure: 'unreachable', host};
      void response.body?.cancel();
      const {ok, status} = response;
      if (ok) return {url: folder};
      if (status === 404 || status === 410) continue;
      // GitHub has no files that are not public: it answers 404.
      const isSecret = !repository && (status === 401 || status === 403);
      return isSecret ? {failure: 'not-public', host} : {failure: 'unreachable', host, status};
    }
  }
  return {failure: 'missing', host};
}
