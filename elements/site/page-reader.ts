import type {Loader} from '../../src/site/loader.js';
import type {PageReader} from '../../src/site/load-page.js';
import {learnMissingPage} from '../page/page-templates.js';
import {learnHtml} from '../render/render-node.js';
import type {ReaderStore} from '../shared/reader-store.js';

/** How the pages of a site are read: the rarer parts of the reader load when a page needs them. */
export function pageReader(loader: Loader, store: ReaderStore): PageReader {
  return {
    loader,
    loadHtml: async () => {
      const {withAuthorStyles, htmlReader, renderHtml} = await import('../lazy/html.js');
      learnHtml(renderHtml, withAuthorStyles);
      return htmlReader;
    },
    loadMath: () => import('../lazy/math-syntax.js'),
    loadLong: async () => (await import('../lazy/long-pages.js')).longPages,
    loadProblems: () => import('../lazy/load-problems.js'),
    loadEntities: () => import('../lazy/entities.js'),
    loadNearestPages: async () => {
      const {missingPage, nearestPages} = await import('../lazy/missing-page.js');
      learnMissingPage(missingPage);
      return nearestPages;
    },
    loadModules: () => import('../lazy/modules.js'),
    loadYaml: async () => (await import('../lazy/yaml.js')).readYaml,
    get extension() {
      return store.read().extension ?? 'mdx';
    },
    set extension(extension) {
      if (extension !== store.read().extension) store.write({extension});
    },
  };
}
