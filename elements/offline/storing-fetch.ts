import {kindOf, type FileKind, type OfflineScope} from '../../src/offline/policy.js';
import {isWhole, storedSize, storedTime, toStore} from '../../src/offline/stored-response.js';

/** What was stored less than this ago is not requested again, in milliseconds. */
const freshFor = 10 * 60_000;

/** Requests the files of a site from its host, past all caches, and stores them. */
export class StoringFetch {
  /** The size of what is stored. */
  bytes = 0;
  readonly #cache: Cache;
  readonly #scope: OfflineScope;
  readonly #onFull: (error: unknown) => void;
  readonly #counted = new Set<string>();

  /** `onFull` is called when there is not enough space for a file. */
  constructor(cache: Cache, scope: OfflineScope, onFull: (error: unknown) => void) {
    this.#cache = cache;
    this.#scope = scope;
    this.#onFull = onFull;
  }

  /** How many files are stored. */
  get files(): number {
    return this.#counted.size;
  }

  /** As `fetch`; a file that an earlier attempt has stored is not requested again. */
  readonly fetch: typeof fetch = async (input, options) => {
    const request = new Request(input, {...options, cache: 'reload'});
    const stored = await this.#cache.match(request.url);
    if (stored && this.#isFresh(request, stored) && (await isWhole(stored))) {
      this.#count(request.url, storedSize(stored));
      return stored;
    }
    const response = await fetch(request);
    await this.#store(request, response.clone());
    return response;
  };

  /** Stores a file; `false` if the host has none. */
  async save(url: string, signal: AbortSignal): Promise<boolean> {
    try {
      await this.fetch(url, {signal});
    } catch {
      signal.throwIfAborted();
    }
    return (await this.#cache.match(url)) !== undefined;
  }

  /** Stores the page that holds the site; `false` if the host answers with something else. */
  async saveDocument(url: string, signal: AbortSignal): Promise<boolean> {
    const response = await fetch(url, {cache: 'reload', mode: 'same-origin', signal});
    return this.#store(new Request(url), response, 'document');
  }

  #isFresh(request: Request, stored: Response): boolean {
    return this.#kindOf(request) === 'chunk' || Date.now() - storedTime(stored) < freshFor;
  }

  #kindOf({url, method, mode, headers}: Request): FileKind | undefined {
    const facts = {method, url, mode, headers, cache: 'default', destination: ''} as const;
    return kindOf(facts, this.#scope);
  }

  async #store(request: Request, response: Response, given?: FileKind): Promise<boolean> {
    const kind = given ?? this.#kindOf(request);
    const file = kind && (await toStore(response, kind, new URL('/', request.url).href));
    if (!file) return false;
    try {
      await this.#cache.put(request.url, file.response);
      this.#count(request.url, file.bytes);
      return true;
    } catch (error) {
      this.#onFull(error);
      return false;
    }
  }

  #count(url: string, bytes: number): void {
    if (this.#counted.has(url)) return;
    this.#counted.add(url);
    this.bytes += bytes;
  }
}
