import type {ConvertedSite} from './converted-site.js';
import type {SourcePlace} from './note.js';

/** A group of the navigation of `docs.json`. */
export interface NavGroup {
  readonly group: string;
  readonly version?: string;
  /** The page that the name leads to. */
  readonly root?: string;
  /** Whether a group inside another one is open at first. */
  readonly expanded?: boolean;
  /** Whether only readers of its pages see it. */
  readonly hidden?: boolean;
  /** A label after its name. */
  readonly tag?: string;
  readonly pages: readonly NavEntry[];
}

export type NavEntry = string | NavGroup;

/** Entries as the groups of a navigation: pages outside of groups get one without a name. */
export function groupsOf(entries: readonly NavEntry[]): readonly NavGroup[] {
  const groups: {group: string; pages: NavEntry[]}[] = [];
  let isOpen = false;
  for (const entry of entries) {
    const last = groups.at(-1);
    if (typeof entry !== 'string') groups.push({...entry, pages: [...entry.pages]});
    else if (isOpen && last) last.pages.push(entry);
    else groups.push({group: '', pages: [entry]});
    isOpen = typeof entry === 'string';
  }
  return groups;
}

/** A page in the navigation of another tool. */
export interface PageNode {
  readonly kind: 'page';
  readonly file: string;
  /** What the navigation calls it. */
  readonly title?: string | undefined;
  /** A label after its name. */
  readonly tag?: string | undefined;
  /** The line that lists it, from 1. */
  readonly line?: number;
}

/** A URL in the navigation of another tool. */
export interface LinkNode {
  readonly kind: 'link';
  readonly title: string;
  readonly url: string;
  readonly tag?: string | undefined;
}

/** Pages and links with a name. */
export interface GroupNode {
  readonly kind: 'group';
  readonly title: string;
  /** What the name leads to. */
  readonly root?: PageNode | LinkNode | undefined;
  readonly tag?: string | undefined;
  /** Whether it is open at first. */
  readonly expanded?: boolean;
  readonly nodes: readonly NavNode[];
}

/** An entry of the navigation of another tool. */
export type NavNode = PageNode | LinkNode | GroupNode;

/** What a navigation says about a page. */
export type PageLabel = Pick<PageNode, 'title' | 'tag'>;

/** The navigation of a site. */
export interface SiteNavigation {
  /** The part of `docs.json`, such as `navigation` and `versions`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Files of pages → what the navigation says about them. */
  readonly labels: ReadonlyMap<string, PageLabel>;
}

/** The groups of a site in several languages, which readers choose as versions. */
export function inLanguages(
  languages: readonly {
    readonly name: string;
    readonly locale: string;
    readonly groups: readonly NavGroup[];
  }[],
): Readonly<Record<string, unknown>> {
  return {
    versions: [...new Map(languages.map(({name, locale}) => [locale, {name, locale}])).values()],
    navigation: languages.flatMap(({name, groups}) =>
      groups.map((group) => ({...group, version: name})),
    ),
  };
}

/** How a navigation names pages. */
export interface PageNames {
  /** The path by which `docs.json` names the page of a file. */
  readonly pathOf: (file: string) => string;
  /** What notes call a page; its file, if there is nothing else. */
  readonly nameOf?: (file: string) => string;
  /** Where the navigation is written. */
  readonly place: SourcePlace;
  /** Whether equal links are one page. */
  readonly hasSharedLinks?: true;
}

/** Writes a navigation for `docs.json`, in which each page is listed once. */
export class NavigationWriter {
  readonly #site: ConvertedSite;
  readonly #names: PageNames;
  /** Files of pages → what navigations say about them. */
  readonly #labels: Map<string, PageLabel>;
  readonly #listed = new Set<string>();

  constructor(site: ConvertedSite, names: PageNames, labels: Map<string, PageLabel>) {
    this.#site = site;
    this.#names = names;
    this.#labels = labels;
  }

  /** Whether the page of a file is listed. */
  lists(file: string): boolean {
    return this.#listed.has(file);
  }

  groups(nodes: readonly NavNode[]): readonly NavGroup[] {
    return groupsOf(this.entries(nodes));
  }

  entries(nodes: readonly NavNode[]): readonly NavEntry[] {
    return nodes.flatMap((node) => (node.kind === 'group' ? this.#group(node) : this.#leaf(node)));
  }

  #group({title, root, tag, expanded, nodes}: GroupNode): readonly NavEntry[] {
    const [first] = root ? this.#leaf(root) : [];
    const pages = this.entries(nodes);
    if (pages.length === 0) return first === undefined ? [] : [first];
    return [
      {
        group: title,
        ...(first !== undefined && {root: first}),
        ...(tag !== undefined && {tag}),
        ...(expanded !== undefined && {expanded}),
        pages,
      },
    ];
  }

  #leaf(node: PageNode | LinkNode): readonly string[] {
    const {pathOf, nameOf = String, place, hasSharedLinks} = this.#names;
    const {title, tag} = node;
    if (node.kind === 'link') {
      const head = {title: node.title, url: node.url, ...(tag && {tag})};
      return [this.#site.linkPage(head, hasSharedLinks)];
    }
    if (this.#listed.has(node.file)) {
      const what = `The second entry of ${nameOf(node.file)}`;
      const line = node.line ?? place.line;
      this.#site.leaveOut({file: place.file, line}, what, 'A page is listed once.');
      return [];
    }
    this.#listed.add(node.file);
    if (title !== undefined || tag !== undefined) this.#labels.set(node.file, {title, tag});
    return [pathOf(node.file)];
  }
}
