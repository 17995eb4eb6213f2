/**
 * Everything that loads late: the name of a part, which is also the name of its chunk, and how it
 * is imported.
 * A part that combines several modules has a file in `elements/lazy/`.
 *
 * Nothing else imports modules of ours with `import()`: `loadPart` does, which handles failures.
 */
export const parts = {
  // Components, with their templates
  badge: () => import('../render/components/badge.js'),
  callouts: () => import('../render/components/callouts.js'),
  'code-extras': () => import('../render/components/code-extras.js'),
  'code-groups': () => import('../render/components/code-groups.js'),
  colors: () => import('../render/components/colors.js'),
  diagrams: () => import('../render/components/diagrams.js'),
  disclosures: () => import('../render/components/disclosures.js'),
  fields: () => import('../render/components/fields.js'),
  formulas: () => import('../render/components/formulas.js'),
  frame: () => import('../render/components/frame.js'),
  prompt: () => import('../render/components/prompt.js'),
  rail: () => import('../render/components/rail.js'),
  steps: () => import('../render/components/steps.js'),
  tabs: () => import('../render/components/tabs.js'),
  tiles: () => import('../render/components/tiles.js'),
  tooltip: () => import('../render/components/tooltip.js'),
  tree: () => import('../render/components/tree.js'),
  update: () => import('../render/components/update.js'),

  // Shared by components, or added to a page
  'adopt-utilities': () => import('../styles/utilities/adopt-utilities.js'),
  'define-standalone': () => import('../site/define-standalone.js'),
  'docs-icon': () => import('../components/docs-icon.js'),
  'draw-diagram': () => import('../components/diagrams/draw-diagram.js'),
  'draw-formula': () => import('../components/diagrams/draw-formula.js'),
  highlight: () => import('../components/code/highlight.js'),
  'style-sheets': () => import('../lazy/style-sheets.js'),

  // Pages of an API
  apis: () => import('../lazy/apis.js'),
  'oauth-redirect': () => import('../api/oauth-redirect.js'),

  // Readers of some pages and configurations
  footnotes: () => import('../lazy/footnotes.js'),
  html: () => import('../lazy/html.js'),
  'long-pages': () => import('../lazy/long-pages.js'),
  modules: () => import('../lazy/modules.js'),
  entities: () => import('../lazy/entities.js'),
  'other-tools': () => import('../lazy/other-tools.js'),
  'read-config': () => import('../../src/site/read-config.js'),
  'read-math': () => import('../../src/markdown/read-math.js'),
  'read-yaml': () => import('../../src/content/read-yaml.js'),

  // Around the page
  branding: () => import('../lazy/branding.js'),
  directory: () => import('../lazy/directory.js'),
  'docs-mode-menu': () => import('../menus/docs-mode-menu.js'),
  'docs-page-menu': () => import('../menus/docs-page-menu.js'),
  'docs-stars': () => import('../layout/topbar/docs-stars.js'),
  drawer: () => import('../lazy/drawer.js'),
  'label-reader': () => import('../site/label-reader.js'),
  'layout-parts': () => import('../site/layout-parts.js'),
  'missing-page': () => import('../lazy/missing-page.js'),
  'page-prefetch': () => import('../site/page-prefetch.js'),
  selector: () => import('../lazy/selector.js'),
  'write-markdown': () => import('../../src/content/write-markdown.js'),
  'virtual-lists': () => import('../layout/sidebar/virtual-list/virtual-lists.js'),

  // Reading without a network
  offline: () => import('../offline/offline.js'),

  // The search
  'docs-search-dialog': () => import('../search/docs-search-dialog.js'),
  'search-engine': () => import('../../src/site/search/search-engine.js'),

  // Problems of a site
  describe: () => import('../../src/content/describe.js'),
  'docs-problems': () => import('../problems/docs-problems.js'),
  'load-diagnostic': () => import('../../src/site/load-diagnostic.js'),
  validate: () => import('../lazy/validate.js'),

  // The interface in other languages
  'locales/ar': () => import('../locales/ar.js'),
  'locales/de': () => import('../locales/de.js'),
  'locales/es': () => import('../locales/es.js'),
  'locales/fr': () => import('../locales/fr.js'),
  'locales/ja': () => import('../locales/ja.js'),
  'locales/pt': () => import('../locales/pt.js'),
  'locales/zh': () => import('../locales/zh.js'),
} as const;

/** The name of a part. */
export type PartName = keyof typeof parts;

/** What each part exports. */
export type PartModules = {
  readonly [N in PartName]: Awaited<ReturnType<(typeof parts)[N]>>;
};
