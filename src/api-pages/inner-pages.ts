import type {ConfigApiPage} from '../config/site-config.js';
import {definedOnly} from '../shared/defined-only.js';
import type {Navigation, NavPage, NavPosition} from '../navigation/navigation.js';

/**
 * The navigation with the pages that no list has: each is where the page is that leads to it, and
 * comes after all others.
 */
export function withInnerPages(navigation: Navigation): Navigation {
  const pages = new Map(navigation.pages);
  const positions = new Map<string, readonly NavPosition[]>(navigation.positions);
  for (const outer of navigation.pages.values()) {
    const around = navigation.positions.get(outer.path) ?? [];
    for (const one of outer.inner ?? []) {
      pages.set(one.path, innerPage(one, outer));
      const places = around.map(({page = outer, divisions}) => ({
        divisions,
        page: innerPage(one, page),
      }));
      positions.set(one.path, places);
    }
  }
  return {...navigation, pages, positions};
}

function innerPage(page: ConfigApiPage, {trail, label = '', version}: NavPage): NavPage {
  return definedOnly({...page, kind: 'page' as const, trail: [...trail, label], version});
}
