import {Strategy, type StrategyHandler} from 'workbox-strategies';
import {
  isInSite,
  readState,
  updateState,
  type OfflineSite,
  type OfflineState,
} from '../offline-store.js';
import {isOwnMachine} from '../../shared/own-machine.js';
import {pathIn} from '../path-in.js';
import type {FileKind} from '../policy.js';
import {isSame, toStore} from '../stored-response.js';
import {tellPages, type Pages} from './clients.js';
import {loadsSame} from './loads-same.js';
import {findSaved, setOf, type SavedFile} from './saved-sets.js';

/** For pages that come from the host, the configuration is compared so often, in milliseconds. */
const checkEvery = 1000;

/** Where nothing can be stored (no space, a private window), files come from the host as ever. */
const ignored = () => undefined;

/** So many changes are known to pages that were opened before they were noticed. */
const mostChanges = 50;

const deploymentHeader = 'x-docs-site-deployment';

/** What the strategy needs of the worker. */
export interface SiteFilesOptions {
  readonly cacheName: string;
  readonly plugins: Strategy['plugins'];
  readonly scope: string;
  readonly kind: FileKind;
  readonly pages: Pages;
}

/** What the host has instead of a stored file: another one, or none. */
interface Change {
  readonly file?: Response;
}

/**
 * Answers requests for the text of a site: with what is stored, at once, and compares that with the
 * host's file afterwards.
 *
 * A set that the reader has saved comes first and is never changed here: it is replaced as a whole.
 * Where a file has changed, the host has another deployment of the site: other files that were
 * stored before are compared before they are used. On the author's machine, the host is asked
 * first: a change is seen at once, and so is another site that has the same address later.
 */
export class SiteFileStrategy extends Strategy {
  protected readonly scope: string;
  readonly #kind: FileKind;
  readonly #pages: Pages;
  readonly #asksFirst: boolean;
  /** The URL of a file → its comparison with the host's, as long as that runs. */
  readonly #comparing = new Map<string, Promise<void>>();
  /** The URL of a configuration → when it was compared for a page. */
  readonly #checked = new Map<string, number>();

  constructor({scope, kind, pages, ...options}: SiteFilesOptions) {
    super(options);
    this.scope = scope;
    this.#kind = kind;
    this.#pages = pages;
    this.#asksFirst = isOwnMachine(new URL(scope));
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = this.#asksFirst
      ? await handler.fetch(request).catch(() => undefined)
      : undefined;
    if (!response) return this.answer(request, handler);
    const state = await readState(this.scope);
    const key = this.keyOf(request, state);
    if (key) await this.#store(key, response, state, handler);
    return response;
  }

  /** What an answer of the host is stored as; undefined for what is not of a site. */
  protected keyOf(request: Request, {sites}: OfflineState): Request | undefined {
    // In a folder above its sites, a worker gets requests of the application, too.
    return this.#kind === 'text' && !isInSite(request.url, sites) ? undefined : request;
  }

  /** Answers with what is stored, else with what the host has. */
  protected async answer(request: Request, handler: StrategyHandler): Promise<Response> {
    const state = await readState(this.scope);
    // Hosts add a version to the URL of our script, which is saved without it.
    const saved = await findSaved(request.url, state.saved, this.#kind === 'script');
    if (saved) return this.useSaved(request, saved, handler);
    if (!this.keyOf(request, state)) return handler.fetch(request);
    const stored = await handler.cacheMatch(request);
    if (stored && (await this.#mayUse(request, stored, state, handler))) {
      return this.useStored(request, stored, handler);
    }
    try {
      const [response] = await Promise.all([
        handler.fetch(request),
        this.#checkConfig(request.url, state, handler),
      ]);
      const isFile = await this.#store(request, response, state, handler);
      // Errors and pages to sign in do not take the place of what was read.
      return stored && !isFile && !isGone(response) ? stored : response;
    } catch (error) {
      if (stored) return stored;
      // A saved set has every file of its site.
      if (setOf(request.url, state.saved)) return new Response('', {status: 404});
      throw error;
    }
  }

  /** Answers with a file of a saved set; pages learn later if the host has another one. */
  protected useSaved(request: Request, saved: SavedFile, handler: StrategyHandler): Response {
    const {set, response} = saved;
    const copy = response.clone();
    const compared = this.#once(request.url, () =>
      this.#compareSaved(request, {set, response: copy}),
    );
    void handler.waitUntil(compared.catch(ignored));
    return response;
  }

  /** Answers with a stored file, which is replaced if the host has another one. */
  protected useStored(request: Request, stored: Response, handler: StrategyHandler): Response {
    const copy = stored.clone();
    const compared = this.#once(request.url, () => this.#replace(request, copy, handler));
    void handler.waitUntil(compared.catch(ignored));
    return stored;
  }

  /** Compares a file, or waits for the comparison that is running. */
  #once(url: string, compare: () => Promise<void>): Promise<void> {
    const running = this.#comparing.get(url);
    if (running) return running;
    const compared = compare().finally(() => this.#comparing.delete(url));
    this.#comparing.set(url, compared);
    return compared;
  }

  /** Stores an answer of the host, if it is the file; `false` if it is not. */
  async #store(
    request: Request,
    response: Response,
    state: OfflineState,
    handler: StrategyHandler,
  ): Promise<boolean> {
    const file = await toStore(response.clone(), this.#kind, this.scope);
    if (!file) return false;
    const put = handler.cachePut(request, marked(file.response, state));
    void handler.waitUntil(put.catch(ignored));
    return true;
  }

  /** Whether the page of a path is stored. */
  protected async hasPage(folder: string, path: string): Promise<boolean> {
    const files = ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => folder + path + end);
    const found = await Promise.all(files.map((file) => caches.match(file)));
    return found.some(Boolean);
  }

