import {titleFromPath} from '../../src/navigation/label.js';
import type {NavEntry, NavGroup} from '../navigation.js';
import {localesOf, type VitepressLocale} from './vitepress-locales.js';
import {barEntries, socialLinks, type BarEntry} from './vitepress-nav.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import {sectionAt, sectionsOf, type Section} from './vitepress-sections.js';
import {navPath, SidebarReader, type VitepressSidebar} from './vitepress-sidebar.js';
import type {VitepressSource} from './vitepress-source.js';

type Json = Readonly<Record<string, unknown>>;

/** The navigation of a site, and what its sidebars call pages. */
export interface VitepressNavigation {
  /** The part of `docs.json`: `navigation` and `navbar`. */
  readonly config: Json;
  readonly labels: ReadonlyMap<string, string>;
  /** The files of pages that no sidebar lists, although they are shown beside one. */
  readonly unlisted: ReadonlySet<string>;
}

/** Reads the sidebars and the bar at the top, in all languages. */
export function readNavigation(
  source: VitepressSource,
  routes: VitepressRoutes,
): VitepressNavigation {
  const reader = new NavigationReader(source, routes);
  const config = reader.config();
  return {config, labels: reader.sidebars.labels, unlisted: reader.unlisted};
}

class NavigationReader {
  readonly sidebars: SidebarReader;
  readonly unlisted = new Set<string>();
  readonly #source: VitepressSource;
  readonly #routes: VitepressRoutes;
  readonly #locales: readonly VitepressLocale[];

  constructor(source: VitepressSource, routes: VitepressRoutes) {
    this.#source = source;
    this.#routes = routes;
    this.#locales = localesOf(source);
    this.sidebars = new SidebarReader(source, routes);
  }

