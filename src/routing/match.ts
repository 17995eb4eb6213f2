import type {Navigation} from '../navigation/navigation.js';
import {trimSlashes} from './encoding.js';

/**
 * The page that a path in the URL means: the one of that name, else the one without what people and
 * other hosts add to it (`guides/start.md`, `guides/start.html`, `guides/index`, outer slashes,
 * different case). `''` is unchanged: it is the site's home page. So is a path that the navigation
 * does not name, since hidden pages open as well.
 */
export function matchPath({pages}: Navigation, route: string): string {
  const exact = trimSlashes(route);
  if (pages.has(exact)) return exact;
  const path = plainPath(exact);
  if (path === '' || pages.has(path)) return path;
  const alike = `${path}/index`;
  if (pages.has(alike)) return alike;
  const lower = path.toLowerCase();
  for (const page of pages.keys()) if (page.toLowerCase() === lower) return page;
  return path;
}

/**
 * A path without what hosts and people add to it: outer slashes, `.md`, `.mdx`, `.html`, a last
 * `index`.
 */
export function plainPath(path: string): string {
  const name = trimSlashes(path).replace(/\.(mdx?|html?)$/i, '');
  return trimSlashes(name.replace(/(^|\/)index$/i, ''));
}
