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
import {stemOf} from '../../search/word-forms.js';

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

interface PagefindResult {
  readonly id: string;
  /** How well the page matches. */
  readonly score: number;
  data(): Promise<SearchRecord & {readonly raw_url?: string}>;
}

interface PagefindFound {
  readonly results: readonly PagefindResult[];
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
    const {terms, asking, phrases, whole} = readQuery(typed);
    this.#latest = typed;
    const pause = terms.every((term) => shortTerm.test(term)) ? shortPause : 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.#latest !== typed) return undefined;
    const isPhrase = phrases.length === 1 && phrases[0] === whole;
    const filters = options.isEverywhere ? {} : filtersOf(options.scope);
    const any = Object.entries(filters).map(([name, values]) => [name, {any: values}] as const);
    const search = (text: string) =>
      this.#pagefind.search(text, {filters: Object.fromEntries(any)});
    const words = terms.filter((term) => !asking.has(term)).map(stemOf);
    const {results, unfilteredResultCount} = await search(
      isPhrase ? `"${whole}"` : words.join(' '),
    );
    const most = options.limit + moreCompared;
    // Pagefind only finds pages that have all words; those with some of them come after these.
    const single =
      isPhrase || words.length < 2 ? [] : words.filter((word) => !shortTerm.test(word));
    const others =
      results.length < most ? withMostWords(await Promise.all(single.map(search)), results) : [];
    const found = [...results, ...others];
    // Pagefind treats chunks that it cannot load as empty.
    if (found.length === 0 && !(await this.#isReachable())) return undefined;
    const compared = found.slice(0, most);
    const index = new SearchIndex();
    try {
      for (const record of await Promise.all(compared.map((result) => result.data()))) {
        const {page, place} = readRecord({...record, url: record.raw_url ?? record.url});
        index.add(page, place);
      }
    } catch {
      return undefined;
    }
    const ranked = index.search(typed, options);
    return {
      ...ranked,
      total: ranked.total + found.length - compared.length,
      elsewhere: unfilteredResultCount - results.length,
    };
  }
}

/** What was found for single words and not yet known: pages with the most words first. */
function withMostWords(
  found: readonly PagefindFound[],
  known: readonly PagefindResult[],
): readonly PagefindResult[] {
  const pages = new Map<string, {result: PagefindResult; words: number; score: number}>();
  const isKnown = new Set(known.map(({id}) => id));
  for (const result of found.flatMap(({results}) => results)) {
    if (isKnown.has(result.id)) continue;
    const {words = 0, score = 0} = pages.get(result.id) ?? {};
    pages.set(result.id, {result, words: words + 1, score: score + result.score});
  }
  return [...pages.values()]
    .sort((one, other) => other.words - one.words || other.score - one.score)
    .map(({result}) => result);
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
