import {isExternalUrl} from '../../src/shared/urls.js';
import {groupsOf, type NavEntry} from '../navigation-entries.js';
import {isPage, type GitBookSite} from './gitbook-site.js';
import {readSummary, type SummaryEntry} from './gitbook-summary.js';

/** The navigation of a site of GitBook. */
export interface GitBookNavigation {
  /** The part of `docs.json`: `navigation`, and `versions` for languages. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Files of pages → what the list of pages calls them. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Reads the list of pages; without one, all `pages` are listed. */
export async function readNavigation(
  site: GitBookSite,
  pages: readonly string[],
): Promise<GitBookNavigation> {
  const {folder, settings} = site;
  const {languages, readme, summary} = settings;
  if (languages.length > 0) return inLanguages(site);
  const reader = new NavigationReader(site, summary);
  const text = await folder.text(summary);
  const listed = text === undefined ? [] : reader.all(readSummary(text));
  const home = folder.all.has(readme) ? reader.home(readme) : [];
  const rest = text === undefined ? pages.flatMap((file) => reader.home(file)) : [];
  return {config: {navigation: groupsOf([...home, ...listed, ...rest])}, labels: reader.labels};
}

/** The navigation of a site in several languages, each with its own list of pages. */
async function inLanguages(site: GitBookSite): Promise<GitBookNavigation> {
  const labels = new Map<string, string>();
  const navigation: unknown[] = [];
  const {languages} = site.settings;
  for (const {root, label} of languages) {
    const summary = `${root}SUMMARY.md`;
    const reader = new NavigationReader(site, summary);
    const listed = reader.all(readSummary((await site.folder.text(summary)) ?? ''));
    const readme = `${root}README.md`;
    const home = site.folder.all.has(readme) ? reader.home(readme) : [];
    for (const group of groupsOf([...home, ...listed])) navigation.push({...group, version: label});
    for (const [file, name] of reader.labels) labels.set(file, name);
  }
  const versions = languages.map(({label, locale}) => ({name: label, locale}));
  return {config: {versions, navigation}, labels};
}

class NavigationReader {
  readonly labels = new Map<string, string>();
  readonly #site: GitBookSite;
  readonly #summary: string;
  readonly #listed = new Set<string>();
  /** The files that have an entry of their own, without the name of a heading. */
  #whole: ReadonlySet<string> = new Set();

  constructor(site: GitBookSite, summary: string) {
    this.#site = site;
    this.#summary = summary;
  }

  /** A page that is not listed. */
  home(file: string): readonly NavEntry[] {
    if (this.#listed.has(file)) return [];
    this.#listed.add(file);
    return [this.#navPath(file)];
  }

  /** The entries of the whole list. */
  all(entries: readonly SummaryEntry[]): readonly NavEntry[] {
    this.#whole = new Set(this.#filesOf(entries));
    return this.#entries(entries);
  }

  #filesOf(entries: readonly SummaryEntry[]): readonly string[] {
    return entries.flatMap(({href = '', inner}) => {
      const isFile = href !== '' && !href.includes('#') && !isExternalUrl(href);
      const file = isFile ? this.#site.fileOf(href, this.#summary) : undefined;
      return [...(file === undefined ? [] : [file]), ...this.#filesOf(inner)];
    });
  }

  #entries(entries: readonly SummaryEntry[]): readonly NavEntry[] {
    return entries.flatMap((entry) => this.#entry(entry));
  }

  #entry({title, label, href, isGroup, inner, line}: SummaryEntry): readonly NavEntry[] {
    const page = href === undefined ? undefined : this.#page(label ?? title, href, line);
    const pages = this.#entries(inner);
    if (isGroup) return pages.length > 0 ? [{group: title, pages}] : [];
    if (pages.length === 0) return page === undefined ? [] : [page];
    return [{group: label ?? title, ...(page !== undefined && {root: page}), pages}];
  }

  /** The path of the page of an entry; `undefined` for one that cannot be listed. */
  #page(title: string, href: string, line: number): string | undefined {
    const site = this.#site;
    const summary = this.#summary;
    if (href === '') return undefined;
    if (isExternalUrl(href)) return site.linkPage({title, url: href});
    const file = site.fileOf(href, summary);
    if (file === undefined) {
      site.noteMissing({file: summary, line}, href);
      return undefined;
    }
    if (!isPage(file)) return site.linkPage({title, url: site.asset(href, summary)});
    // Books list headings, too: the first of them lists a page without an entry of its own.
    const isHeading = href.includes('#') && (this.#whole.has(file) || this.#listed.has(file));
    if (isHeading) return site.linkPage({title, url: site.link(href, summary)});
    if (this.#listed.has(file)) {
      const what = `The second entry of ${file}`;
      site.leaveOut({file: summary, line}, what, 'A page is listed once.');
      return undefined;
    }
    this.#listed.add(file);
    if (title !== site.titles.get(file)) this.labels.set(file, title);
    return this.#navPath(file);
  }

  #navPath(file: string): string {
    const path = this.#site.newPath(file).replace(/\.(?:md|markdown)$/i, '');
    return path.replace(/(?<=.)\/README$/i, '');
  }
}
