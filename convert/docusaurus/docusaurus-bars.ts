import type {LeftOut} from '../../src/diagnostics/catalog/convert.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {mapsIn, settingsIn, textIn} from '../settings/setting-values.js';
import type {Setting, SettingsMap} from '../settings/setting.js';
import type {DocusaurusLinks} from './docusaurus-links.js';
import type {DocusaurusSite, VersionDocs} from './docusaurus-site.js';
import {messagesIn, translationFolder} from './docusaurus-versions.js';

type Json = Readonly<Record<string, unknown>>;

/** An entry of the top bar. */
export interface BarItem {
  readonly label: string;
  /** The id of the plugin for documents that it is about. */
  readonly plugin: string;
  /** The sidebar or the document that it leads to. */
  readonly sidebar: string | undefined;
  readonly doc: string | undefined;
  readonly href: string | undefined;
  readonly setting: SettingsMap;
  /** Whether it is in a menu. */
  readonly isInMenu: boolean;
}

/** Entries that every site has here: menus of versions and languages, and the search field. */
const builtIn = new Set(['docsVersionDropdown', 'docsVersion', 'localeDropdown', 'search']);

/** The top bar and the footer of a site in one language. */
export class DocusaurusBars {
  readonly items: readonly BarItem[];
  readonly #site: DocusaurusSite;
  readonly #links: DocusaurusLinks;
  readonly #locale: string | undefined;
  readonly #footerMessages: ReadonlyMap<string, string>;

  private constructor(
    site: DocusaurusSite,
    links: DocusaurusLinks,
    locale: string | undefined,
    messages: {readonly navbar: ReadonlyMap<string, string>; footer: ReadonlyMap<string, string>},
  ) {
    this.#site = site;
    this.#links = links;
    this.#locale = locale;
    this.#footerMessages = messages.footer;
    const theme = settingsIn(site.source.settings, 'themeConfig');
    const entries = mapsIn(settingsIn(theme, 'navbar'), 'items');
    this.items = entries.flatMap((entry) => this.#barItems(entry, messages.navbar, false));
  }

  static async read(
    site: DocusaurusSite,
    links: DocusaurusLinks,
    locale: string | undefined,
  ): Promise<DocusaurusBars> {
    const {source} = site;
    const folder = locale === undefined ? undefined : translationFolder(source, locale);
    const navbar = await messagesIn(source, folder, 'docusaurus-theme-classic/navbar.json');
    const footer = await messagesIn(source, folder, 'docusaurus-theme-classic/footer.json');
    return new DocusaurusBars(site, links, locale, {navbar, footer});
  }

  #barItems(
    setting: SettingsMap,
    messages: ReadonlyMap<string, string>,
    isInMenu: boolean,
  ): readonly BarItem[] {
    const type = textIn(setting, 'type') ?? 'default';
    const inner = mapsIn(setting, 'items');
    const written = textIn(setting, 'label') ?? '';
    const label = messages.get(`item.label.${written}`) ?? written;
    if (inner.length > 0 && !builtIn.has(type)) {
      if (this.#locale === undefined) {
        const sentence = `The menu "${label}" becomes single links in "navbar".`;
        this.#leaveOut(setting, {sentence}, 'Remove those that readers do not need.');
      }
      return inner.flatMap((one) => this.#barItems(one, messages, true));
    }
    if (builtIn.has(type)) return [];
    const isKnown = /^(?:default|doc|docSidebar|dropdown)$/.test(type);
    if (!isKnown && this.#locale === undefined) {
      this.#leaveOut(setting, `An entry of the top bar of the type "${type}"`, 'Write a link.');
    }
    if (!isKnown) return [];
    return [
      {
        label,
        plugin: textIn(setting, 'docsPluginId') ?? 'default',
        sidebar: type === 'docSidebar' ? textIn(setting, 'sidebarId') : undefined,
        doc: type === 'doc' ? textIn(setting, 'docId') : undefined,
        href: textIn(setting, 'href') ?? textIn(setting, 'to'),
        setting,
        isInMenu,
      },
    ];
  }

  /** The links of the top bar that are not those of tabs. */
  navbar(tabs: ReadonlySet<BarItem>, docs: readonly VersionDocs[]): Json | undefined {
    const links: Json[] = [];
    let primary: Json | undefined;
    for (const item of this.items) {
      const href = tabs.has(item) ? undefined : this.#hrefOf(item, docs);
      if (href === undefined) continue;
      const isRepository = /^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(href);
      if (isRepository && !primary && !item.isInMenu) primary = {type: 'github', href};
      else if (item.label !== '') {
        // Sites repeat links in menus for narrow screens.
        const isKnown = links.some((link) => link['label'] === item.label && link['href'] === href);
        if (!isKnown) links.push({label: item.label, href});
      } else if (this.#locale === undefined) {
        this.#leaveOut(item.setting, `The link to ${href} in the top bar`, 'Give it a label.');
      }
    }
    if (links.length === 0 && !primary) return undefined;
    return {...(links.length > 0 && {links}), ...(primary && {primary})};
  }

  #hrefOf({doc, sidebar, href, plugin}: BarItem, versions: readonly VersionDocs[]) {
    if (href !== undefined) return this.#url(href);
    const own = versions.find(({version}) => version.plugin === plugin);
    const items = sidebar === undefined ? [] : (own?.sidebars.get(sidebar) ?? []);
    const first = items.find((item) => item.type === 'doc');
    const id = doc ?? (first?.type === 'doc' ? first.id : undefined);
    return id === undefined ? undefined : own?.byId.get(id)?.url;
  }

