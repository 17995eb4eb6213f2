import {isExternalUrl} from '../../src/shared/urls.js';
import {
  type NavEntry,
  type NavGroup,
  type NavNode,
  inLanguages,
  NavigationWriter,
  type PageLabel,
  type PageNames,
  groupsOf,
  type SiteNavigation,
} from '../navigation.js';
import {listIn, mapIn, textIn} from '../settings/setting-values.js';
import {isList, isSettings, type Setting, type SettingsMap} from '../settings/setting.js';
import {folderNodes} from './starlight-folders.js';
import {badgeText} from './starlight-head.js';
import type {StarlightLanguage} from './starlight-languages.js';
import type {StarlightRoutes} from './starlight-routes.js';
import type {StarlightPage, StarlightSite} from './starlight-site.js';

/** Reads the sidebar; without one, the navigation has the folders of all pages. */
export function readNavigation(
  site: StarlightSite,
  routes: StarlightRoutes,
  pages: readonly StarlightPage[],
  languages: readonly StarlightLanguage[],
): SiteNavigation {
  const reader = new NavigationReader(site, routes, pages);
  const [only] = languages;
  if (languages.length < 2) {
    return {config: {navigation: reader.groups(only, [])}, labels: reader.labels};
  }
  const folders = languages.map(({folder}) => folder).filter(Boolean);
  const parts = languages.map((language) => {
    const groups = reader.groups(language, folders);
    return {name: language.label, locale: language.tag, groups};
  });
  return {config: inLanguages(parts), labels: reader.labels};
}

class NavigationReader {
  readonly labels = new Map<string, PageLabel>();
  readonly #site: StarlightSite;
  readonly #routes: StarlightRoutes;
  readonly #pages: readonly StarlightPage[];
  #language: StarlightLanguage | undefined;

  constructor(site: StarlightSite, routes: StarlightRoutes, pages: readonly StarlightPage[]) {
    this.#site = site;
    this.#routes = routes;
    this.#pages = pages;
  }

