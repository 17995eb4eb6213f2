import type {WrittenConfig} from '../config/site-config.js';
import type {PageLink} from '../content/links.js';
import type {Diagnostic, Location} from '../diagnostics/diagnostic.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import {plainPath} from '../routing/paths.js';
import {redirectOf} from '../routing/redirects.js';
import {isFile, pathBelow} from '../routing/site-links.js';
import {diagnoseCheck} from './check-code.js';
import type {PageIds} from './page-ids.js';
import type {SiteFiles} from './site-files.js';

/** What links are compared with. */
export interface LinkedSite {
  readonly files: SiteFiles;
  readonly config: WrittenConfig;
  /** The folder of the host in which the site is, or empty. */
  readonly folder: string;
  /** The ids of a page; `undefined` where they are not known. */
  readonly idsOf: (path: string) => Promise<PageIds | undefined>;
}

type SiteTarget = PageLink['target'] & {readonly to: 'site'};

/**
 * What is wrong with a link, an image or a file that a page names. Links to other sites are not
 * checked.
 */
export async function linkProblem(
  link: PageLink,
  site: LinkedSite,
): Promise<Diagnostic | undefined> {
  const {target} = link;
  if (target.to !== 'site') return undefined;
  const problem = await problemAt(link, target, site);
  const [, ...others] = pathsOf(link, site.folder);
  for (const path of others) {
    if (!problem || problem.code === 'link/missing-fragment') return problem;
    const other = await problemAt(link, {...target, path}, site);
    if (other?.code !== problem.code) return other;
  }
  return problem;
}

/**
 * The paths in the site that a link may mean, the first one as it is written; none for another
 * site. The folder is that of the host in which the site is.
 */
export function pathsOf({kind, target}: PageLink, folder: string): readonly string[] {
  if (target.to !== 'site') return [];
  const below = kind === 'link' ? pathBelow(target.path, folder) : undefined;
  return [target.path, target.otherwise, below].filter((path) => path !== undefined);
}

async function problemAt(
  {kind, file, line}: PageLink,
  target: SiteTarget,
  site: LinkedSite,
): Promise<Diagnostic | undefined> {
  const location = {file, line};
  if (kind === 'link') return pageProblem(target, location, site);
  const {path} = target;
  const {files} = site;
  if (await files.hasFile(path)) return undefined;
  if (kind === 'frame' && (await files.findPage(plainPath(path))) !== undefined) return undefined;
  const code = kind === 'image' ? 'link/missing-image' : 'link/missing-file';
  return diagnoseCheck(code, location, {path, ...missing(path, files)});
}

async function pageProblem(
  target: SiteTarget,
  location: Location,
  site: LinkedSite,
): Promise<Diagnostic | undefined> {
  const {files, config} = site;
  const {path} = target;
  if (path === '') return undefined;
  const plain = plainPath(path);
  const actual = (await files.findPage(path)) ?? (await files.findPage(plain));
  if (actual !== undefined) {
    const same = [actual, plainPath(actual), actual.replace(/(?:^|\/)readme$/i, '')];
    const isSame = same.includes(path) || same.includes(plain);
    return isSame
      ? fragmentProblem(target, actual, location, site)
      : {
          ...diagnoseCheck('link/wrong-case', location, {path, actual}),
          fix: {find: path, replace: actual},
        };
  }
  if (await files.hasFile(path)) return undefined;
  const redirected = redirectOf(path, config, () => false);
  if (redirected?.to === 'url') {
    return diagnoseCheck('link/redirected', location, {path, to: redirected.href});
  }
  if (redirected?.to === 'site' && (await files.findPage(redirected.path)) !== undefined) {
    const to = `/${redirected.path}`;
    const fix = {find: `/${path}`, replace: to};
    return {...diagnoseCheck('link/redirected', location, {path, to}), fix};
  }
  const code = isFile(path, () => false) ? 'link/missing-file' : 'link/missing-page';
  return diagnoseCheck(code, location, {path, ...missing(plain, files)});
}

async function fragmentProblem(
  target: SiteTarget,
  path: string,
  location: Location,
  {idsOf}: LinkedSite,
): Promise<Diagnostic | undefined> {
  // docsify writes the id of a heading into the query.
  const old = target.hash === '' && new URLSearchParams(target.query).get('id');
  const hash = old || target.hash;
  // The browser knows "#top" and parts of the text by itself.
  if (hash === '' || hash === 'top' || hash.startsWith(':~:')) return undefined;
  const ids = await idsOf(path);
  if (!ids || ids.has(hash) || ids.has(hash.toLowerCase())) return undefined;
  // In its ids, "_" comes before a digit.
  if (old && /^_\d/.test(old) && ids.has(old.slice(1))) return undefined;
  // A part of the text below an id.
  for (const id of ids) if (hash.startsWith(`${id}:`)) return undefined;
  const details = {hash, path, ...nearest(nearestWord(hash, ids))};
  return diagnoseCheck('link/missing-fragment', location, details);
}

/** Why a path has no file, and the file whose name is most like it. */
function missing(path: string, files: SiteFiles) {
  const leftOut = files.whyLeftOut(path);
  return {...(leftOut && {leftOut}), ...nearest(files.nearestFile(path))};
}

function nearest(word: string | undefined): {readonly nearest?: string} {
  return word === undefined ? {} : {nearest: word};
}
