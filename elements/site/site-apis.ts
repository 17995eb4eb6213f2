import type {SiteConfig} from '../../src/config/site-config.js';
import {filesInIndex} from '../../src/api-pages/api-sources.js';
import {apiWords} from '../../src/api-pages/api-words.js';
import {Apis} from '../../src/api-pages/apis.js';
import {LoadError, type Loader} from '../../src/site/loader.js';
import {apiCatalog} from '../api/api-catalog.js';
import {siteIndex} from '../shared/fetch-index.js';
import {languageTag} from '../../src/shared/language-tag.js';
import {isOwnMachine} from '../../src/shared/own-machine.js';
import {languageAt} from '../locales/localize-controller.js';
import {lazy, type LazyModule} from '../shared/lazy.js';
import {parseInWorker} from './parse-in-worker.js';

export {endpoint} from '../api/endpoint-template.js';

/** Reads descriptions that are not plain JSON. */
const textParser = lazy('parse-text', () => import('../../src/openapi/parse-text.js'));
/** Reads descriptions in several files. */
const fileLoader = lazy('load-files', () => import('../../src/openapi/files/load-files.js'));
/** Reads descriptions in Swagger 2.0. */
const swagger = lazy('swagger', () => import('../../src/openapi/swagger.js'));
/** Makes the pages of an API as a whole, and those of its schemas. */
const overviewPages = lazy('overview-pages', () => import('../../src/api-pages/overview-pages.js'));
/** Resolves links to parts of a description. */
const descriptionLinks = lazy(
  'description-links',
  () => import('../../src/api-pages/description-links.js'),
);

/** Writes samples in languages that are not shown by default. */
const moreWriters = lazy(
  'more-writers',
  () => import('../../src/requests/samples/more-writers.js'),
);

/** The length from which a text is parsed in a worker: on the page it would block visibly. */
const largeText = 500_000;

/**
 * The APIs of the site in an element, whose language is that of pages without one of their own.
 * What few descriptions need loads with the first that does. The signal is aborted when the site is
 * removed.
 */
export function siteApis(
  config: SiteConfig,
  loader: Loader,
  host: Element,
  signal: AbortSignal,
  {configFile, folder}: {readonly configFile: string; readonly folder: URL},
): Apis {
  return new Apis(config, loader, {
    signal,
    configFile,
    isOwnMachine: isOwnMachine(location),
    parts: {
      parse: async (text) => {
        const parsed = text.length < largeText ? undefined : await parseInWorker(text, signal);
        return parsed ?? (await needed(textParser)).parseText(text);
      },
      loadFiles: async (...given) => (await needed(fileLoader)).loadFiles(...given),
      loadSwagger: () => needed(swagger),
    },
    filesOf: async (file) => filesInIndex(await siteIndex({host, folder, signal}), file),
    expectYaml: () => void textParser(),
    loadOverviews: () => needed(overviewPages),
    loadLinks: () => needed(descriptionLinks),
    loadWriters: () => moreWriters(),
    words: async (language) => {
      const tag = language === undefined ? languageAt(host) : languageTag(language);
      return apiWords((await apiCatalog.load(tag))?.texts);
    },
  });
}

/** A module without which a description cannot be read. */
async function needed<M>(load: LazyModule<M>): Promise<M> {
  const module = await load();
  if (!module) throw new LoadError('unreachable', 'docs-site.js');
  return module;
}
