import {isUnused} from '../../src/site/offline/bundle-parts.js';
import type {SiteParts} from '../../src/site/offline/site-parts.js';
import {loadOutline, type IconEntries} from '../components/icons/icon-source.js';
import {assetUrl} from '../shared/running-script.js';

/** The paths of the files of our script; none where they are not known. */
export async function bundlePaths(request: typeof fetch): Promise<readonly string[]> {
  const response = await request(assetUrl('files.json'));
  // The build writes this file, so its type is known.
  return response.ok ? ((await response.json()) as readonly string[]) : [];
}

/** Those of our script's files that a site needs, without those of icons. */
export function filesInUse(paths: readonly string[], parts: SiteParts): readonly string[] {
  return paths.filter((path) => !isIcons(path) && !isUnused(path, parts));
}

/**
 * The files of the icons that a site shows, which are requested to find them; all of them where
 * one cannot be read.
 */
export async function iconFilesInUse(
  paths: readonly string[],
  {icons}: SiteParts,
  request: typeof fetch,
): Promise<readonly string[]> {
  const files = new Map<string, Promise<IconEntries>>();
  const load = async (path: string) => {
    // The build writes this file, so its type is known.
    return (await (await request(assetUrl(path))).json()) as IconEntries;
  };
  const entriesOf = (path: string) => {
    const entries = files.get(path) ?? load(path);
    files.set(path, entries);
    return entries;
  };
  try {
    const found = Array.from(icons, ({name, type = 'solid'}) => loadOutline(name, type, entriesOf));
    await Promise.all(found);
    return [...files.keys()];
  } catch {
    return paths.filter(isIcons);
  }
}

const isIcons = (path: string) => path.startsWith('icons/');
