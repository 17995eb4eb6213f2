import type {Navigation} from '../navigation/navigation.js';
import {trimSlashes} from './encoding.js';

/**
 * The page that a reader's path means: the one of that name, else the one it becomes without what people and other
 * hosts add to it (`guides/start.md`, `guides/start.html`, `guides/index`, slashes at the ends, another case).
 * `''` stays: it is the site's first page. So does a path that the navigation does not name; hidden pages open as well.
 */
export function matchPath({pages}: Navigation, written: string): string {
  const exact = trimSlashes(written);
  if (pages.has(exact)) return exact;
  const path = plainPath(exact);
  if (path === '' || pages.has(path)) return path;
  const alike = `${path}/index`;
  if (pages.has(alike)) return alike;
  const lower = path.toLowerCase();
  for (const page of pages.keys()) if (page.toLowerCase() === lower) return page;
  return path;
}

/** A path without what hosts and people add to it: outer slashes, `.md`, `.mdx`, `.html`, a last `index`. */
export function plainPath(written: string): string {
  const name = trimSlashes(written).replace(/\.(mdx?|html?)$/i, '');
  return trimSlashes(name.replace(/(^|\/)index$/i, ''));
}
