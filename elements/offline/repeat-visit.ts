import {isHtml} from '../../src/site/http-loader.js';
import {homeOf, listedIndex} from '../../src/navigation/home.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import {hasUnlistedIndex} from '../../src/site/root-index.js';
import type {ReadyState} from '../../src/site/state.js';
import {holdPlace} from './hold-place.js';
import {knownWorkers} from './known-workers.js';
import type {UpdatableSite} from './updatable-site.js';
import {restartWithNextPage} from './restart-with-next-page.js';
import {chunks, earlyStart} from '../shared/running-script.js';
import {scheduler} from '../shared/scheduler.js';
import {showsProblems} from '../shared/shows-problems.js';
import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';

/**
 * Notes the home page of a site, so that the next visit begins with what the browser has kept. Not
 * for authors, who see what the host has, nor with a service worker, which decides what is shown
 * first.
 */
export function prepareRepeatVisit(
  host: SiteHost,
  {site: {navigation, config}}: ReadyState,
  resources: SiteResources,
): void {
  const {store, location, reader} = resources;
  const isFresh =
    showsProblems(globalThis.location) ||
    host.hasAttribute('offline') ||
    knownWorkers(location.folder) !== '';
  // The divisions of the page shown do not count: a link may have led there.
  const home = homeOf(navigation, config, store.read().choices);
  const isUnlisted = !listedIndex(navigation) && reader.pageFiles.known.has('');
  const path = isUnlisted ? 'index' : home?.source.kind === 'file' ? home.path : '';
  // The entry drops an `index` at the end, as in URLs.
  const kept = path.replace(/(^|\/)index$/i, '$&/index');
  store.write({home: isFresh ? undefined : `/${kept}`});
  if (store.read().hasIndex === false) {
    scheduler.idle(() => void findIndexAgain(navigation, resources), resources.signal);
  }
}

/** Looks for an index that an author may have added since the last visit. */
async function findIndexAgain(
  navigation: Navigation,
  {store, reader, signal}: SiteResources,
): Promise<void> {
  const hasIndex = await hasUnlistedIndex({navigation}, reader, signal);
  if (hasIndex !== undefined && !signal.aborted) store.write({hasIndex});
}

/**
 * On a repeat visit, files that the browser has kept are shown before the host answers. Brings the
 * site up to date where the host's files differ: a changed page in place, unless the focus is in
 * it; anything else by opening the site again, or, if the focus is in it, when the reader goes to
 * another page (decision 0043).
 * Failed answers and HTML pages, such as a network's sign-in page, are ignored.
 */
export async function showStoredChanges(
  host: SiteHost,
  site: UpdatableSite,
  {history, loader, location, reader, signal}: SiteResources,
): Promise<void> {
  const early = earlyStart();
  const all = early?.[`${chunks}stored`];
  // Other sites of the document compare their own.
  const {configFile} = location;
  const files = [...loader.files(), configFile, ...reader.pageFiles.likelyFor(site.path)];
  const own = new Set(files.map((file) => loader.url(file)));
  const stored = [...(all ?? [])].filter(([url]) => own.has(url));
  const answers = await Promise.all(
    stored.map(async ([url, [fresh, bytes]]) => {
      all?.delete(url);
      const answer = await answerOf(fresh).catch(() => undefined);
      const before = await bytes.catch(() => new ArrayBuffer(0));
      return answer ? [{...answer, url, isChanged: !isSame(answer.bytes, before)}] : [];
    }),
  );
  const answered = answers.flat();
  const changed = new Set(answered.filter(({isChanged}) => isChanged).map(({url}) => url));
  if (changed.size === 0 || signal.aborted) return;
  loader.forget();
  const isRefused = (url: string | undefined) =>
    answered.some((answer) => answer.url === url && !answer.response.ok);
  /** Has the site read these answers instead of requesting the files again. */
  const use = (isUsed: (url: string) => boolean) => {
    for (const {url, response, bytes} of answered.filter((one) => isUsed(one.url))) {
      early?.[chunks]?.set(url, [Promise.resolve(response), Promise.resolve(bytes)]);
    }
  };
  const {state, path} = site;
  const file = reader.pageFiles.known.get(path);
  const page = file === undefined ? undefined : loader.url(file);
  const config = loader.url(configFile);
  const isShown = state.phase === 'ready' && state.page.phase === 'shown';
  if (isShown && !changed.has(config)) {
    // A page that is being loaded now is the host's.
    if (state.isLoading || page === undefined || !changed.has(page)) return;
    // Readers may be typing in it, or have opened something. They get the new one later, but a
    // page that they may no longer see goes at once.
    if (host.pageRoot.querySelector(':focus-within') && !isRefused(page)) return;
    use((url) => url === page);
    const moveBack = holdPlace(host);
    await site.refresh();
    await host.updateComplete;
    moveBack();
  } else if (isShown && host.matches(':focus-within') && !isRefused(config)) {
    // The reader may be typing, or choosing.
    restartWithNextPage(host, site, signal);
  } else {
    use(() => true);
    history?.saveScroll();
    site.restart();
  }
}

/** What a host says about a file; `undefined` if it cannot tell at present. */
async function answerOf(
  fresh: Promise<Response>,
): Promise<{response: Response; bytes: ArrayBuffer} | undefined> {
  const response = await fresh;
  const bytes = await response.arrayBuffer();
  if ([401, 403, 404, 410].includes(response.status)) return {response, bytes};
  const type = response.headers.get('content-type') ?? '';
  const isFile = response.ok && !isHtml(new TextDecoder().decode(bytes), type);
  return isFile ? {response, bytes} : undefined;
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [a, b] = [one, other].map((bytes) => new Uint8Array(bytes));
  return a?.length === b?.length && !!a?.every((byte, at) => byte === b?.[at]);
}
