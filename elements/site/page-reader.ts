import type {Loader} from '../../src/site/loader.js';
import type {PageReader} from '../../src/site/load-page.js';
import {learnMissingPage} from '../page/page-templates.js';
import {learnHtml} from '../render/render-node.js';
import {loadPart} from '../shared/load-part.js';
import type {ReaderStore} from '../shared/reader-store.js';

/** How the pages of a site are read: the rarer parts of the reader load when a page needs them. */
export function pageReader(loader: Loader, store: ReaderStore): PageReader {
  return {
    loader,
    loadHtml: async () => {
      const html = await loadPart('html');
      if (html) learnHtml(html.renderHtml, html.withAuthorStyles);
      return html?.htmlReader;
    },
    loadMath: () => loadPart('read-math'),
    loadLong: async () => (await loadPart('long-pages'))?.longPages,
    loadProblems: () => loadPart('load-diagnostic'),
    loadEntities: () => loadPart('rare-entities'),
    loadNearestPages: async () => {
      const lazy = await loadPart('missing-page');
      if (lazy) learnMissingPage(lazy.missingPage);
      return lazy?.nearestPages;
    },
    loadModules: () => loadPart('modules'),
    loadYaml: async () => (await loadPart('read-yaml'))?.readYaml,
    get extension() {
      return store.read().extension ?? 'mdx';
    },
    set extension(extension) {
      if (extension !== store.read().extension) store.write({extension});
    },
  };
}
