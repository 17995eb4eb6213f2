/** A folder of a public repository on GitHub. */
export interface RepositoryFolder {
  readonly owner: string;
  readonly name: string;
  /** A branch, a tag or a commit; `HEAD` for the usual branch. */
  readonly ref: string;
  /** Its path, without outer slashes; `undefined` where it has to be found. */
  readonly dir?: string;
}

const named = /^(?:https?:\/\/(?:www\.)?github\.com\/)?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const browsed =
  /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+)\/([\w.-]+)\/tree\/([^/?#]+)\/?([^?#]*)/;

/**
 * The repository that a reader has named: `owner/name`, or a URL of GitHub, also that of a folder.
 * `undefined` for anything else. The name of a branch is taken to end at the first slash.
 */
export function repositoryOf(written: string): RepositoryFolder | undefined {
  const text = written.trim();
  const [, owner, name, ref, dir = ''] = browsed.exec(text) ?? [];
  if (owner !== undefined && name !== undefined && ref !== undefined) {
    return {owner, name, ref: decoded(ref), dir: plainDir(decoded(dir))};
  }
  const [, ofOwner, repository] = named.exec(text) ?? [];
  if (ofOwner === undefined || repository === undefined) return undefined;
  return {owner: ofOwner, name: repository, ref: 'HEAD'};
}

/** What a URL of `open.html` names: `?repo=owner/name&ref=…&dir=…`, or `?url=…`. */
export interface OpenRequest {
  readonly repository?: RepositoryFolder;
  /** The URL of a folder. */
  readonly url?: string;
  /** What cannot be read as either of them. */
  readonly unknown?: string;
}

export function openRequest(search: string): OpenRequest {
  const given = new URLSearchParams(search);
  const repo = given.get('repo') ?? '';
  const repository = repositoryOf(repo);
  const url = given.get('url') ?? '';
  if (repository) {
    const ref = given.get('ref') ?? repository.ref;
    const dir = given.get('dir');
    return {repository: {...repository, ref, ...(dir !== null && {dir: plainDir(dir)})}};
  }
  if (URL.canParse(url) && /^https?:/i.test(url)) return {url: folderUrl(url)};
  return repo || url ? {unknown: repo || url} : {};
}

/** The query of a URL of `open.html` for a repository. */
export function queryOf({owner, name, ref, dir}: RepositoryFolder): string {
  const query = new URLSearchParams({repo: `${owner}/${name}`});
  if (ref !== 'HEAD') query.set('ref', ref);
  if (dir) query.set('dir', dir);
  return `?${query}`;
}

/** The folders where a repository usually has its documentation. */
const usualDirs = ['', 'docs', 'documentation', 'website', 'mintlify'];

/**
 * The URLs of the folders of a repository in which a site may be, in the order in which to look:
 * those of the host's raw files, which other sites may read (CORS).
 */
export function folderUrls({owner, name, ref, dir}: RepositoryFolder): readonly string[] {
  const root = `https://raw.githubusercontent.com/${owner}/${name}/${encoded(ref)}/`;
  const dirs = dir === undefined ? usualDirs : [dir];
  return dirs.map((folder) => (folder === '' ? root : `${root}${encoded(folder)}/`));
}

/** A path in a URL, which leads nowhere else: browsers resolve `..`. */
function encoded(path: string): string {
  const names = path.split('/').filter((name) => name !== '..' && name !== '.');
  return names.map(encodeURIComponent).join('/');
}

function plainDir(dir: string): string {
  return dir.replaceAll(/^\/+|\/+$/g, '');
}

function folderUrl(url: string): string {
  const {href} = new URL(url);
  const path = href.replace(/[?#].*$/, '').replace(/[^/]+\.json$/, '');
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * As `decodeText` of the routes, which the main chunk would have to export for the page of this
 * file alone.
 */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
