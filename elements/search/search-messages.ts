import type {SiteConfig} from '../../src/config/site-config.js';
import type {FileExtension} from '../../src/site/page-files.js';
import type {PageToSearch} from '../../src/site/search/pages-to-search.js';
import type {SearchPlace, SearchProgress} from '../../src/site/search/search-engine.js';
import type {PreparedPage} from '../../src/search/prepared-index.js';
import type {FoundPages, SearchOptions} from '../../src/search/search-index.js';

/** What the worker has to know of a site. */
export interface WorkerSite {
  /** The folder of the site. */
  readonly folder: string;
  /** The origin of the document. */
  readonly origin: string;
  readonly config: SiteConfig;
  readonly files: Readonly<Record<string, string>>;
  readonly extension: FileExtension;
}

/** Searches a site, in a worker or in the document. */
export interface SearchBackend {
  setPages(
    pages: readonly PageToSearch[],
    place: SearchPlace,
    prepared: readonly PreparedPage[],
  ): unknown;
  setPlace(place: SearchPlace): unknown;
  give(texts: readonly (readonly [file: string, text: string])[]): unknown;
  search(typed: string, options: SearchOptions): FoundPages | Promise<FoundPages | undefined>;
  read(): unknown;
  pause(): unknown;
  /** Reads the pages of files that have changed again. In the document only. */
  readAgain?(files: readonly string[]): unknown;
}

/** A backend for which no pages need to be read has nothing but its search. */
export type AnyBackend = Pick<SearchBackend, 'search'> & Partial<SearchBackend>;

/** A call of a method of the backend, in the worker. */
export type WorkerCall =
  | {readonly id: number; readonly open: WorkerSite}
  /** From now on, the chunks in these folders are searched; the answer is why they cannot be. */
  | {readonly id: number; readonly chunks: readonly string[]}
  | {
      readonly id: number;
      readonly method: keyof SearchBackend;
      readonly values: readonly unknown[];
    };

/** What the worker sends. */
export type SearchWorkerMessage =
  | {readonly isReady: true}
  | {readonly progress: SearchProgress}
  | {readonly id: number; readonly value: unknown};
