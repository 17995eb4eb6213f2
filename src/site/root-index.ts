import {listedIndex} from '../navigation/home.js';
import {findPage, type PageReader} from './load-page.js';
import type {Site} from './state.js';

/** The files that an index of the root may have; the README of a repository is rarely meant. */
export function rootIndexFiles({pageFiles}: Pick<PageReader, 'pageFiles'>): readonly string[] {
  return pageFiles.likelyFor('', false);
}

/**
 * Whether the root of a site has the file of an index that the navigation does not name: then that
 * is the home page. `false` also where it cannot be loaded.
 */
export async function hasUnlistedIndex(
  {navigation}: Pick<Site, 'navigation'>,
  reader: Pick<PageReader, 'loader' | 'pageFiles'>,
  signal?: AbortSignal,
): Promise<boolean> {
  if (listedIndex(navigation)) return false;
  const found = findPage('', reader, signal, rootIndexFiles(reader)).catch(() => undefined);
  return (await found) !== undefined;
}
