import type {BarItem, DocusaurusBars} from './docusaurus-bars.js';
import type {Blog} from './docusaurus-blog.js';
import {
  sidebarTitle,
  type DocusaurusNavigation,
  type NavDivision,
} from './docusaurus-navigation.js';
import {navPath} from './docusaurus-paths.js';
import type {SidebarItem} from './docusaurus-sidebar-items.js';
import type {VersionDocs} from './docusaurus-site.js';

/** A tab of a version: a sidebar with its name. */
interface Tab {
  readonly tab: string;
  readonly division: NavDivision;
}

/** Writes the divisions of a site in one language. */
export class DocusaurusDivisions {
  /** The entries of the top bar that are tabs. */
  readonly tabs = new Set<BarItem>();
  readonly #navigation: DocusaurusNavigation;
  readonly #bars: DocusaurusBars;

  constructor(navigation: DocusaurusNavigation, bars: DocusaurusBars) {
    this.#navigation = navigation;
    this.#bars = bars;
  }

  /** The navigation of all plugins for documents, and of blogs. */
  division(instances: readonly (readonly VersionDocs[])[], blogs: readonly Blog[]): NavDivision {
    const docs = this.#docs(instances);
    if (blogs.length === 0) return docs;
    const posts = blogs.map(({title, url, posts: all}) => {
      const item = this.#bars.items.find(
        ({href}) => href !== undefined && this.#urlOf(href) === url,
      );
      if (item) this.tabs.add(item);
      const pages = all.filter(({isListed}) => isListed).map((post) => navPath(post.url));
      return {tab: item?.label ?? title, pages: [navPath(url), ...pages]};
    });
    const {tabs} = docs;
    if (Array.isArray(tabs)) return {tabs: [...(tabs as readonly unknown[]), ...posts]};
    const first = instances[0]?.[0];
    const item = first && this.#itemOf(first);
    if (item) this.tabs.add(item);
    return first ? {tabs: [{tab: item?.label ?? 'Docs', ...docs}, ...posts]} : {tabs: posts};
  }

  #docs(instances: readonly (readonly VersionDocs[])[]): NavDivision {
    const [only, ...others] = instances;
    if (only && others.length === 0) return this.#instance(only);
    const tabs = instances.flatMap((versions): readonly Tab[] => {
      const [first] = versions;
      if (!first) return [];
      if (versions.length === 1) return this.#tabsOf(first, true);
      const item = this.#itemOf(first);
      if (item) this.tabs.add(item);
      const {options, plugin} = first.version;
      const base = options.get('routeBasePath');
      const name = typeof base === 'string' ? base : plugin;
      return [{tab: item?.label ?? sidebarTitle(name), division: this.#instance(versions, true)}];
    });
    const sorted = tabs.toSorted((one, other) => this.#placeOf(one.tab) - this.#placeOf(other.tab));
    return {tabs: sorted.map(({tab, division}) => ({tab, ...division}))};
  }

  /** Where the entry of a tab is in the top bar; those that have none are the last ones. */
  #placeOf(label: string): number {
    const at = this.#bars.items.findIndex((item) => this.tabs.has(item) && item.label === label);
    return at === -1 ? this.#bars.items.length : at;
  }

  /** The versions of one plugin. */
  #instance(versions: readonly VersionDocs[], isInTab = false): NavDivision {
    const [only, ...others] = versions;
    if (!only) return {groups: []};
    if (others.length === 0) return this.#version(only, isInTab);
    return {
      versions: versions.map((docs) => {
        const {label, isDefault} = docs.version;
        return {version: label, ...(isDefault && {default: true}), ...this.#version(docs, isInTab)};
      }),
    };
  }

  #version(docs: VersionDocs, isInTab: boolean): NavDivision {
    const tabs = this.#tabsOf(docs, false);
    const [only, ...others] = tabs;
    if (only && others.length === 0) return only.division;
    return isInTab
      ? {dropdowns: tabs.map(({tab, division}) => ({dropdown: tab, ...division}))}
      : {tabs: tabs.map(({tab, division}) => ({tab, ...division}))};
  }

  /** The sidebars of a version, in the order of the top bar. */
  #tabsOf(docs: VersionDocs, isOneOfMany: boolean): readonly Tab[] {
    const names = [...docs.sidebars.keys()];
    const isTab = names.length > 1 || isOneOfMany;
    const found = names.map((name) => {
      const item = isTab ? this.#itemOf(docs, name) : undefined;
      return {name, item, at: item ? this.#bars.items.indexOf(item) : Infinity};
    });
    return found
      .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
      .flatMap(({name, item}) => {
        const groups = this.#navigation.groupsOf(docs, name);
        if (groups.length === 0) return [];
        if (item) this.tabs.add(item);
        return [{tab: item?.label ?? this.#titleOf(docs, name), division: {groups}}];
      });
  }

  #titleOf({version, sidebars}: VersionDocs, name: string): string {
    const {routeBasePath} = Object.fromEntries(version.options);
    const isOnly = sidebars.size === 1 && typeof routeBasePath === 'string';
    return sidebarTitle(isOnly ? routeBasePath : name === 'defaultSidebar' ? 'docs' : name);
  }

  /** The entry of the top bar that leads to a sidebar, or to any of a version. */
  #itemOf(docs: VersionDocs, name?: string): BarItem | undefined {
    const {version, sidebars, byId} = docs;
    const items = name === undefined ? [...sidebars.values()].flat() : (sidebars.get(name) ?? []);
    const ids = new Set(idsIn(items));
    const urls = new Set([...ids].flatMap((id) => byId.get(id)?.url ?? []));
    const own = this.#bars.items.filter((item) => !item.isInMenu);
    const bySidebar = own.find(
      ({plugin, sidebar}) =>
        plugin === version.plugin &&
        sidebar !== undefined &&
        (name === undefined ? sidebars.has(sidebar) : sidebar === name),
    );
    const byDoc = own.find(
      ({plugin, doc}) => plugin === version.plugin && doc !== undefined && ids.has(doc),
    );
    const byUrl = own.find(({href}) => href !== undefined && urls.has(this.#urlOf(href)));
    return bySidebar ?? byDoc ?? byUrl;
  }

  #urlOf(href: string): string {
    return this.#navigation.siteUrl(href);
  }
}

function idsIn(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...idsIn(item.items)];
  });
}
