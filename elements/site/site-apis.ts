import type {SiteConfig} from '../../src/config/site-config.js';
import {filesInIndex} from '../../src/site/api-sources.js';
import {apiWords} from '../../src/site/api-words.js';
import {Apis} from '../../src/site/apis.js';
import {LoadError, type Loader} from '../../src/site/loader.js';
import {loadApiTexts} from '../api/locales/api-localize-controller.js';
import {isOwnMachine} from '../shared/shows-problems.js';
import {siteIndex} from '../shared/fetch-index.js';
import {languageAt, languageTag} from '../locales/localize-controller.js';
import {loadApiPart, type ApiPartModules, type ApiPartName} from '../api/api-parts.js';
import {parseInWorker} from './parse-in-worker.js';

/** The length of a text that is parsed in a worker: on the page it would be seen to stop. */
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
        return parsed ?? (await needed('parse-text')).parseText(text);
      },
      loadFiles: async (...given) => (await needed('load-files')).loadFiles(...given),
      loadSwagger: () => needed('swagger'),
    },
    filesOf: async (file) => filesInIndex(await siteIndex({host, folder, signal}), file),
    expectYaml: () => void loadApiPart('parse-text'),
    loadOverviews: () => needed('overview-pages'),
    loadLinks: () => needed('description-links'),
    words: async (language) => {
      const tag = language === undefined ? languageAt(host) : languageTag(language);
      return apiWords(await loadApiTexts(tag));
    },
  });
}

/** A part without which a description cannot be read. */
async function needed<N extends ApiPartName>(name: N): Promise<ApiPartModules[N]> {
  const part = await loadApiPart(name);
  if (!part) throw new LoadError('unreachable', 'docs-site.js');
  return part;
}
