import {textOf} from './sources.mjs';

/** The paths of the page files that a configuration's navigation names, in order. */
export function pagesOf(configFile) {
  const pages = [];
  const visit = (entry) => {
    // Operations of an API have pages of other paths.
    if (typeof entry === 'string' && /\s/.test(entry)) return;
    if (typeof entry === 'string') pages.push(entry.replace(/^\/|\/$/g, ''));
    else if (Array.isArray(entry)) entry.forEach(visit);
    else for (const list of ['pages', 'groups', 'tabs', 'versions']) visit(entry[list] ?? []);
  };
  visit(JSON.parse(textOf(configFile)).navigation);
  return pages;
}