  config(): Json {
    const [first, ...others] = this.#locales;
    if (!first) return {navigation: {groups: []}};
    if (others.length === 0) {
      const {content, navbar} = this.#contentOf(first);
      return {...navbarOf(navbar), navigation: content};
    }
    const languages = this.#locales.map((locale) => {
      const {language, url} = locale;
      if (url !== undefined) return {language, href: url};
      const {content, navbar} = this.#contentOf(locale);
      return {language, ...navbarOf(navbar), ...content};
    });
    return {navigation: {languages}};
  }

  /** The tabs or groups of a language, and its links in the bar. */
  #contentOf(locale: VitepressLocale): {readonly content: Json; readonly navbar: Json} {
    const {theme} = locale;
    const bar = barEntries(theme, this.#source, this.#routes);
    const sidebars = this.#sidebarsOf(locale);
    const socials = socialLinks(theme, this.#source);
    const listed = sectionsOf(sidebars, bar);
    const home = this.#homeOf(locale);
    const isDivided = listed.length > 1 || bar.some(({items}) => items.length > 0);
    const hasParts = isDivided || this.#locales.length > 1;
    const sections = hasParts ? this.#withUnlisted(listed, locale, home) : listed;
    const first = sections[0] ?? {name: 'Documentation', groups: [], paths: []};
    const withHome = withFirst(first.groups, home);
    const tabs = isDivided ? tabsOf(bar, [{...first, groups: withHome}, ...sections.slice(1)]) : [];
    const used = new Set(isDivided ? sections.map(({entry}) => entry) : []);
    const plain = bar.filter((entry) => entry.items.length === 0 && !used.has(entry));
    const isHome = ({href}: BarEntry) =>
      href === `/${locale.folder}`.replace(/\/$/, '') || href === '/';
    const links = plain.filter((entry) => !isHome(entry)).map(({label, href}) => ({label, href}));
    return {
      content: isDivided ? {tabs} : {groups: withHome.map(topGroup)},
      navbar: {...socials, links: [...links, ...socials.links]},
    };
  }

  /** The sidebars of a language; the folders of its pages where it has none. */
  #sidebarsOf(locale: VitepressLocale): readonly VitepressSidebar[] {
    const {theme, folder} = locale;
    const setting = theme.get('sidebar');
    const found = this.sidebars.sidebars(setting) ?? [];
    if (found.some(({entries}) => entries.length > 0)) {
      const paths = found.map(({path}) => path);
      const sidebars = found.map((one) => this.#withFolder(one, paths, locale));
      return sidebars.filter(({entries}) => entries.length > 0);
    }
    if (setting !== undefined && setting !== false) this.#source.noteComputed('sidebar', setting);
    return [{path: `/${folder}`, entries: this.#folderEntries(folder, locale), isCode: false}];
  }

  /** A sidebar of which only code knows the entries, with the pages below no other path. */
  #withFolder(
    sidebar: VitepressSidebar,
    paths: readonly string[],
    locale: VitepressLocale,
  ): VitepressSidebar {
    const {path, isCode} = sidebar;
    if (!isCode || sidebar.entries.length > 0) return sidebar;
    const inner = paths.filter((other) => other !== path && other.startsWith(path));
    const isOfOther = (file: string) => inner.some((other) => `/${file}`.startsWith(other));
    return {...sidebar, entries: this.#folderEntries(path.slice(1), locale, isOfOther)};
  }

  #folderEntries(
    folder: string,
    locale: VitepressLocale,
    isOfOther?: (file: string) => boolean,
  ): readonly NavEntry[] {
    const files = [...this.#source.files.pages.values()].filter((file) => {
      const isHome = file === `${locale.folder}index.md`;
      if (isHome || !file.startsWith(folder) || isOfOther?.(file)) return false;
      return isOfLocale(file, locale, this.#locales);
    });
    return folderEntries(files.sort(), folder);
  }

  /** Parts that have the pages below the paths of their sidebars, in groups that are hidden. */
  #withUnlisted(
    sections: readonly Section[],
    locale: VitepressLocale,
    home: string | undefined,
  ): readonly Section[] {
    const listed = new Set([home, ...sections.flatMap(({groups}) => pagesIn(groups))]);
    const unlisted = new Map<Section, string[]>();
    for (const [file, path] of this.#source.files.pages) {
      const page = navPath(this.#routes.fileOf(file));
      if (listed.has(page) || !isOfLocale(path, locale, this.#locales)) continue;
      const section = sectionAt(sections, `${this.#routes.urlOf(file)}/`);
      if (!section) continue;
      const known = unlisted.get(section);
      if (known) known.push(page);
      else unlisted.set(section, [page]);
      this.unlisted.add(file);
    }
    return sections.map((section) => {
      const pages = unlisted.get(section);
      if (!pages) return section;
      return {...section, groups: [...section.groups, {group: '', hidden: true, pages}]};
    });
  }

  /** The home page of a language, if no sidebar lists it. */
  #homeOf({folder}: VitepressLocale): string | undefined {
    const file = this.#routes.pageOf(`/${folder}`);
    if (file === undefined || this.sidebars.labels.has(file)) return undefined;
    return navPath(this.#routes.fileOf(file));
  }
}

/** Whether a page is of a language: it is in its folder, and not in that of another one. */
function isOfLocale(
  path: string,
  {folder}: VitepressLocale,
  locales: readonly VitepressLocale[],
): boolean {
  const isIn = (one: VitepressLocale) => one.folder !== '' && path.startsWith(one.folder);
  return path.startsWith(folder) && !locales.some((one) => one.folder !== folder && isIn(one));
}

/** The pages that groups list. */
function pagesIn(entries: readonly NavEntry[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? [entry]
      : [...(entry.root === undefined ? [] : [entry.root]), ...pagesIn(entry.pages)],
  );
}

/** Groups that begin with another page. */
function withFirst(groups: readonly NavGroup[], page: string | undefined): readonly NavGroup[] {
  if (page === undefined) return groups;
  const [first, ...others] = groups;
  return first?.group === ''
    ? [{...first, pages: [page, ...first.pages]}, ...others]
    : [{group: '', pages: [page]}, ...groups];
}

/** The parts of a site and the menus of its bar as tabs, in the order of the bar. */
function tabsOf(bar: readonly BarEntry[], sections: readonly Section[]): readonly Json[] {
  const tabs: {readonly place: number; readonly tab: Json}[] = sections.map((section) => ({
    place: section.entry === undefined ? -1 : bar.indexOf(section.entry),
    tab: {tab: section.name, groups: section.groups.map(topGroup)},
  }));
  const [first] = tabs;
  for (const [place, {label, items}] of bar.entries()) {
    if (items.length === 0) continue;
    const menu = items.map((item) => ({item: item.label, href: item.href}));
    tabs.push({place, tab: {tab: label, menu}});
  }
  // The site begins with its first part; parts that the bar does not name are last.
  const order = (one: {readonly place: number}) => {
    if (one === first) return -1;
    return one.place === -1 ? bar.length : one.place;
  };
  return tabs.toSorted((one, other) => order(one) - order(other)).map(({tab}) => tab);
}

/** A group that is not inside another one is always open. */
function topGroup(group: NavGroup): Json {
  return Object.fromEntries(Object.entries(group).filter(([name]) => name !== 'expanded'));
}

function navbarOf(navbar: Json): Json {
  const links = navbar['links'] as readonly unknown[];
  const filled = {...navbar};
  if (links.length === 0) Reflect.deleteProperty(filled, 'links');
  return Object.keys(filled).length === 0 ? {} : {navbar: filled};
}

/** The pages of a folder: those beside each other, and groups for the folders in it. */
function folderEntries(files: readonly string[], folder: string): readonly NavEntry[] {
  const isIn = (file: string) => !file.slice(folder.length).includes('/');
  const own: NavEntry[] = files.filter((file) => isIn(file)).map(navPath);
  const inner = new Map<string, string[]>();
  for (const file of files) {
    const [name = '', ...rest] = file.slice(folder.length).split('/');
    if (rest.length === 0) continue;
    const known = inner.get(name);
    if (known) known.push(file);
    else inner.set(name, [file]);
  }
  const groups = [...inner].map(([name, pages]): NavGroup => {
    const path = `${folder}${name}/`;
    return {group: titleFromPath(name), pages: folderEntries(pages, path)};
  });
  return [...own, ...groups];
}
