import type {OpeningParts} from '../../src/site/open-site.js';
import type {ReaderParts} from '../../src/site/reader.js';
import type {PageRenderers} from '../page/page-templates.js';
import {failureTexts} from '../problems/failure-texts.js';
import {lazy, lazyContent} from '../shared/lazy.js';
import type {SiteLocation} from './site-options.js';

/** Reads a configuration that is more than one file of plain JSON. */
const configReader = lazy('read-config', () => import('../../src/site/read-config.js'));
/** Shows the banner, the background, typefaces and the like, and fills in variables. */
export const branding = lazy('branding', () => import('./branding.js'));
/** Reads the imports, exports and snippets of pages. */
const modules = lazyContent('modules', () => import('./page-modules.js'));
/** Reads API descriptions and shows their pages. */
const apis = lazyContent('apis', () => import('./site-apis.js'));
/** Shows what is at a URL without a page: the nearest pages, or where visitors are redirected. */
export const missingPages = lazy('missing-page', () => import('./resolve-missing.js'));
/** Reads frontmatter that is more than plain `key: value` lines. */
const yaml = lazyContent('read-yaml', () => import('../../src/content/read-yaml.js'));
/** Reads and shows raw HTML. */
const htmlOfPages = lazyContent('html', () => import('../render/render-html.js'));
/** Reads and shows footnotes. */
const footnotes = lazyContent('footnotes', () => import('../render/render-footnote.js'));
/** Reads formulas. */
const math = lazyContent('read-math', () => import('../../src/markdown/read-math.js'));
/** Reads what authors wrote for other tools as they meant it. */
const otherTools = lazyContent(
  'other-tools',
  () => import('../../src/content/other-tools/find-changes.js'),
);
/** The characters of all entities that HTML names. */
const entities = lazyContent('entities', () => import('./entities.js'));
/** Reads and shows long pages in parts, so that their beginning is shown at once. */
export const longPages = lazyContent('long-pages', () => import('../page/progressive-render.js'));

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
    loadConfigReader: async () => (await configReader())?.readConfig,
    loadProblems: () => failureTexts(),
    loadVariables: async () => (await branding())?.siteVariables,
    loadSnippets: async () => (await modules())?.loadSnippets,
    loadApis: async () => {
      const lazy = await apis();
      renderers.endpoint = lazy?.endpoint;
      return lazy && ((config, loader) => lazy.siteApis(config, loader, host, signal, location));
    },
    loadNearestPages: async () => {
      const lazy = await missingPages();
      renderers.missingPage = lazy?.missingPage;
      return lazy?.nearestPages;
    },
    syntax: {
      yaml: async () => (await yaml())?.readYaml,
      modules: async () => (await modules())?.pageModules,
      html: async () => {
        const lazy = await htmlOfPages();
        renderers.html = lazy?.htmlRenderer;
        return lazy?.htmlReader;
      },
      footnotes: async () => {
        const lazy = await footnotes();
        renderers.footnote = lazy?.renderFootnote;
        return lazy?.footnoteExtension;
      },
      math: async () => (await math())?.mathReader,
      otherTools: async () => (await otherTools())?.withChanges,
      entities: async () => (await entities())?.entityNames,
      progressive: async () => (await longPages())?.progressive,
    },
  };
}
