import {readQuery} from '../../search/query.js';
import {
  SearchIndex,
  shortTerm,
  type FoundPages,
  type SearchOptions,
} from '../../search/search-index.js';
import {
  filtersOf,
  readRecord,
  recordWeights,
  type SearchRecord,
} from '../../search/search-record.js';

/** Why search chunks cannot be used: the policy of the page refuses it, or they are missing. */
export type ChunkFailure = 'not-allowed' | 'refused' | 'missing';

/** The part of Pagefind's `pagefind.js` that is used. */
interface PagefindModule {
  createInstance(options: object): PagefindInstance;
}

interface PagefindInstance {
  mergeIndex(folder: string, options: object): Promise<void>;
  search(typed: string, options?: object): Promise<PagefindFound>;
}

interface PagefindFound {
  readonly results: readonly {data(): Promise<SearchRecord & {readonly raw_url?: string}>}[];
  /** How many pages there are in all versions and languages. */
  readonly unfilteredResultCount: number;
}

/** So many pages more than are shown are put in order as the index in the browser does. */
const moreCompared = 12;
/** Many words begin with one or two letters: their chunks are loaded after a pause only. */
const shortPause = 300;

/** Searches chunks that `docs-site index --search` has written: the pages need not be read. */
export class ChunkSearch {
  readonly #pagefind: PagefindInstance;
  readonly #isReachable: () => Promise<boolean>;
  #latest = '';

  /** `isReachable` tells whether chunks can be loaded at the moment. */
  constructor(pagefind: PagefindInstance, isReachable: () => Promise<boolean>) {
    this.#pagefind = pagefind;
    this.#isReachable = isReachable;
  }

  /**
   * Like the search of a {@link SearchIndex}; `undefined` where chunks cannot be loaded, and for a
   * text that is followed by another one at once: the reader is still typing.
   */
  async search(typed: string, options: SearchOptions): Promise<FoundPages | undefined> {
    const {terms, phrases, whole} = readQuery(typed);
    this.#latest = typed;
    const pause = terms.every((term) => shortTerm.test(term)) ? shortPause : 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.#latest !== typed) return undefined;
    const isPhrase = phrases.length === 1 && phrases[0] === whole;
    const filters = options.isEverywhere ? {} : filtersOf(options.scope);
    const any = Object.entries(filters).map(([name, values]) => [name, {any: values}] as const);
    const {results, unfilteredResultCount} = await this.#pagefind.search(
      isPhrase ? `"${whole}"` : terms.join(' '),
      {filters: Object.fromEntries(any)},
    );
    // Pagefind treats chunks that it cannot load as empty.
    if (results.length === 0 && !(await this.#isReachable())) return undefined;
    const compared = results.slice(0, options.limit + moreCompared);
    const index = new SearchIndex();
    try {
      for (const record of await Promise.all(compared.map((result) => result.data()))) {
        const {page, place} = readRecord({...record, url: record.raw_url ?? record.url});
        index.add(page, place);
      }
    } catch {
      return undefined;
    }
    const found = index.search(typed, options);
    return {
      ...found,
      total: found.total + results.length - compared.length,
      elsewhere: unfilteredResultCount - results.length,
    };
  }
}

/** Opens the folders of search chunks, the parts of one index. */
export async function openChunks(folders: readonly string[]): Promise<ChunkSearch | ChunkFailure> {
  const [first = '', ...others] = folders;
  if (!allowsWebAssembly()) return 'refused';
  const ranking = {metaWeights: recordWeights};
  // A service worker would answer any other request from what it has stored.
  const isReachable = () =>
    fetch(`${first}pagefind-entry.json`, {cache: 'no-store'}).then(
      ({ok}) => ok,
      () => false,
    );
  try {
    if (!(await isReachable())) return 'missing';
    const module = (await import(`${first}pagefind.js`)) as PagefindModule;
    // Its own worker would need a policy for Trusted Types; this code is in a worker already.
    const pagefind = module.createInstance({basePath: first, noWorker: true, ranking});
    await pagefind.search('');
    await Promise.all(others.map((folder) => pagefind.mergeIndex(folder, {ranking})));
    return new ChunkSearch(pagefind, isReachable);
  } catch {
    return 'missing';
  }
}

/** The part of WebAssembly that is used; the types of workers have none of it. */
interface WebAssemblyModules {
  readonly Module: new (bytes: Uint8Array) => unknown;
}

/** Whether the content security policy allows WebAssembly: tries an empty module. */
function allowsWebAssembly(): boolean {
  const {WebAssembly} = globalThis as unknown as {readonly WebAssembly?: WebAssemblyModules};
  try {
    return WebAssembly !== undefined && Boolean(new WebAssembly.Module(emptyModule));
  } catch {
    return false;
  }
}

const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
