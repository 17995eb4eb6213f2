import {titleFromPath} from '../../src/navigation/label.js';
import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import type {LinkItem} from '../markdown/link-list.js';
import {
  inLanguages,
  NavigationWriter,
  type NavGroup,
  type NavNode,
  type PageLabel,
  type SiteNavigation,
} from '../navigation.js';
import {textIn} from '../settings/setting-values.js';
import {coverFile, coverPath, homeBelowCover} from './docsify-cover.js';
import {languageName, languagesOf} from './docsify-languages.js';
import {isOn} from './docsify-options.js';
import {readEntries} from './docsify-sidebar.js';
import type {DocsifySource} from './docsify-source.js';

/** Reads the sidebars; without one, the navigation has all `pages`. */
export async function readNavigation(
  source: DocsifySource,
  pages: readonly string[],
): Promise<SiteNavigation> {
  const reader = new NavigationReader(source);
  return {config: await reader.config(pages), labels: reader.labels};
}

class NavigationReader {
  readonly labels = new Map<string, PageLabel>();
  readonly #writer: NavigationWriter;
  readonly #source: DocsifySource;
  readonly #languages: readonly string[];
  /** File of a page → the sidebar that lists it. */
  readonly #listed = new Map<string, string>();

  constructor(source: DocsifySource) {
    this.#source = source;
    this.#languages = languagesOf(source);
    const names = {pathOf: (file: string) => this.#navPath(file), place: {file: '_sidebar.md'}};
    this.#writer = new NavigationWriter(source, names, this.labels);
  }

  async config(pages: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
    const {routes, index} = this.#source;
    const languages = this.#languages;
    const isIn = (file: string, folder: string) => file.startsWith(`${routes.base}${folder}/`);
    const rest = pages.filter((file) => !languages.some((folder) => isIn(file, folder)));
    const own = await this.#groupsIn('', rest);
    if (languages.length === 0) return {navigation: own};
    const main = index.language || 'en';
    const parts = [{name: languageName(main), locale: main, groups: own}];
    for (const folder of languages) {
      const inner = pages.filter((file) => isIn(file, folder));
      const groups = await this.#groupsIn(folder, inner);
      parts.push({name: languageName(folder), locale: folder, groups});
    }
    return inLanguages(parts);
  }

  /** The groups of the sidebars of a folder and of those in it; `''` is the site itself. */
  async #groupsIn(folder: string, pages: readonly string[]): Promise<readonly NavGroup[]> {
    const {routes, settings, folder: files} = this.#source;
    const inner = folder === '' ? '' : `${folder}/`;
    const prefix = routes.base + inner;
    const named = textIn(settings, 'loadSidebar') ?? '_sidebar.md';
    const file = `${prefix}${named}`;
    const text = await files.text(file);
    const listed = text === undefined ? [] : this.#nodesOf(this.#read(text), file);
    const home = routes.fileOf(`/${inner}`);
    const nodes: NavNode[] = [];
    const hasCover = coverFile(this.#source, prefix) !== undefined;
    const isInHome = homeBelowCover(this.#source, prefix) !== undefined;
    if (hasCover && !isInHome) nodes.push(pageNode(prefix + coverPath));
    if (home !== undefined && !this.#listed.has(home)) {
      this.#listed.set(home, '');
      nodes.push(pageNode(home));
    }
    const groups = [...this.#writer.groups([...nodes, ...listed])];
    for (const other of this.#nestedSidebars(prefix, named, folder)) {
      const own = this.#nodesOf(this.#read((await files.text(other)) ?? ''), other);
      const title = titleFromPath(other.slice(0, other.lastIndexOf('/')));
      groups.push(...this.#writer.groups([{kind: 'group', title, nodes: own}]));
    }
    if (text === undefined && groups.length <= 1) {
      const others = pages.filter((page) => !this.#listed.has(page));
      for (const page of others) this.#listed.set(page, '');
      groups.push(...this.#writer.groups(others.map(pageNode)));
    }
    return groups;
  }

  /** The sidebars of folders, which replace the one around them; those of languages not. */
  #nestedSidebars(prefix: string, named: string, folder: string): readonly string[] {
    const {routes, folder: files} = this.#source;
    const isOfLanguage = (file: string) =>
      folder === '' && this.#languages.some((one) => file.startsWith(`${routes.base}${one}/`));
    return [...files.files].filter(
      (file) =>
        file !== prefix + named &&
        file.startsWith(prefix) &&
        file.endsWith(`/${named}`) &&
        !isOfLanguage(file),
    );
  }

  #read(text: string): readonly LinkItem[] {
    return readEntries(text, !isOn(this.#source.settings, 'noEmoji'));
  }

  #nodesOf(items: readonly LinkItem[], file: string): readonly NavNode[] {
    return items.flatMap((item) => this.#nodeOf(item, file));
  }

  #nodeOf({title, href, inner, line}: LinkItem, file: string): readonly NavNode[] {
    const page = href === undefined ? [] : this.#pageNode(title, href, line, file);
    const nodes = this.#nodesOf(inner, file);
    return nodes.length > 0 ? [{kind: 'group', title, nodes: [...page, ...nodes]}] : page;
  }

  /** The entry of a link: a page, or a page that leads elsewhere. */
  #pageNode(title: string, href: string, line: number, file: string): readonly NavNode[] {
    const {routes, folder} = this.#source;
    const from = file.replace(/[^/]*$/, 'README.md');
    const url = routes.link(href, from);
    if (isExternalUrl(url)) return [{kind: 'link', title, url}];
    const [written = '', hash] = url.split('#');
    const path = decodeText(written).slice(1);
    const page = routes.pageNamed(path);
    // A page without a translation is listed in its own language: here, its entry leads to it.
    if (page !== undefined && routes.isFallback(href, from)) return [{kind: 'link', title, url}];
    if (page === undefined) {
      if (folder.files.has(path)) return [{kind: 'link', title, url}];
      this.#source.noteMissing({file, line}, `${path}.md`);
      return [];
    }
    if (this.#listed.has(page)) {
      // Sidebars of folders lead back to what is in those around them.
      if (hash === undefined && this.#listed.get(page) === file) {
        const what = `The second entry of ${page}`;
        this.#source.leaveOut({file, line}, what, 'A page is listed once.');
      }
      return [];
    }
    this.#listed.set(page, file);
    return [{kind: 'page', file: page, ...(hash === undefined && {title})}];
  }

  /** The path by which a navigation names a page. */
  #navPath(file: string): string {
    const {routes} = this.#source;
    return routes.pathOf(file) || routes.newFile(file).replace(/\.md$/i, '');
  }
}

function pageNode(file: string): NavNode {
  return {kind: 'page', file};
}
