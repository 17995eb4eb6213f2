import {FileExtensions} from '../../src/site/file-extensions.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Loader} from '../../src/site/loader.js';
import type {PageRenderers} from '../page/page-templates.js';
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
      loadSnippets: async () => (await import('../lazy/modules.js')).loadSnippets,
      loadProblems: () => import('../lazy/load-problems.js'),
      loadNearestPages: async () => {
        const {missingPage, nearestPages} = await import('../lazy/missing-page.js');
        renderers.missingPage = missingPage;
        return nearestPages;
      },
      syntax: {
        yaml: async () => (await import('../lazy/yaml.js')).readYaml,
        modules: async () => (await import('../lazy/modules.js')).pageModules,
        html: async () => {
          const {htmlReader, htmlRenderer} = await import('../lazy/html.js');
          renderers.html = htmlRenderer;
          return htmlReader;
        },
        math: async () => (await import('../lazy/math-syntax.js')).mathReader,
        entities: async () => (await import('../lazy/entities.js')).entityNames,
        progressive: async () => (await import('../lazy/long-pages.js')).progressive,
      },
    },
  };
}
