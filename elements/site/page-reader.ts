import {FileExtensions} from '../../src/site/file-extensions.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Loader} from '../../src/site/loader.js';
import type {PageRenderers} from '../page/page-templates.js';
import {loadPart} from '../shared/load-part.js';
import type {ReaderStore} from '../shared/reader-store.js';

/** How the pages of one site are read, and what shows the parts of them that few pages have. */
export interface PageResources {
  readonly reader: PageReader;
  /**
   * Grows with the pages that are read: what shows raw HTML arrives together with what reads it.
   */
  readonly renderers: PageRenderers;
}

/**
 * Makes the reader of a site's pages; `store` remembers which extension most of their files have.
 */
export function pageResources(loader: Loader, store: ReaderStore): PageResources {
  const renderers: {-readonly [N in keyof PageRenderers]: PageRenderers[N]} = {};
  const {extension} = store.read();
  return {
    renderers,
    reader: {
      loader,
      fileExtensions: new FileExtensions(extension, (usual) => store.write({extension: usual})),
      loadSnippets: async () => (await loadPart('modules'))?.loadSnippets,
      loadProblems: () => loadPart('load-diagnostic'),
      loadNearestPages: async () => {
        const lazy = await loadPart('missing-page');
        renderers.missingPage = lazy?.missingPage;
        return lazy?.nearestPages;
      },
      syntax: {
        yaml: async () => (await loadPart('read-yaml'))?.readYaml,
        modules: async () => (await loadPart('modules'))?.pageModules,
        html: async () => {
          const lazy = await loadPart('html');
          renderers.html = lazy?.htmlRenderer;
          return lazy?.htmlReader;
        },
        math: async () => (await loadPart('read-math'))?.mathReader,
        entities: async () => (await loadPart('entities'))?.entityNames,
        progressive: async () => (await loadPart('long-pages'))?.progressive,
      },
    },
  };
}