  /**
   * Replaces a stored file by the host's, if that is another one, and tells the pages, which have
   * heard it when this resolves.
   */
  async #replace(request: Request, stored: Response, handler: StrategyHandler): Promise<void> {
    const change = await this.#changeOf(request, stored);
    if (!change) return;
    // Hosts write nonces and the like into each answer: a document says nothing of the deployment.
    if (change.file && this.#kind === 'document') {
      await handler.cachePut(request, marked(change.file, await readState(this.scope)));
      return;
    }
    const state = await updateState(this.scope, ({deployment, ...rest}) => ({
      ...rest,
      deployment: deployment + 1,
    }));
    if (change.file) await handler.cachePut(request, marked(change.file, state));
    else await (await caches.open(this.cacheName)).delete(request);
    await this.#tell(request.url);
  }

  /**
   * Tells the pages if the host has another file than a saved set. A document that loads the same
   * files is not part of a deployment, and replaced on its own: browsers obey its headers.
   */
  async #compareSaved(request: Request, {set, response}: SavedFile): Promise<void> {
    const change = await this.#changeOf(request, response);
    if (!change) return;
    const {file} = change;
    if (file && this.#kind === 'document') {
      const [now, before] = await Promise.all([file.clone().text(), response.text()]);
      if (loadsSame(now, before)) {
        // It may have been deleted meanwhile: `open` would make an empty one.
        if (await caches.has(set.cache)) await (await caches.open(set.cache)).put(request, file);
        return;
      }
    }
    await this.#tell(request.url);
  }

  /** Tells the pages that listen of a change, and notes it for those that are still loading. */
  async #tell(url: string): Promise<void> {
    await updateState(this.scope, ({changes, ...rest}) => ({
      ...rest,
      changes: [...changes.slice(-mostChanges), [Date.now(), url] as const],
    }));
    await tellPages(this.#pages, {type: 'changed', url});
  }

  /**
   * Compares a file with the host's; `undefined` if that is the same, or cannot be reached. A
   * document is never the same: its headers may have changed, which browsers obey.
   */
  async #changeOf(request: Request, stored: Response): Promise<Change | undefined> {
    const {url, credentials} = request;
    // Scripts may be on another origin; a redirect of other files to one leads to nothing to store.
    const mode = this.#kind === 'script' ? request.mode : 'same-origin';
    const options = this.#kind === 'document' ? {mode} : {mode, credentials};
    const found = await fetch(url, {...options, cache: 'no-cache'}).catch(() => undefined);
    if (!found) return undefined;
    if (isGone(found)) return {};
    const file = (await toStore(found, this.#kind, this.scope))?.response;
    if (!file) return undefined;
    if (this.#kind !== 'document') return (await isSame(file, stored)) ? undefined : {file};
    // A network that one has to log in to answers with a page of its own.
    return (await lacksSite(file, stored)) ? undefined : {file};
  }

  /** Whether a stored file may be used without a comparison. */
  async #mayUse(
    {url}: Request,
    stored: Response,
    {sites, deployment}: OfflineState,
    handler: StrategyHandler,
  ): Promise<boolean> {
    if (Number(stored.headers.get(deploymentHeader) ?? 0) < deployment) return false;
    const site = sites.find(({config}) => config === url);
    return !site || this.#isPageStored(site, handler);
  }

  /**
   * Whether the page that a client opens is stored. If not, it is being requested, and the
   * configuration is to be of the same deployment.
   */
  async #isPageStored({folder, router, document}: OfflineSite, handler: StrategyHandler) {
    const {clientId = ''} = handler.event as Partial<FetchEvent>;
    const client = await this.#pages.get(clientId);
    const path = client ? pathIn(client.url, router, document) : '';
    return path === '' || this.hasPage(folder, path);
  }

  /** A page from the network is to be of the same deployment as the configuration. */
  async #checkConfig(url: string, {sites}: OfflineState, handler: StrategyHandler): Promise<void> {
    const site = sites.find(({folder}) => url.startsWith(folder));
    if (!site || !/\.mdx?$/i.test(url)) return;
    const running = this.#comparing.get(site.config);
    if (running) return running;
    const now = Date.now();
    if (now - (this.#checked.get(site.config) ?? 0) < checkEvery) return;
    this.#checked.set(site.config, now);
    const request = new Request(site.config);
    await this.#once(site.config, async () => {
      const stored = await (await caches.open(this.cacheName)).match(request);
      if (stored) await this.#replace(request, stored, handler);
    });
  }
}

/** Whether the host says that it does not have a file any more. */
function isGone({status}: Response): boolean {
  return status === 404 || status === 410;
}

/** Whether a page does not name our script or element, as the one before did. */
async function lacksSite(...documents: readonly [found: Response, before: Response]) {
  const [found, before] = await Promise.all(
    documents.map(async (document) => (await document.clone().text()).includes('docs-site')),
  );
  return before === true && found === false;
}

function marked(response: Response, {deployment}: OfflineState): Response {
  const headers = new Headers(response.headers);
  headers.set(deploymentHeader, String(deployment));
  return new Response(response.body, {headers});
}
