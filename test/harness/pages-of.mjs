import {textOf} from './sources.mjs';

/** The paths of the pages a configuration's navigation names, in order; of either shape. */
export function pagesOf(configFile) {
  const pages = [];
  const visit = (entry) => {
    if (typeof entry === 'string') pages.push(entry.replace(/^\/|\/$/g, ''));
    else if (Array.isArray(entry)) entry.forEach(visit);
    else for (const list of ['pages', 'groups', 'tabs', 'versions']) visit(entry[list] ?? []);
  };
  visit(JSON.parse(textOf(configFile)).navigation);
  return pages;
}
