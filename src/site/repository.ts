import {encodePath, trimSlashes} from '../routing/paths.js';

/** Where the files of a site are kept and edited. */
export interface Repository {
  readonly host: 'github' | 'gitlab' | 'bitbucket';
  /** Its URL, without a slash at the end. */
  readonly url: string;
  readonly branch: string;
  /** The folder of `docs.json` in it, without outer slashes; `''` is the root. */
  readonly directory: string;
}

/**
 * What the attributes of `<docs-site>` say of the repository; they count more than its URL
 * does.
 */
export interface RepositoryOptions {
  readonly branch?: string | undefined;
  readonly directory?: string | undefined;
}

/** Hosts that say in their name whose software they run. */
const hosts = ['gitlab', 'bitbucket'] as const;

/**
 * The repository at a URL: `https://github.com/owner/name`, also with `.git` or with a branch
 * and a folder after it, as in the browser's URL (`/tree/main/docs`), or `owner/name` at
 * GitHub. `undefined` for anything else, the page of an owner included.
 */
export function repositoryAt(
  written: string,
  {branch, directory}: RepositoryOptions = {},
): Repository | undefined {
  const isShort = /^[\w.-]+\/[\w.-]+$/.test(written);
  const complete = isShort ? `https://github.com/${written}` : written;
  const url = URL.canParse(complete) ? new URL(complete) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = hosts.find((name) => url.hostname.includes(name)) ?? 'github';
  const [, path = '', branchInPath, directoryInPath = ''] =
    /^(.*?)(?:\/(?:-\/)?(?:tree|blob|src)\/([^/]+)(.*))?$/.exec(url.pathname) ?? [];
  const names = trimSlashes(path)
    .replace(/\.git$/, '')
    .split('/');
  // Only GitLab has groups inside groups.
  const isPlace = host === 'gitlab' ? names.length >= 2 : names.length === 2;
  if (!isPlace || names.includes('')) return undefined;
  return {
    host,
    url: `${url.origin}/${names.join('/')}`,
    branch: branch || (branchInPath ?? 'main'),
    directory: trimSlashes(directory ?? directoryInPath),
  };
}

/**
 * The repository whose pages are the site at `url`: `owner.github.io/name`, or `owner.github.io`
 * itself.
 */
export function repositoryOfPages(
  url: URL,
  options: RepositoryOptions = {},
): Repository | undefined {
  const owner = /^([\w-]+)\.github\.io$/i.exec(url.hostname)?.[1];
  if (owner === undefined) return undefined;
  const name = url.pathname.split('/')[1] || url.hostname;
  return repositoryAt(`https://github.com/${owner}/${name}`, options);
}

/** Where a file of the site, its path relative to `docs.json`, is edited. */
export function editUrl({host, url, branch, directory}: Repository, file: string): string {
  const path = encodePath([directory, file].filter((part) => part !== '').join('/'));
  const at = `${encodePath(branch)}/${path}`;
  if (host === 'gitlab') return `${url}/-/edit/${at}`;
  return host === 'bitbucket' ? `${url}/src/${at}?mode=edit` : `${url}/edit/${at}`;
}

/**
 * Where an issue about a page is written: its title is the page's, its text says where the page is.
 */
export function issueUrl({host, url}: Repository, title: string, text: string): string {
  if (host !== 'gitlab') return `${url}/issues/new?${query({title, [bodyOf[host]]: text})}`;
  return `${url}/-/issues/new?${query({'issue[title]': title, 'issue[description]': text})}`;
}

const bodyOf = {github: 'body', bitbucket: 'content'} as const;

function query(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}
