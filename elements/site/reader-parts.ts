import type {OpeningParts} from '../../src/site/open-site.js';
import type {ReaderParts} from '../../src/site/reader.js';
import type {PageRenderers} from '../page/page-templates.js';
import {loadPart} from '../shared/load-part.js';
import type {SiteLocation} from './site-options.js';

/** Loads what reads a site and its pages, together with what shows those pages. */
export interface SiteReaderParts extends ReaderParts, OpeningParts {
  /**
   * Shows what few pages contain. Grows with the pages that are read: what shows raw HTML, for
   * example, arrives together with what reads it.
   */
  readonly renderers: PageRenderers;
}

/**
 * The parts of the bundle that read the site of an element. Pages of APIs are in the language of
 * `host` where theirs is not known. Requests for API descriptions end with the signal.
 */
export function readerParts(
  host: Element,
  location: Pick<SiteLocation, 'configFile' | 'folder'>,
  signal: AbortSignal,
): SiteReaderParts {
  const renderers: {-readonly [N in keyof PageRenderers]: PageRenderers[N]} = {};
  return {
    renderers,
    loadConfigReader: async () => (await loadPart('read-config'))?.readConfig,
    loadProblems: () => loadPart('load-diagnostic'),
    loadVariables: async () => (await loadPart('branding'))?.siteVariables,
    loadSnippets: async () => (await loadPart('modules'))?.loadSnippets,
    loadApis: async () => {
      const lazy = await loadPart('apis');
      renderers.endpoint = lazy?.endpoint;
      return lazy && ((config, loader) => lazy.siteApis(config, loader, host, signal, location));
    },
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
      footnotes: async () => {
        const lazy = await loadPart('footnotes');
        renderers.footnote = lazy?.renderFootnote;
        return lazy?.footnoteExtension;
      },
      math: async () => (await loadPart('read-math'))?.mathReader,
      otherTools: async () => (await loadPart('other-tools'))?.withChanges,
      entities: async () => (await loadPart('entities'))?.entityNames,
      progressive: async () => (await loadPart('long-pages'))?.progressive,
    },
  };
}