  /** The groups of a language; `folders` are those of all languages. */
  groups(language: StarlightLanguage | undefined, folders: readonly string[]): readonly NavGroup[] {
    this.#language = language;
    const folder = language?.folder ?? '';
    const isIn = (inner: string, name: string) => inner === name || inner.startsWith(`${name}/`);
    const own = this.#pages.filter(({inner}) =>
      folder === '' ? !folders.some((name) => isIn(inner, name)) : isIn(inner, folder),
    );
    const sidebar = this.#site.config.settings.get('sidebar');
    const byFile = new Map(this.#pages.map((page) => [page.file, page]));
    const pageOf = (file: string) => byFile.get(file) as StarlightPage;
    const names: PageNames = {
      pathOf: (file) => navPath(pageOf(file)),
      nameOf: (file) => pageOf(file).slug,
      place: this.#site.placeOf('sidebar'),
      hasSharedLinks: true,
    };
    const writer = new NavigationWriter(this.#site, names, this.labels);
    const listed = isList(sidebar)
      ? writer.entries(sidebar.flatMap((item) => this.#nodes(item, own)))
      : writer.entries(this.#folder('', own, false));
    const home = own.find(({wanted}) => wanted === folder);
    if (!home || (writer.lists(home.file) && folder !== '')) return groupsOf(listed);
    // Here, the first page is the home page.
    const path = navPath(home);
    return groupsOf(firstPage(listed) === path ? listed : [path, ...withoutPage(listed, path)]);
  }

  #nodes(item: Setting, pages: readonly StarlightPage[]): readonly NavNode[] {
    if (typeof item === 'string') return this.#slug(item, {});
    if (!isSettings(item)) {
      const what = 'An entry of the setting "sidebar"';
      this.#site.leaveOut(this.#site.placeOf('sidebar'), what, 'Add its pages to docs.json.');
      return [];
    }
    const label = this.#label(item);
    const tag = this.#badge(item.get('badge'));
    const link = textIn(item, 'link');
    if (link !== undefined) return this.#link(link, label ?? link, tag);
    const slug = item.get('slug');
    if (typeof slug === 'string') return this.#slug(slug, {title: label, tag});
    const generated = mapIn(item, 'autogenerate');
    const folder = textIn(generated, 'directory')?.replaceAll(/^\/+|\/+$/g, '') ?? '';
    const isCollapsed = (generated ?? item).get('collapsed') === true;
    const inner = generated
      ? this.#folder(folder, pages, isCollapsed)
      : listIn(item, 'items').flatMap((one) => this.#nodes(one, pages));
    if (label === undefined || inner.length === 0) return inner;
    const expanded = item.get('collapsed') !== true;
    return [{kind: 'group', title: label, tag, expanded, nodes: inner}];
  }

  /** The entries of the pages in a folder. */
  #folder(
    folder: string,
    pages: readonly StarlightPage[],
    isCollapsed: boolean,
  ): readonly NavNode[] {
    const inLanguage = [this.#language?.folder ?? '', folder].filter(Boolean).join('/');
    return folderNodes(inLanguage, pages, isCollapsed);
  }

  #slug(written: string, names: PageLabel): readonly NavNode[] {
    const slug = written === 'index' ? '' : written;
    const inLanguage = [this.#language?.folder ?? '', slug].filter(Boolean).join('/');
    const page = this.#pages.find((one) => one.wanted === inLanguage);
    if (page) return [{kind: 'page', file: page.file, ...names}];
    // A page that is not translated is in the default language.
    if (!this.#routes.page(inLanguage)) {
      this.#site.noteMissing(this.#site.placeOf('sidebar'), `${this.#site.docs}${written}.md`);
    }
    return [];
  }

  #link(link: string, title: string, tag: string | undefined): readonly NavNode[] {
    if (isExternalUrl(link)) return [{kind: 'link', title, url: link, tag}];
    const folder = this.#language?.folder ?? '';
    const path = `${folder === '' ? '' : `/${folder}`}/${link.replace(/^\/+/, '')}`;
    const [written = '', hash] = path.split('#');
    const page = this.#routes.page(written);
    if (page && hash === undefined) {
      const isOwn = folder === '' || page.slug === folder || page.slug.startsWith(`${folder}/`);
      return isOwn ? [{kind: 'page', file: page.file, title, tag}] : [];
    }
    return [{kind: 'link', title, url: this.#routes.link(path, ''), tag}];
  }

  #label(item: SettingsMap): string | undefined {
    const tag = this.#language?.tag ?? '';
    const translations = mapIn(item, 'translations');
    const [language = ''] = tag.split('-');
    return textIn(translations, tag) ?? textIn(translations, language) ?? textIn(item, 'label');
  }

  #badge(badge: Setting): string | undefined {
    const text = isSettings(badge) ? badge.get('text') : badge;
    if (!isSettings(text)) return badgeText(text);
    return textIn(text, this.#language?.tag ?? 'en') ?? badgeText([...text.values()][0]);
  }
}

/** The first page of some entries. */
function firstPage([first]: readonly NavEntry[]): string | undefined {
  return typeof first === 'object' ? firstPage(first.pages) : first;
}

/** Entries without a page, and without the groups that have no other. */
function withoutPage(entries: readonly NavEntry[], page: string): readonly NavEntry[] {
  return entries.flatMap<NavEntry>((entry) => {
    if (typeof entry === 'string') return entry === page ? [] : [entry];
    const pages = withoutPage(entry.pages, page);
    return pages.length > 0 ? [{...entry, pages}] : [];
  });
}

/** The path by which a navigation names a page. */
export function navPath({path}: StarlightPage): string {
  const name = path.replace(/\.mdx?$/, '');
  return name === 'index' ? name : name.replace(/\/index$/, '');
}
