import {holdPlace} from '../offline/hold-place.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** What is read when a site is opened: its configuration, style sheets and API descriptions. */
const ofSite = /\.(?:json|ya?ml|css)$/i;

/** Brings the site up to date when files of a loader of the application change. */
export function watchLoader(host: SiteHost, site: UpdatableSite, resources: SiteResources): void {
  const {given, signal} = resources;
  given?.watch?.((paths) => void showChanged(paths, host, site, resources), signal);
}

async function showChanged(
  paths: readonly string[],
  host: SiteHost,
  site: UpdatableSite,
  {loader, history, signal}: SiteResources,
): Promise<void> {
  if (signal.aborted) return;
  loader.forget();
  const {state} = site;
  const isShown = state.phase === 'ready' && state.page.phase === 'shown';
  if (!isShown || paths.some((path) => ofSite.test(path))) {
    history?.saveScroll();
    site.restart();
    return;
  }
  const moveBack = holdPlace(host);
  await site.refresh();
  await host.updateComplete;
  moveBack();
}
