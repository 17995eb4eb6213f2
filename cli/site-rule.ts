import {existsSync, realpathSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {fieldsOf} from '../src/config/read/raw.js';
import {textsIn} from '../src/config/read/texts-in.js';
import {leftOutReasons as reasons} from '../src/diagnostics/left-out.js';
import {ignoredFiles, ignoreFile, keptFiles} from '../src/site/ignored-files.js';
import {LoadError, type Loader} from '../src/site/loader.js';
import {configFile} from '../src/site/open-folder.js';
import {isPrivate, privatePart} from '../src/site/private-path.js';
import {readConfig} from '../src/site/read-config.js';
import {isSecret} from '../src/site/secret-file.js';

/** What is not part of a site: a path, and a sentence that says why. */
export interface Exclusion {
  readonly path: string;
  readonly reason: string;
}

/** Decides which files of a folder are part of its site; paths are relative to the folder. */
export interface SiteRule {
  /** Whether `.mintignore` or the format leaves a file out. */
  readonly isIgnored: (path: string) => boolean;
  /** Whether `.mintignore` names a file that is to be published. */
  readonly isKept: (path: string) => boolean;
  /** Whether a link leads out of the repository, or to a file that is not part of the site. */
  readonly leadsOut: (path: string) => boolean;
  /**
   * Whether the files of a folder are looked at. A link to a folder is followed out of the site,
   * but no further.
   */
  readonly isFollowed: (path: string) => boolean;
  /** Why an existing file is not part of the site; `undefined` for any other path. */
  readonly exclusionOf: (path: string) => Exclusion | undefined;
  /** Loads the files of the site. */
  readonly loader: Loader;
  /** Loads private and ignored files as well, such as the settings of tools. */
  readonly anyLoader: Loader;
}

/**
 * The rule of a folder, with its configuration and `.mintignore` as they are now.
 *
 * @param within The folder that links may lead to: by default the repository that the folder is in,
 *   whose files several sites may share; without a repository, the folder.
 */
export async function siteRule(folder: string, within?: string): Promise<SiteRule> {
  const realOf = (path: string) => realpathSync.native(join(folder, path));
  const root = realOf('');
  const boundary = within ?? repositoryOf(root);
  const leadingTo =
    (isNamed: (path: string) => boolean) =>
    (path: string): boolean => {
      const real = realOf(path);
      const isInside = isIn(real, root);
      if (!isInside && !isIn(real, boundary)) return true;
      const target = relative(isInside ? root : boundary, real)
        .split(sep)
        .join('/');
      if (isPrivate(target) && !isPrivate(path)) return true;
      if (isSecret(target) && !isSecret(path)) return true;
      return isInside && isNamed(target) && !isNamed(path);
    };
  const anyLoader = folderLoader(
    folder,
    leadingTo(() => false),
  );
  const {isIgnored, isNamed, isKept} = await ignoredBy(folder, anyLoader);
  // Also where the disk ignores case, and a request has another one than the file.
  const leadsOut = leadingTo(isNamed);
  const loader = folderLoader(folder, leadsOut);
  const exclude = (path: string): Exclusion | undefined => {
    const part = privatePart(path);
    if (part !== undefined) return {path: part, reason: reasons.private};
    if (isIgnored(path)) return {path, reason: reasons.ignored};
    try {
      if (!leadsOut(path)) return undefined;
    } catch {
      // It cannot be read.
    }
    return {path, reason: reasons.outside};
  };
  return {
    isIgnored,
    isKept,
    leadsOut,
    isFollowed: (path) => {
      const [real, around] = [realOf(path), realOf(dirname(path))];
      if (real === join(around, basename(path))) return true;
      return isIn(around, root) && !isIn(real, root) && !isIn(root, real) && !leadsOut(path);
    },
    exclusionOf: (path) => (existsSync(join(folder, path)) ? exclude(path) : undefined),
    anyLoader,
    loader: {
      ...loader,
      text: (path) =>
        isPrivate(path) || isIgnored(path)
          ? Promise.reject(new LoadError('missing', path, 404))
          : loader.text(path),
    },
  };
}

/** Codes of errors for files that do not exist. After any other error, a host would answer 403. */
const isNoFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Loads files of a folder of this machine. */
function folderLoader(folder: string, leadsOut: SiteRule['leadsOut']): Loader {
  return {
    // API descriptions take it for the URL of the site, to which their servers are relative.
    url: (path) => `http://localhost/${path}`,
    async text(path) {
      const file = resolve(folder, path);
      if (!file.startsWith(resolve(folder) + sep)) throw new LoadError('refused', path);
      try {
        if (leadsOut(path)) throw new LoadError('refused', path);
        // To read a named pipe may never end.
        if (!(await stat(file)).isFile()) throw new LoadError('missing', path);
        return (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n');
      } catch (error) {
        if (error instanceof LoadError) throw error;
        const {code = ''} = error as NodeJS.ErrnoException;
        if (isNoFile.has(code)) throw new LoadError('missing', path);
        throw new LoadError('status', path);
      }
    },
  };
}

/**
 * What a folder leaves out of its site: files that match `.mintignore`, which names them, or the
 * usual ones.
 */
async function ignoredBy(
  folder: string,
  loader: Loader,
): Promise<Pick<SiteRule, 'isIgnored' | 'isKept'> & {isNamed: SiteRule['isIgnored']}> {
  const files = ['docs.json', 'mint.json'].filter((file) => existsSync(join(folder, file)));
  const config = configFile(files);
  const textOf = (file: string) =>
    existsSync(join(folder, file)) ? loader.text(file).catch(() => undefined) : undefined;
  const [written, patterns = ''] = await Promise.all([textOf(config), textOf(ignoreFile)]);
  // A folder of another tool has its pages in files that the format leaves out.
  const [isNamed, isKept] = [ignoredFiles(patterns), keptFiles(patterns)];
  if (written === undefined && patterns === '') return {isIgnored: () => false, isNamed, isKept};
  const {value} = (await readConfig(written ?? '{}', config, loader).catch(() => undefined)) ?? {};
  const isIgnored = ignoredFiles(patterns, textsIn({raw: fieldsOf(value)}));
  return {isIgnored, isNamed, isKept};
}

/** The repository that a folder is in; without one, the folder itself. Both without links. */
function repositoryOf(own: string): string {
  for (let path = own; ; path = dirname(path)) {
    if (existsSync(join(path, '.git'))) return path;
    if (path === dirname(path)) return own;
  }
}

function isIn(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
