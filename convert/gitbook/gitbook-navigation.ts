import {isExternalUrl} from '../../src/shared/urls.js';
import {
  inLanguages,
  NavigationWriter,
  type LinkNode,
  type NavNode,
  type PageLabel,
  type PageNode,
  type SiteNavigation,
} from '../navigation.js';
import {isPage} from './gitbook-settings.js';
import type {GitBookSite} from './gitbook-site.js';
import {readSummary, type SummaryEntry} from './gitbook-summary.js';

/** Reads the list of pages; without one, all `pages` are listed. */
export async function readNavigation(
  site: GitBookSite,
  pages: readonly string[],
): Promise<SiteNavigation> {
  const {languages, readme, summary} = site.settings;
  const labels = new Map<string, PageLabel>();
  const groupsIn = async (list: string, home: string) => {
    const text = await site.folder.text(list);
    const reader = new ListReader(site, list);
    const listed = text === undefined ? [] : reader.all(readSummary(text));
    const hasHome = site.folder.all.has(home) && !reader.listed.has(home);
    const first = hasHome ? [home] : [];
    const rest = text === undefined ? pages.filter((file) => !first.includes(file)) : [];
    const pathOf = (file: string) => navPath(site, file);
    const writer = new NavigationWriter(site, {pathOf, place: {file: list}}, labels);
    return writer.groups([...first.map(pageNode), ...listed, ...rest.map(pageNode)]);
  };
  if (languages.length === 0) {
    return {config: {navigation: await groupsIn(summary, readme)}, labels};
  }
  const books = [];
  for (const {root, label: name, locale} of languages) {
    const groups = await groupsIn(`${root}SUMMARY.md`, `${root}README.md`);
    books.push({name, locale, groups});
  }
  return {config: inLanguages(books), labels};
}

function pageNode(file: string): PageNode {
  return {kind: 'page', file};
}

function navPath(site: GitBookSite, file: string): string {
  const path = site.newPath(file).replace(/\.(?:md|markdown)$/i, '');
  return path.replace(/(?<=.)\/README$/i, '');
}

/** Reads the entries of a list of pages. */
class ListReader {
  /** The files that the list has so far. */
  readonly listed = new Set<string>();
  readonly #site: GitBookSite;
  readonly #summary: string;
  /** The files that have an entry of their own, without the name of a heading. */
  #whole: ReadonlySet<string> = new Set();

  constructor(site: GitBookSite, summary: string) {
    this.#site = site;
    this.#summary = summary;
  }

  /** The entries of the whole list. */
  all(entries: readonly SummaryEntry[]): readonly NavNode[] {
    this.#whole = new Set(this.#filesOf(entries));
    return this.#nodes(entries);
  }

  #filesOf(entries: readonly SummaryEntry[]): readonly string[] {
    return entries.flatMap(({href = '', inner}) => {
      const isFile = href !== '' && !href.includes('#') && !isExternalUrl(href);
      const file = isFile ? this.#site.routes.fileOf(href, this.#summary) : undefined;
      return [...(file === undefined ? [] : [file]), ...this.#filesOf(inner)];
    });
  }

  #nodes(entries: readonly SummaryEntry[]): readonly NavNode[] {
    return entries.flatMap((entry): readonly NavNode[] => {
      const {title, label = title, href = '', isGroup, inner, line} = entry;
      const own = href === '' ? undefined : this.#node(label, href, line);
      const nodes = this.#nodes(inner);
      if (isGroup) return [{kind: 'group', title, nodes}];
      if (nodes.length === 0) return own ? [own] : [];
      return [{kind: 'group', title: label, root: own, nodes}];
    });
  }

  /** The page or the link of an entry; `undefined` for a file that does not exist. */
  #node(title: string, href: string, line: number): PageNode | LinkNode | undefined {
    const site = this.#site;
    const summary = this.#summary;
    if (isExternalUrl(href)) return {kind: 'link', title, url: href};
    const file = site.routes.fileOf(href, summary);
    if (file === undefined) {
      site.noteMissing({file: summary, line}, href);
      return undefined;
    }
    if (!isPage(file)) return {kind: 'link', title, url: site.routes.asset(href, summary)};
    // Books list headings, too: the first of them lists a page without an entry of its own.
    const isHeading = href.includes('#') && (this.#whole.has(file) || this.listed.has(file));
    if (isHeading) return {kind: 'link', title, url: site.routes.link(href, summary)};
    this.listed.add(file);
    return {kind: 'page', file, title: title === site.titles.get(file) ? undefined : title, line};
  }
}
