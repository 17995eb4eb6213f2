import type {ApisOptions} from '../../src/api-pages/apis.js';
import {httpLoader} from '../../src/site/http-loader.js';
import * as loadDiagnostics from '../../src/site/load-diagnostic.js';
import type {PageReader} from '../../src/site/load-page.js';
import {snippetsLoader} from '../../src/site/load-snippets.js';
import type {ChunkSearch} from '../../src/site/search/chunk-search.js';
import {pageSyntax} from '../../src/site/page-syntax.js';
import {PageFiles} from '../../src/site/page-files.js';
import {readerFor, type ReaderParts} from '../../src/site/reader.js';
import {SearchEngine} from '../../src/site/search/search-engine.js';
import {searchedWords} from '../../src/site/search/searched-words.js';
import {siteVariables} from '../../src/site/site-variables.js';
import {searchStore, storeKey} from '../../src/site/search/search-store.js';
import type {WorkerCall, SearchWorkerMessage, WorkerSite} from './search-messages.js';
import {workerParts} from './worker-parts.js';

// Runs in a worker: reads the pages of a site and searches them.

function run(): void {
  let engine: SearchEngine | ChunkSearch | undefined;
  const send = (message: SearchWorkerMessage) => postMessage(message);

  addEventListener('message', ({data}: MessageEvent<WorkerCall>) => void answer(data));
  send({isReady: true});

  async function answer(call: WorkerCall): Promise<void> {
    if ('open' in call) {
      engine = new SearchEngine({
        reader: readerOf(call.open),
        store: searchStore(storeKey(call.open.folder, call.open.config)),
        onProgress: (progress) => send({progress}),
      });
      return;
    }
    if ('chunks' in call) {
      const opened = await (await workerParts['chunk-search']()).openChunks(call.chunks);
      if (typeof opened === 'object') engine = opened;
      send({id: call.id, value: typeof opened === 'object' ? undefined : opened});
      return;
    }
    // Names and values are those of the backend's interface.
    const methods = engine as unknown as Record<string, (...values: unknown[]) => unknown>;
    send({id: call.id, value: await methods[call.method]?.(...call.values)});
  }
}

/** Reads the pages as the document does. */
function readerOf({folder, origin, config, files, extension}: WorkerSite): PageReader {
  const loader = httpLoader(new URL(folder), {origin});
  return readerFor(loader, config, readerParts, new PageFiles(files, extension));
}

/** What most sites need is part of this script. */
const readerParts: ReaderParts = {
  syntax: {
    ...pageSyntax,
    entities: async () => (await workerParts.entities()).characterEntities,
    progressive: () => Promise.resolve(undefined),
  },
  loadSnippets: () =>
    Promise.resolve(snippetsLoader(async () => (await workerParts['page-code']()).interpreter)),
  loadProblems: () => Promise.resolve(loadDiagnostics),
  loadApis: async () => {
    const {Apis} = await workerParts.apis();
    return (config, loader) => new Apis(config, loader, apisOptions);
  },
  loadVariables: () => Promise.resolve(siteVariables),
  loadNearestPages: () => Promise.resolve(undefined),
};

const apisOptions: ApisOptions = {
  parts: {
    parse: async (text) => (await workerParts['parse-text']()).parseText(text),
    loadFiles: async (...given) => (await workerParts['load-files']()).loadFiles(...given),
    loadSwagger: workerParts.swagger,
  },
  loadOverviews: workerParts['overview-pages'],
  loadLinks: workerParts['description-links'],
  words: () => Promise.resolve(searchedWords()),
  isForSearch: true,
};

run();
