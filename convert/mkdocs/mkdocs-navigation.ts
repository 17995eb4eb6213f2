import {
  NavigationWriter,
  type NavNode,
  type PageLabel,
  type PageNames,
  type SiteNavigation,
} from '../navigation.js';
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
import {navOf, type NavPages} from './mkdocs-nav.js';
import {listedPath, type MkdocsRoutes} from './mkdocs-routes.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** Reads the navigation: sections are groups, or tabs where the theme shows them as tabs. */
export function readNavigation(
  source: MkdocsSource,
  routes: MkdocsRoutes,
  {folders, written}: Pick<NavPages, 'folders' | 'written'>,
): SiteNavigation {
  const labels = new Map<string, PageLabel>();
  const names: PageNames = {
    pathOf: (file) => listedPath(source.newFiles.get(file) ?? file, source.pageSet),
    nameOf: (file) => source.config.docs + file,
    place: {file: source.config.file},
  };
  const writer = new NavigationWriter(source, names, labels);
  const features = listOf(source.config.theme.get('features'));
  const division = (pages: NavPages) => {
    const nodes = withRoots(withHome(navOf(source, routes, pages), pages), source);
    const hasTabs =
      features.includes('navigation.tabs') && nodes.some(({kind}) => kind === 'group');
    return hasTabs ? {tabs: tabsOf(nodes, writer)} : {groups: writer.groups(nodes)};
  };
  const languages = siteLanguages(source);
  if (languages) {
    const all = languages.all.map((language) => ({
      language: language.locale,
      ...(language.isDefault && {default: true}),
      ...division({...pagesIn(language, languages, source), folders, written}),
    }));
    return {config: {navigation: {languages: all}}, labels};
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
  return {config: {navigation: 'groups' in own ? own.groups : own}, labels};
}

/** A navigation with the page that MkDocs begins with: no navigation needs to list it. */
function withHome(nodes: readonly NavNode[], {pageOf}: NavPages): readonly NavNode[] {
  const file = pageOf('index.md') ?? pageOf('README.md');
  const lists = (node: NavNode): boolean =>
    node.kind === 'group' ? node.nodes.some(lists) : node.kind === 'page' && node.file === file;
  if (file === undefined || nodes.some(lists)) return nodes;
  return [{kind: 'page', file}, ...nodes];
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

/** A navigation in which sections lead to their indexes where the theme or a plugin says so. */
function withRoots(nodes: readonly NavNode[], {config}: MkdocsSource): readonly NavNode[] {
  const hasIndexes = listOf(config.theme.get('features')).includes('navigation.indexes');
  const hasFirstPages = config.plugins.has('section-index');
  const rooted = (node: NavNode): NavNode => {
    if (node.kind !== 'group') return node;
    const [first, ...others] = node.nodes;
    const isRoot =
      first?.kind === 'page' &&
      ((hasIndexes && /(?:^|\/)(?:index|README)\./.test(first.file)) ||
        (hasFirstPages && first.title === undefined));
    const inner = (isRoot ? others : node.nodes).map(rooted);
    return {...node, ...(isRoot && {root: first}), nodes: inner};
  };
  return nodes.map(rooted);
}

/** Each entry as a tab. */
function tabsOf(
  nodes: readonly NavNode[],
  writer: NavigationWriter,
): readonly Readonly<Record<string, unknown>>[] {
  return nodes.flatMap((node): Readonly<Record<string, unknown>>[] => {
    if (node.kind === 'link') return [{tab: node.title, href: node.url}];
    if (node.kind === 'group') {
      const groups = writer.groups(node.root ? [node.root, ...node.nodes] : node.nodes);
      return groups.length > 0 ? [{tab: node.title, groups}] : [];
    }
    const pages = writer.entries([node]);
    return pages.length > 0 ? [{tab: node.title ?? titleOf(node.file), pages}] : [];
  });
}
