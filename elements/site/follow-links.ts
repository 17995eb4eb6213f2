import type {Choices} from '../../src/navigation/position.js';
import type {Route} from '../../src/routing/codec.js';
import {isFile} from '../../src/routing/site-links.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import type {ChoiceLink} from '../shared/site-link.js';
import type {SiteHost} from './site-options.js';

/** A site whose links are followed. */
interface LinkedSite extends Pick<UpdatableSite, 'state' | 'resources' | 'path'> {
  readonly session: {navigate(route: Route, choices?: Choices): void} | undefined;
}

/**
 * Follows links between pages without loading a new document, also those inside shadow roots. Links
 * that open something else, or in another window, are left to the browser.
 */
export function followLinks(host: SiteHost, site: LinkedSite): void {
  host.addEventListener('click', (event) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    const route = routeOfLink(event, site);
    if (!route) return;
    event.preventDefault();
    site.session?.navigate(route, linkOf(event)?.choice);
  });
}

/** The route of the link that an event is about; `undefined` where it is left to the browser. */
export function routeOfLink(
  event: Event,
  {state, resources, path}: Omit<LinkedSite, 'session'>,
): Route | undefined {
  const link = linkOf(event);
  if (!link?.href || link.hasAttribute('download') || !/^(_self)?$/i.test(link.target)) {
    return undefined;
  }
  if (!resources || state.phase !== 'ready') return undefined;
  const {codec} = resources.location;
  if (!codec.isInside(link, location)) return undefined;
  const route = codec.read(link, path);
  const {pages} = state.site.navigation;
  return isFile(route.path, (page) => pages.has(page)) ? undefined : route;
}

function linkOf(event: Event): ChoiceLink | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}