  #url(href: string): string {
    return isExternalUrl(href) ? href : this.#links.siteUrl(href, this.#locale);
  }

  /** The columns of links in the footer. */
  footer(): Json | undefined {
    const theme = settingsIn(this.#site.source.settings, 'themeConfig');
    const footer = settingsIn(theme, 'footer');
    const entries = mapsIn(footer, 'links');
    const isInColumns = entries.some((entry) => entry.has('items'));
    const columns = isInColumns ? entries : [new Map<string, Setting>([['items', entries]])];
    const links = columns.flatMap((column) => {
      const title = textIn(column, 'title');
      const items = mapsIn(column, 'items').flatMap((item) => this.#footerLink(item));
      if (items.length === 0) return [];
      const header = title && (this.#footerMessages.get(`link.title.${title}`) ?? title);
      return [{...(header !== undefined && {header}), items}];
    });
    if (footer.has('copyright') && this.#locale === undefined) {
      const value = footer.get('copyright');
      const instead = 'The footer has links only. Write it on a page.';
      const place = this.#site.source.placeOf(value);
      this.#site.source.leaveOut(
        place.line === undefined ? this.#site.source.placeOf(footer, 'themeConfig') : place,
        'The copyright in the footer',
        instead,
      );
    }
    if (links.length > 4 && this.#locale === undefined) {
      const instead = 'The footer has at most four columns.';
      this.#leaveOut(footer, 'A part of the links in the footer', instead);
    }
    return links.length === 0 ? undefined : {links: links.slice(0, 4)};
  }

  #footerLink(item: SettingsMap): readonly Json[] {
    const label = textIn(item, 'label');
    const href = textIn(item, 'href') ?? textIn(item, 'to');
    if (label === undefined || href === undefined) {
      if (this.#locale === undefined) {
        this.#leaveOut(item, 'A part of the footer that is HTML', 'Write a link.');
      }
      return [];
    }
    const translated = this.#footerMessages.get(`link.item.label.${label}`) ?? label;
    return [{label: translated, href: this.#url(href)}];
  }

  #leaveOut(setting: SettingsMap, what: LeftOut, instead: string): void {
    const {source} = this.#site;
    source.leaveOut(source.placeOf(setting, 'themeConfig'), what, instead);
  }
}
