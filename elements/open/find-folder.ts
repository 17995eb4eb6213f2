import {folderUrls, type OpenRequest} from '../../src/open/repository.js';

/** The outcome of looking for a site on a host. */
export type FoundFolder =
  | {readonly url: string}
  | {readonly failure: 'missing' | 'unreachable' | 'not-public'; readonly host: string};

/** Looks for the folder with a configuration in a repository, or at a URL. */
export async function findFolder({repository, url}: OpenRequest): Promise<FoundFolder> {
  const folders = repository ? folderUrls(repository) : url === undefined ? [] : [url];
  const host = new URL(folders[0] ?? location.href).host;
  for (const folder of folders) {
    for (const name of ['docs.json', 'mint.json']) {
      const response = await fetch(folder + name, {credentials: 'omit'}).catch(() => undefined);
      if (!response) return {failure: 'unreachable', host};
      void response.body?.cancel();
      if (response.ok) return {url: folder};
      if (response.status === 401 || response.status === 403) return {failure: 'not-public', host};
    }
  }
  return {failure: 'missing', host};
}
