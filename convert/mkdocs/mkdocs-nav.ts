import {isExternalUrl} from '../../src/shared/urls.js';
import type {NavNode} from '../navigation.js';
import {listOf, mapOf} from '../settings/setting-values.js';
import type {Setting} from '../settings/setting.js';
import {textOf} from './mkdocs-config.js';
import {arranged, type FolderItem, type FolderNavs} from './mkdocs-folders.js';
import type {MkdocsRoutes} from './mkdocs-routes.js';
import {sectionTitle} from './mkdocs-section-title.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** The pages that a navigation is of, and what they are called. */
export interface NavPages {
  readonly pages: readonly string[];
  /** The folder that all of them are in, with a slash at its end; or empty. */
  readonly folder: string;
  /** The file of a page by its path in `nav`. */
  readonly pageOf: (path: string) => string | undefined;
  readonly titleOf: (title: string) => string;
  readonly folders: FolderNavs;
  /** What is written in `nav`, or in files that a plugin reads instead. */
  readonly written: Setting;
}

/** What the entries of a navigation depend on. */
interface NavContext extends NavPages {
  readonly source: MkdocsSource;
  readonly routes: MkdocsRoutes;
}

/** The navigation as it is written in `nav`; without it, the one that MkDocs makes of files. */
export function navOf(
  source: MkdocsSource,
  routes: MkdocsRoutes,
  pages: NavPages,
): readonly NavNode[] {
  const {written} = pages;
  return listOf(written).length > 0
    ? nodesOf(written, {...pages, source, routes})
    : nodesOfFolder(pages.folder, pages.pages, pages.folders);
}

function nodesOf(value: Setting, context: NavContext): readonly NavNode[] {
  return listOf(value).flatMap((entry) => {
    const path = textOf(entry);
    if (path !== undefined) return nodeOf(path, undefined, context);
    return [...(mapOf(entry) ?? [])].flatMap(([title, inner]) => {
      const target = textOf(inner);
      if (target !== undefined) return nodeOf(target, context.titleOf(title), context);
      const nodes = nodesOf(inner, context);
      const name = context.titleOf(title.trim()) || nameIn(nodes);
      return nodes.length > 0 ? [{kind: 'group' as const, title: name, nodes}] : [];
    });
  });
}

/** The name of a section without one: that of the folder of its first page. */
function nameIn([first]: readonly NavNode[]): string {
  const file = first?.kind === 'page' ? first.file : '';
  return sectionTitle(file.split('/').at(-2) ?? '');
}

function nodeOf(
  target: string,
  title: string | undefined,
  {source, routes, pages, pageOf, folders}: NavContext,
): readonly NavNode[] {
  if (isExternalUrl(target)) return [{kind: 'link', url: target, title: title ?? target}];
  const file = pageOf(target.replace(/^(?:\.?\/)+/, ''));
  if (file !== undefined) return [{kind: 'page', file, title}];
  const folder = target.replace(/^(?:\.?\/)+/, '').replace(/\/?\*?\*?$/, '');
  const inner = pages.filter((page) => folder !== '' && page.startsWith(`${folder}/`));
  if (inner.length > 0 && /[/*]$/.test(target)) {
    const nodes = nodesOfFolder(`${folder}/`, inner, folders);
    return title === undefined ? nodes : [{kind: 'group', title, nodes}];
  }
  if (target.startsWith('/') || target.startsWith('#') || /\.html?$/.test(target)) {
    return [{kind: 'link', url: routes.link(target, ''), title: title ?? target}];
  }
  // Pages without a translation are in the default language.
  if (source.pageSet.has(target)) return [];
  const {file: config, text} = source.config;
  const at = text.split('\n').findIndex((line) => line.includes(target));
  const line = at === -1 ? undefined : at + 1;
  source.noteMissing({file: config, line}, source.config.docs + target);
  return [];
}

/** The pages of a folder as MkDocs orders them: those in it, then those in its folders. */
function nodesOfFolder(
  prefix: string,
  pages: readonly string[],
  navs: FolderNavs,
): readonly NavNode[] {
  const own: string[] = [];
  const folders = new Map<string, string[]>();
  for (const page of pages) {
    const [name = '', ...inner] = page.slice(prefix.length).split('/');
    if (inner.length === 0) own.push(page);
    else folders.set(name, [...(folders.get(name) ?? []), page]);
  }
  const isIndex = (file: string) => /(?:^|\/)(?:index|README)\.\w+$/.test(file);
  own.sort((one, other) =>
    isIndex(one) === isIndex(other) ? compare(one, other) : isIndex(one) ? -1 : 1,
  );
  const items: FolderItem[] = own.map((file) => ({
    name: file.slice(prefix.length),
    node: {kind: 'page', file, title: undefined},
  }));
  for (const [name, inner] of [...folders].sort(([one], [other]) => compare(one, other))) {
    const folder = `${prefix}${name}/`;
    const said = navs.get(folder);
    const nodes = nodesOfFolder(folder, inner, navs);
    const [first] = nodes;
    if (said?.get('hide') === true || !first) continue;
    const isCollapsed = said?.get('collapse') === true && nodes.length === 1;
    const title = textOf(said?.get('title')) ?? sectionTitle(name);
    items.push({name, node: isCollapsed ? first : {kind: 'group', title, nodes}});
  }
  return arranged(items, navs.get(prefix));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
