import {listedIndex} from '../navigation/home.js';
import {findPage, type PageFinder} from './find-page.js';
import type {Site} from './state.js';

/** The files that an index of the root may have; the README of a repository is rarely meant. */
export function rootIndexFiles({pageFiles}: Pick<PageFinder, 'pageFiles'>): readonly string[] {
  return pageFiles.likelyFor('', false);
}

/**
 * Whether the root of a site has the file of an index that the navigation does not name: then that
 * is the home page. `undefined` where it cannot be found out, such as without a network.
 */
export async function hasUnlistedIndex(
  {navigation}: Pick<Site, 'navigation'>,
  reader: PageFinder,
  signal?: AbortSignal,
): Promise<boolean | undefined> {
  if (listedIndex(navigation)) return false;
  return findPage('', reader, signal, rootIndexFiles(reader)).then(
    (page) => page !== undefined,
    () => undefined,
  );
}
