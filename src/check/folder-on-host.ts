import type {PageLink} from '../content/links.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {decodePath} from '../routing/paths.js';
import {diagnoseCheck} from './check-code.js';
import type {SiteFiles} from './site-files.js';

/** The folder of a host in which a site is, as links name it: `docs` for `/docs/`. */
export interface FolderOnHost {
  /** Empty for the root of the host, or where nothing is known. */
  readonly folder: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Fewer links with a folder that does not exist are a mistake rather than a habit. */
const fewest = 2;

/**
 * The folder that `index.html` names, whose text is `page`. Otherwise the one that links name: it
 * is no folder of the site, and without it, most of them lead to pages.
 */
export async function folderOnHost(
  page: string,
  links: Iterable<PageLink>,
  files: SiteFiles,
): Promise<FolderOnHost> {
  const [, named] = /<docs-site\b[^>]*\sbase\s*=\s*["']?([^"'\s>]+)/.exec(page) ?? [];
  if (named !== undefined) return {folder: decodePath(named), diagnostics: []};
  const groups = new Map<string, {readonly first: PageLink; all: number; found: number}>();
  for (const link of links) {
    const {kind, target} = link;
    if (kind !== 'link' || target.to !== 'site') continue;
    const [, folder = '', path = ''] = /^([^/]+)\/(.+)$/.exec(target.path) ?? [];
    if (folder === '' || files.hasFolder(folder)) continue;
    const group = groups.get(folder) ?? {first: link, all: 0, found: 0};
    group.all += 1;
    if ((await files.findPage(path)) !== undefined) group.found += 1;
    groups.set(folder, group);
  }
  const [most] = [...groups].toSorted(([, one], [, other]) => other.found - one.found);
  const [folder, group] = most ?? [];
  if (!group || folder === undefined || group.found < fewest || group.found * 2 <= group.all) {
    return {folder: '', diagnostics: []};
  }
  const {found, first} = group;
  const {file, line} = first;
  const details = {folder, count: found};
  return {folder, diagnostics: [diagnoseCheck('link/folder-on-host', {file, line}, details)]};
}
