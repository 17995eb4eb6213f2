import {textOf} from './sources.mjs';

/** The paths of the pages a configuration's navigation names, in order. */
export function pagesOf(configFile) {
  const pages = [];
  const visit = (entry) => {
    if (typeof entry === 'string') pages.push(entry.replace(/^\/|\/$/g, ''));
    else entry.pages?.forEach(visit);
  };
  JSON.parse(textOf(configFile)).navigation.forEach(visit);
  return pages;
}
