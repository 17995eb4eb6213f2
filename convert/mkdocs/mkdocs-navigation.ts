import {groupsOf, type NavEntry, type NavGroup} from '../navigation-entries.js';
import {listOf} from '../settings/setting-values.js';
import {textOf} from './mkdocs-config.js';
import {titleOf} from './mkdocs-head.js';
import {
  pagesOf,
  pathsIn,
  siteLanguages,
  type SiteLanguage,
  type SiteLanguages,
} from './mkdocs-languages.js';
import type {NavNode} from './mkdocs-nav-node.js';
import {navOf, type NavPages} from './mkdocs-nav.js';
import {listedPath, type MkdocsRoutes} from './mkdocs-routes.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** The navigation of a site, and what it calls pages. */
export interface MkdocsNavigation {
  /** The part of `docs.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** File of a page → what the navigation calls it. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Reads the navigation: sections are groups, or tabs where the theme shows them as tabs. */
export function readNavigation(
  source: MkdocsSource,
  routes: MkdocsRoutes,
  {folders, written}: Pick<NavPages, 'folders' | 'written'>,
): MkdocsNavigation {
  const writer = new NavigationWriter(source);
  const features = listOf(source.config.theme.get('features'));
  const division = (pages: NavPages) => {
    const nodes = withHome(navOf(source, routes, pages), pages);
    const hasTabs =
      features.includes('navigation.tabs') && nodes.some(({kind}) => kind === 'section');
    return hasTabs ? {tabs: writer.tabs(nodes)} : {groups: writer.groups(nodes)};
  };
  const languages = siteLanguages(source);
  if (languages) {
    const all = languages.all.map((language) => ({
      language: language.locale,
      ...(language.isDefault && {default: true}),
      ...division({...pagesIn(language, languages, source), folders, written}),
    }));
    return {config: {navigation: {languages: all}}, labels: writer.labels};
  }
  const {pages} = source;
  const known = new Set(pages);
  const pageOf = (path: string) => (known.has(path) ? path : undefined);
  const own = division({
    pages,
    folder: '',
    folders,
    written,
    pageOf,
    titleOf: (title) => title,
  });
  return {config: {navigation: 'groups' in own ? own.groups : own}, labels: writer.labels};
}

/** A navigation with the page that MkDocs begins with: no navigation needs to list it. */
function withHome(nodes: readonly NavNode[], {pageOf}: NavPages): readonly NavNode[] {
  const file = pageOf('index.md') ?? pageOf('README.md');
  const lists = (node: NavNode): boolean =>
    node.kind === 'section' ? node.nodes.some(lists) : node.kind === 'page' && node.file === file;
  if (file === undefined || nodes.some(lists)) return nodes;
  return [{kind: 'page', file, title: undefined}, ...nodes];
}

/** The pages of a language: those without a translation are not in its navigation. */
function pagesIn(
  language: SiteLanguage,
  languages: SiteLanguages,
  source: MkdocsSource,
): Omit<NavPages, 'folders' | 'written'> {
  const pages = pagesOf(language, languages, source.pages);
  const known = new Set(pages);
  const isTranslated = (path: string) => known.has(path);
  return {
    pages,
    folder: languages.isBySuffix ? '' : `${language.locale}/`,
    pageOf: (path) => pathsIn(path, language, languages).find(isTranslated),
    titleOf: (title) => textOf(language.titles.get(title)) ?? title,
  };
}

class NavigationWriter {
  readonly labels = new Map<string, string>();
  readonly #source: MkdocsSource;
  /** Whether an index is what its section leads to. */
  readonly #hasIndexes: boolean;
  /** Whether the first page of a section is, if it has no title of its own there. */
  readonly #hasFirstPages: boolean;
  readonly #listed = new Set<string>();

  constructor(source: MkdocsSource) {
    this.#source = source;
    const features = listOf(source.config.theme.get('features'));
    this.#hasIndexes = features.includes('navigation.indexes');
    this.#hasFirstPages = source.config.plugins.has('section-index');
  }

  /** Each entry as a tab. */
  tabs(nodes: readonly NavNode[]): readonly Readonly<Record<string, unknown>>[] {
    return nodes.flatMap((node): Readonly<Record<string, unknown>>[] => {
      if (node.kind === 'link') return [{tab: node.title, href: node.url}];
      if (node.kind === 'section') {
        const groups = this.groups(node.nodes);
        return groups.length > 0 ? [{tab: node.title, groups}] : [];
      }
      const pages = this.#entry(node);
      return pages.length > 0 ? [{tab: node.title ?? titleOf(node.file), pages}] : [];
    });
  }

  /** Pages and sections as groups: pages beside sections are in groups without a name. */
  groups(nodes: readonly NavNode[]): readonly NavGroup[] {
    return groupsOf(nodes.flatMap((node) => this.#entry(node)));
  }

  #entry(node: NavNode): readonly NavEntry[] {
    switch (node.kind) {
      case 'link':
        return [this.#source.linkPage({title: node.title, url: node.url})];
      case 'page':
        return this.#page(node.file, node.title);
      case 'section': {
        const [first, ...others] = node.nodes;
        const isRoot =
          first?.kind === 'page' &&
          ((this.#hasIndexes && /(?:^|\/)(?:index|README)\./.test(first.file)) ||
            (this.#hasFirstPages && first.title === undefined));
        const [root] = isRoot ? this.#page(first.file, first.title) : [];
        const pages = (isRoot ? others : node.nodes).flatMap((inner) => this.#entry(inner));
        if (root !== undefined && pages.length === 0) return [root];
        if (pages.length === 0) return [];
        return [{group: node.title, ...(root !== undefined && {root}), pages}];
      }
      default:
        return node satisfies never;
    }
  }

  #page(file: string, title: string | undefined): readonly string[] {
    if (this.#listed.has(file)) {
      const {file: config, docs} = this.#source.config;
      const what = `The second entry of ${docs}${file}`;
      this.#source.leaveOut({file: config}, what, 'A page is listed once.');
      return [];
    }
    this.#listed.add(file);
    if (title !== undefined) this.labels.set(file, title);
    return [listedPath(this.#source.newFiles.get(file) ?? file, this.#source.pageSet)];
  }
}
