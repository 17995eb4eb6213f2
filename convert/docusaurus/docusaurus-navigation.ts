import {titleFromPath} from '../../src/navigation/label.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {groupsOf, type NavEntry, type NavGroup} from '../navigation.js';
import {cardsOf, indexText, type Card, type CardSource} from './docusaurus-cards.js';
import type {Doc} from './docusaurus-docs.js';
import type {DocusaurusLinks} from './docusaurus-links.js';
import {navPath, urlPath} from './docusaurus-paths.js';
import type {CategoryItem, SidebarItem} from './docusaurus-sidebar-items.js';
import type {DocusaurusSite, VersionDocs} from './docusaurus-site.js';

/** A part of `navigation`: tabs, versions or groups. */
export type NavDivision = Readonly<Record<string, unknown>>;

/** Writes the navigation of a site, and notes what its sidebars call pages. */
export class DocusaurusNavigation {
  /** Document → what sidebars call it, where that is not its own label. */
  readonly labels = new Map<Doc, string>();
  /** Document → the cards of its category. */
  readonly cards = new Map<Doc, readonly Card[]>();
  readonly #site: DocusaurusSite;
  readonly #links: DocusaurusLinks;

  constructor(site: DocusaurusSite, links: DocusaurusLinks) {
    this.#site = site;
    this.#links = links;
  }

  /** The entries of a sidebar. */
  entriesOf(docs: VersionDocs, name: string): readonly NavEntry[] {
    const items = docs.sidebars.get(name) ?? [];
    const own = new Sidebar(docs, name, this);
    return own.entries(items);
  }

  /** The groups of a sidebar. */
  groupsOf(docs: VersionDocs, name: string): readonly NavGroup[] {
    return groupsOf(this.entriesOf(docs, name));
  }

  get site(): DocusaurusSite {
    return this.#site;
  }

  /** A URL of the settings, from the root of the site. */
  siteUrl(href: string): string {
    return this.#links.siteUrl(href);
  }

  /** The path of the page that an entry leads to. */
  linkEntry(label: string, href: string, docs: VersionDocs): string {
    const url = isExternalUrl(href) ? href : this.#links.siteUrl(href, docs.version.locale);
    const doc = this.#site.byUrl.get(url);
    if (doc) return navPath(doc.url);
    return this.#site.source.linkPage({title: label, url}, true, slugOf(label));
  }
}

/** One sidebar while its entries are written. */
class Sidebar {
  readonly #docs: VersionDocs;
  readonly #name: string;
  readonly #navigation: DocusaurusNavigation;
  readonly #cardSource: CardSource;

  constructor(docs: VersionDocs, name: string, navigation: DocusaurusNavigation) {
    this.#docs = docs;
    this.#name = name;
    this.#navigation = navigation;
    this.#cardSource = {
      byId: docs.byId,
      labelOf: (item) => this.#label(item),
      urlOf: (item) => this.#indexUrl(item),
    };
  }

  entries(items: readonly SidebarItem[]): readonly NavEntry[] {
    const {cards} = this.#navigation;
    const own = items.flatMap((item) => {
      const doc = item.type === 'doc' ? this.#docs.byId.get(item.id) : undefined;
      return doc && !cards.has(doc) ? [doc] : [];
    });
    const siblings = own.length > 0 ? cardsOf(items, this.#cardSource) : [];
    for (const doc of own) cards.set(doc, siblings);
    return items.flatMap((item) => this.#entry(item));
  }

  #entry(item: SidebarItem): readonly NavEntry[] {
    switch (item.type) {
      case 'doc':
        return this.#docEntry(item.id, item.label);
      case 'link':
        return [this.#navigation.linkEntry(this.#label(item), item.href, this.#docs)];
      case 'category':
        return this.#category(item);
      case 'html': {
        const {source} = this.#navigation.site;
        const place = this.#docs.placeOf(item.setting);
        const what = `An entry of the sidebar "${this.#name}" that is HTML or code`;
        source.leaveOut(place, what, 'Write it as a page or a group.');
        return [];
      }
      default:
        return [];
    }
  }

  #docEntry(id: string, written: string | undefined): readonly NavEntry[] {
    const doc = this.#docs.byId.get(id);
    const {labels, site} = this.#navigation;
    if (!doc) {
      site.source.noteMissing(this.#docs.placeOf(id), `${id}.md`);
      return [];
    }
    if (!doc.isListed) return [];
    const label = written === undefined ? undefined : (this.#message(`doc.${written}`) ?? written);
    if (label !== undefined && label !== doc.label && !labels.has(doc)) labels.set(doc, label);
    return [navPath(doc.url)];
  }

  #category(item: CategoryItem): readonly NavEntry[] {
    const pages = this.entries(item.items);
    const label = this.#label(item);
    const {link} = item;
    if (link?.type === 'doc') {
      const doc = this.#docs.byId.get(link.id);
      if (doc) this.#navigation.cards.set(doc, cardsOf(item.items, this.#cardSource));
      if (pages.length === 0) return this.#docEntry(link.id, label);
    }
    if (pages.length === 0) return [];
    const root = this.#root(item, label);
    const group: NavGroup = {
      group: label,
      ...(root !== undefined && {root}),
      ...(item.isOpen && {expanded: true}),
      pages,
    };
    return [group];
  }

  /** The page that the name of a category leads to. */
  #root(item: CategoryItem, label: string): string | undefined {
    const {link} = item;
    if (link?.type === 'doc') {
      const [root] = this.#docEntry(link.id, label);
      return typeof root === 'string' ? root : undefined;
    }
    const url = this.#indexUrl(item);
    if (url === undefined || link === undefined) return undefined;
    const key = `category.${item.label}.link.generated-index`;
    const path = navPath(url);
    this.#navigation.site.source.texts.set(
      `${path}.mdx`,
      indexText({
        title: this.#message(`${key}.title`) ?? link.title ?? label,
        label,
        description: this.#message(`${key}.description`) ?? link.description,
        cards: cardsOf(item.items, this.#cardSource),
      }),
    );
    return path;
  }

  /** The URL of the page that lists the entries of a category. */
  #indexUrl({link, label}: CategoryItem): string | undefined {
    if (link?.type !== 'generated-index') return undefined;
    const {url} = this.#docs.version;
    return urlPath(url, link.slug ?? `category/${slugOf(label)}`);
  }

  #label(item: {readonly type: string; readonly label: string}): string {
    return this.#message(`${item.type}.${item.label}`) ?? item.label;
  }

  #message(key: string): string | undefined {
    return this.#docs.version.messages.get(`sidebar.${this.#name}.${key}`);
  }
}

/** Words as a part of a URL, as Docusaurus writes those of categories. */
export function slugOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** A name that a sidebar has in the top bar where nothing there leads to it. */
export function sidebarTitle(name: string): string {
  const words = name.replace(/Sidebar$/i, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return titleFromPath(words.toLowerCase() || name);
}
