import type {Loader, SiteLoader} from '../../src/site/loader.js';
import {holdPlace} from '../offline/hold-place.js';
import type {UpdatableSite} from '../offline/updatable-site.js';
import {DocsFilesChangeEvent} from '../shared/files-change-event.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';

/** What is read when a site is opened: its configuration, style sheets and API descriptions. */
const ofSite = /\.(?:json|ya?ml|css)$/i;

/** Texts by the paths of their files; `undefined` for a file that cannot be loaded. */
type Texts = Map<string, Promise<string | undefined>>;

/**
 * What files contained when a loader last reported them. A site that is opened again has read few
 * of them, and the loader may report all of them again.
 */
const reported = new WeakMap<SiteLoader, Texts>();

/** Brings the site up to date when files of a loader of the application change. */
export function watchLoader(host: SiteHost, site: UpdatableSite, resources: SiteResources): void {
  const {given, signal} = resources;
  if (!given) return;
  const texts: Texts = reported.get(given) ?? new Map();
  reported.set(given, texts);
  const onChange = (paths: readonly string[]) =>
    void showChanged([...paths], texts, host, site, resources).catch(reportError);
  try {
    given.watch?.(onChange, signal);
  } catch (error) {
    // A mistake of the application: its site can be read all the same.
    reportError(error);
  }
}

async function showChanged(
  paths: readonly string[],
  texts: Texts,
  host: SiteHost,
  site: UpdatableSite,
  {loader, reader, history, signal}: SiteResources,
): Promise<void> {
  if (signal.aborted) return;
  const {state} = site;
  const isShown = state.phase === 'ready' && state.page.phase === 'shown';
  // The page may be missing, or have failed.
  const page = isShown ? [] : reader.pageFiles.likelyFor(site.path);
  const read = new Set(loader.files());
  const compared = paths
    .filter((path) => ofSite.test(path) || page.includes(path))
    .map((path) => ({path, before: read.has(path) ? textOf(loader, path) : texts.get(path)}));
  loader.forget();
  const areChanged = compared.map(async ({path, before}) => {
    const now = textOf(loader, path);
    texts.set(path, now);
    return (await before) !== (await now);
  });
  const isChanged = (await Promise.all(areChanged)).includes(true);
  if (signal.aborted) return;
  if (isChanged) {
    history?.saveScroll();
    site.restart();
    return;
  }
  host.dispatchEvent(new DocsFilesChangeEvent(paths));
  if (!isShown) return;
  const moveBack = holdPlace(host);
  await site.refresh();
  await host.updateComplete;
  moveBack();
}

function textOf(loader: Loader, path: string): Promise<string | undefined> {
  return loader.text(path).catch(() => undefined);
}
