import {isExternalUrl} from '../../src/shared/urls.js';
import {withoutTags} from '../markdown/token-text.js';
import type {NavEntry, NavGroup} from '../navigation.js';
import {mapsOf, textIn} from '../settings/setting-values.js';
import {
  CodeSetting,
  isList,
  isSettings,
  type Setting,
  type SettingsMap,
} from '../settings/setting.js';
import {pathOf} from './vitepress-paths.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import type {VitepressSource} from './vitepress-source.js';

/** A sidebar of a site: the path of the pages that show it, and its entries. */
export interface VitepressSidebar {
  /** With slashes around it; `/` for all pages. */
  readonly path: string;
  readonly entries: readonly NavEntry[];
  /** Whether code computes it, which is not run. */
  readonly isCode: boolean;
}

/** Reads sidebars, and what they call pages. */
export class SidebarReader {
  /** File of a page → what an entry says: in the sidebar of its folder, or the first one. */
  readonly labels = new Map<string, string>();
  readonly #labelsOfOthers = new Set<string>();
  /** The path of the sidebar that is being read. */
  #path = '/';
  readonly #source: VitepressSource;
  readonly #routes: VitepressRoutes;

  constructor(source: VitepressSource, routes: VitepressRoutes) {
    this.#source = source;
    this.#routes = routes;
  }

  /** The sidebars of a setting; `undefined` if it has none, or is code. */
  sidebars(setting: Setting): readonly VitepressSidebar[] | undefined {
    if (isList(setting)) return [this.#sidebar('/', setting, '')];
    if (!isSettings(setting)) return undefined;
    return [...setting].flatMap(([path, value]) => {
      const own = `/${path.replaceAll(/^\/|\/$/g, '')}/`.replace('//', '/');
      if (isList(value)) return [this.#sidebar(own, value, '')];
      const items = isSettings(value) ? value.get('items') : undefined;
      if (isSettings(value) && isList(items)) {
        const base = textIn(value, 'base') ?? '';
        return [this.#sidebar(own, items, base)];
      }
      if (value !== false) this.#source.noteCode(`sidebar["${path}"]`, value);
      return value instanceof CodeSetting ? [{path: own, entries: [], isCode: true}] : [];
    });
  }

  #sidebar(path: string, items: Setting, base: string): VitepressSidebar {
    this.#path = path;
    const isCode = isList(items) && items.some((item) => item instanceof CodeSetting);
    return {path, entries: this.#entries(items, base), isCode};
  }

  #entries(items: Setting, base: string): readonly NavEntry[] {
    if (isList(items)) for (const item of items) this.#source.noteCode('sidebar', item);
    return mapsOf(items).flatMap((item) => this.#entry(item, base));
  }

  #entry(item: SettingsMap, outer: string): readonly NavEntry[] {
    const text = item.get('text');
    this.#source.noteCode('text', text);
    const title = withoutTags(typeof text === 'string' ? text : '');
    const base = textIn(item, 'base') ?? outer;
    const link = textIn(item, 'link');
    const inner = item.get('items');
    this.#source.noteCode('items', inner);
    const url = link === undefined ? undefined : joined(base, link);
    const page = url === undefined ? undefined : this.#page(title, url, item);
    if (!isList(inner)) return page === undefined ? [] : [page];
    const pages = this.#entries(inner, base);
    if (pages.length === 0) return page === undefined ? [] : [page];
    const isOpen = item.get('collapsed') !== true;
    const group: NavGroup = {
      group: title,
      ...(page !== undefined && {root: page}),
      ...(isOpen && {expanded: true as const}),
      pages,
    };
    return [group];
  }

  /** The entry of a link: the path of a page, or of one that leads elsewhere. */
  #page(title: string, url: string, item: SettingsMap): string | undefined {
    if (isExternalUrl(url)) return this.#source.linkPage({title, url}, true);
    const [path = '', hash] = url.split('#');
    const file = this.#routes.pageOf(path);
    if (file === undefined) {
      const target = this.#routes.link(url, '');
      if (this.#routes.isAsset(target)) return this.#source.linkPage({title, url: target}, true);
      const location = this.#source.placeOf('themeConfig', item);
      this.#source.noteMissing(location, `${path.replace(/^\/+/, '')}.md`);
      return undefined;
    }
    if (hash !== undefined) {
      return this.#source.linkPage({title, url: this.#routes.link(url, file)}, true);
    }
    this.#label(file, title);
    return navPath(this.#routes.fileOf(file));
  }

  #label(file: string, title: string): void {
    if (title === '') return;
    const isOwn = `${this.#routes.urlOf(file)}/`.startsWith(this.#path);
    const isKnown = this.labels.has(file) && !(isOwn && this.#labelsOfOthers.has(file));
    if (isKnown) return;
    this.labels.set(file, title);
    if (isOwn) this.#labelsOfOthers.delete(file);
    else this.#labelsOfOthers.add(file);
  }
}

function joined(base: string, link: string): string {
  if (isExternalUrl(link)) return link;
  return `/${base}${link}`.replace(/^\/+/, '/').replaceAll(/([^:])\/{2,}/g, '$1/');
}

/** The path by which a navigation names the page of a file. */
export function navPath(file: string): string {
  return pathOf(file) || file.replace(/\.mdx?$/i, '');
}
