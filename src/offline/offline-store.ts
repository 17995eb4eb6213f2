/** What a page tells its worker of a site. */
export interface OfflineSite {
  /** The folder of `docs.json`, with its trailing slash. */
  readonly folder: string;
  /** The URL of the configuration. */
  readonly config: string;
  /** The folder of our script. */
  readonly assets: string;
  /** How the site writes URLs. */
  readonly router: 'hash' | 'history' | 'memory';
  /** The URL of the document; with the history router, what comes before the paths of pages. */
  readonly document: string;
}

/** A set of files that the reader has saved. */
export interface SavedSet {
  /** The name of its cache. */
  readonly cache: string;
  /** The folder of the site. */
  readonly folder: string;
  /** The version that was saved; missing for the whole site. */
  readonly version?: string;
  /** The folder of our script that is in it. */
  readonly assets: string;
  /** When it was complete, in milliseconds. */
  readonly time: number;
  readonly bytes: number;
  /** How many files it has; missing in sets that earlier versions have saved. */
  readonly files?: number;
  /** How many pages it has. */
  readonly pages: number;
  /** What could not be saved: paths of pages and URLs of files. */
  readonly failed: readonly string[];
}

/** A set that is being saved, or was when the page was closed: what it has is not saved again. */
export type UnfinishedSet = Pick<SavedSet, 'cache' | 'folder' | 'version'>;

/** What is known of the sites in the scope of a worker; page and worker both change it. */
export interface OfflineState {
  readonly sites: readonly OfflineSite[];
  readonly saved: readonly SavedSet[];
  readonly unfinished: readonly UnfinishedSet[];
  /**
   * Counts the deployments that were noticed: what was read during an earlier one is compared with
   * the host's file before it is shown.
   */
  readonly deployment: number;
  /** The latest changes that were noticed: when, and of which file. */
  readonly changes: readonly (readonly [time: number, url: string])[];
}

/** Whether a URL is in the folder of a site. */
export function isInSite(url: string, sites: readonly OfflineSite[]): boolean {
  return sites.some(({folder}) => url.startsWith(folder));
}

/** Sites with this one, as it is now. */
export function withSite(sites: readonly OfflineSite[], site: OfflineSite): readonly OfflineSite[] {
  return [...sites.filter(({folder}) => folder !== site.folder), site];
}

const empty: OfflineState = {sites: [], saved: [], unfinished: [], deployment: 0, changes: []};

/** The names of caches begin with this, and the scope of the worker. */
const prefix = 'docs-site ';

/** The name of a cache of a worker: `read`, `media`, `bundle`, `saved 1700000000000`. */
export function cacheName(scope: string, name: string): string {
  return `${prefix}${scope} ${name}`;
}

/** The state of the sites in a scope. */
export async function readState(scope: string): Promise<OfflineState> {
  try {
    // `open` would make a cache where there is none, also that of a worker that was removed.
    const stored = await caches.match(scope, {cacheName: cacheName(scope, 'state')});
    return {...empty, ...((await stored?.json()) as Partial<OfflineState> | undefined)};
  } catch {
    return empty;
  }
}

/** Changes the state of a scope; changes of pages and of the worker follow each other. */
export async function updateState(
  scope: string,
  change: (state: OfflineState) => OfflineState,
): Promise<OfflineState> {
  return navigator.locks.request(cacheName(scope, 'state'), async () => {
    const state = change(await readState(scope));
    const cache = await caches.open(cacheName(scope, 'state'));
    await cache.put(scope, Response.json(state));
    return state;
  });
}

/** Deletes the caches of a scope, but for those that `isKept` names; `false` if there were none. */
export async function deleteCaches(
  scope: string,
  isKept: (name: string) => boolean = () => false,
): Promise<boolean> {
  const start = cacheName(scope, '');
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && !isKept(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length > 0;
}
