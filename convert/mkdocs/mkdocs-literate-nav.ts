import {Marked} from 'marked';
import {posix} from 'node:path';
import {groupBy} from '../../src/shared/group-by.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkIn, textOf as plainText} from '../markdown/token-text.js';
import {listOf, mapOf} from '../settings/setting-values.js';
import type {Setting} from '../settings/setting.js';
import {folderOf} from '../source-paths.js';
import {textOf} from './mkdocs-config.js';
import {matches} from './mkdocs-folders.js';
import {sectionTitle} from './mkdocs-section-title.js';
import type {MkdocsSource} from './mkdocs-source.js';
import type {Block} from './python-block.js';
import {readBlocks} from './python-blocks.js';
import {linesOf, textIn} from './python-lines.js';

/** An entry of a navigation before its patterns and folders are replaced by what they name. */
type Entry =
  | {readonly kind: 'page'; readonly title: string | undefined; readonly target: string}
  | {readonly kind: 'section'; readonly title: string; readonly entries: readonly Entry[]}
  | {readonly kind: 'folder'; readonly title: string; readonly folder: string}
  | {readonly kind: 'pattern'; readonly title: string | undefined; readonly pattern: string};

/**
 * The navigation that the plugin literate-nav makes of lists of links, such as the one in
 * `SUMMARY.md`: what could have been written in `nav`. `undefined` without the plugin.
 */
export async function literateNav(source: MkdocsSource): Promise<Setting> {
  const {config, pages} = source;
  const options = config.plugins.get('literate-nav');
  if (!options) return undefined;
  const name = textOf(options.get('nav_file')) ?? 'SUMMARY.md';
  const tabLength = options.get('tab_length');
  const lists = new Map<string, readonly SummaryItem[]>();
  for (const file of source.files) {
    if (file !== name && !file.endsWith(`/${name}`)) continue;
    const width = typeof tabLength === 'number' && tabLength > 0 ? tabLength : 4;
    const list = readSummaryList((await source.text(file)) ?? '', width);
    if (list) lists.set(folderOf(file), list);
  }
  const reader = new LiterateNav(pages, lists, {
    name,
    hasIndex: options.get('implicit_index') === true,
  });
  const nav = config.settings.get('nav');
  const isWritten = listOf(nav).length > 0 && !lists.has('');
  return isWritten ? reader.ofSettings(nav) : reader.ofFolder('', []);
}

class LiterateNav {
  readonly #pages: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;
  /** Folders → the pages in them, and the folders in them. */
  readonly #pagesIn: ReadonlyMap<string, readonly string[]>;
  readonly #foldersIn: ReadonlyMap<string, readonly string[]>;
  readonly #lists: ReadonlyMap<string, readonly SummaryItem[]>;
  readonly #name: string;
  readonly #hasIndex: boolean;
  /** What is listed, so that patterns do not list it again. */
  readonly #seen = new Set<string>();

  constructor(
    pages: readonly string[],
    lists: ReadonlyMap<string, readonly SummaryItem[]>,
    {name, hasIndex}: {readonly name: string; readonly hasIndex: boolean},
  ) {
    this.#pages = new Set([...pages].sort(inOrderOfFiles));
    this.#lists = lists;
    this.#name = name;
    this.#hasIndex = hasIndex;
    const folders = new Set<string>();
    for (const page of this.#pages) {
      for (let folder = folderOf(page); folder !== ''; folder = folderOf(folder)) {
        folders.add(folder);
      }
    }
    this.#folders = folders;
    this.#pagesIn = groupBy(this.#pages, folderOf);
    this.#foldersIn = groupBy(folders, folderOf);
  }

  /** The navigation of a folder: that of its list, else its files. */
  ofFolder(folder: string, outer: readonly string[]): readonly Setting[] {
    const list = this.#lists.get(folder);
    const all = [folder, ...outer];
    if (!list) return this.#resolved([pattern(joined(folder, '*'))], all);
    const file = joined(folder, this.#name);
    const index = this.#hasIndex ? this.#indexOf(folder) : undefined;
    if (file !== index) this.#seen.add(file);
    const first = index === undefined ? [] : [page(undefined, index)];
    return this.#resolved([...first, ...list.map((item) => this.#entry(item, folder))], all);
  }

  /** The navigation in the settings, in which folders and patterns are replaced. */
  ofSettings(nav: Setting): readonly Setting[] {
    return this.#resolved(this.#written(nav), ['']);
  }

  #written(nav: Setting): readonly Entry[] {
    return listOf(nav).flatMap((value): readonly Entry[] => {
      const path = textOf(value);
      if (path !== undefined) {
        return [path.includes('*') ? pattern(normal(path)) : page(undefined, path)];
      }
      return [...(mapOf(value) ?? [])].map(([title, inner]): Entry => {
        const target = textOf(inner);
        if (target === undefined) return {kind: 'section', title, entries: this.#written(inner)};
        return target.includes('*')
          ? {kind: 'pattern', title, pattern: normal(target)}
          : this.#target(target, title, '');
      });
    });
  }

  #entry({title, href, inner}: SummaryItem, folder: string): Entry {
    if (inner) {
      const own = href === undefined ? [] : [this.#target(href, undefined, folder)];
      return {
        kind: 'section',
        title,
        entries: [...own, ...inner.map((item) => this.#entry(item, folder))],
      };
    }
    if (href !== undefined) return this.#target(href, title, folder);
    return pattern(joined(folder, title.replace(/^\/+/, '')));
  }

  #target(href: string, title: string | undefined, folder: string): Entry {
    if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)) return page(title, href);
    const path = joined(folder, href);
    const own = path.replace(/\/$/, '');
    this.#seen.add(own);
    if (!href.endsWith('/') || (own !== '' && !this.#folders.has(own))) return page(title, own);
    return {kind: 'folder', title: title ?? titleOfFolder(own), folder: own};
  }

  #indexOf(folder: string): string | undefined {
    const names = [joined(folder, 'index.md'), joined(folder, 'README.md')];
    return names.find((name) => this.#pages.has(name));
  }

  #resolved(entries: readonly Entry[], folders: readonly string[]): readonly Setting[] {
    for (const entry of entries) if (entry.kind === 'page') this.#seen.add(entry.target);
    return entries.flatMap((entry): readonly Setting[] => {
      switch (entry.kind) {
        case 'page':
          return [entry.title === undefined ? entry.target : named(entry.title, entry.target)];
        case 'section':
          return section(entry.title, this.#resolved(entry.entries, folders));
        case 'folder':
          if (folders.includes(entry.folder)) return [];
          return section(entry.title, this.ofFolder(entry.folder, folders));
        case 'pattern': {
          const found = this.#matching(entry.pattern, folders);
          return entry.title === undefined ? found : section(entry.title, found);
        }
        default:
          return entry satisfies never;
      }
    });
  }

  /** What a pattern names and nothing else has listed: files, then folders. */
  #matching(written: string, folders: readonly string[]): readonly Setting[] {
    const isForFolders = written.endsWith('/');
    const parts = written.replace(/\/$/, '').split('/');
    const isNamed = (path: string) => {
      const own = path.split('/');
      return own.length === parts.length && own.every((one, at) => matches(one, parts[at] ?? ''));
    };
    const around = parts.slice(0, -1).join('/');
    // A folder without marks of patterns is that of all that is named.
    const isPlain = !around.includes('*');
    const pages = isPlain ? (this.#pagesIn.get(around) ?? []) : this.#pages;
    const inner = isPlain ? (this.#foldersIn.get(around) ?? []) : this.#folders;
    const found: Setting[] = [];
    for (const file of isForFolders ? [] : pages) {
      if (!isNamed(file) || this.#seen.has(file)) continue;
      this.#seen.add(file);
      found.push(file);
    }
    for (const folder of inner) {
      if (!isNamed(folder) || this.#seen.has(folder)) continue;
      this.#seen.add(folder);
      found.push(...section(titleOfFolder(folder), this.ofFolder(folder, folders)));
    }
    return found;
  }
}

function page(title: string | undefined, target: string): Entry {
  return {kind: 'page', title, target};
}

function pattern(written: string): Entry {
  return {kind: 'pattern', title: undefined, pattern: written};
}

function named(title: string, value: Setting): Setting {
  return new Map([[title, value]]);
}

function section(title: string, inner: readonly Setting[]): readonly Setting[] {
  return inner.length > 0 ? [named(title, inner)] : [];
}

function joined(folder: string, path: string): string {
  return normal(`${folder}/${path}`);
}

/** A path without `.` and `..`, and without a slash at its beginning. */
function normal(path: string): string {
  return posix.normalize(`/${path}`).slice(1);
}

function titleOfFolder(folder: string): string {
  return sectionTitle(folder.slice(folder.lastIndexOf('/') + 1));
}

/** The order of MkDocs: the files of a folder, its index first, then its folders. */
function inOrderOfFiles(one: string, other: string): number {
  const [first, second] = [one.split('/'), other.split('/')];
  const same = first.findIndex((part, at) => part !== second[at]);
  const at = same === -1 ? first.length - 1 : same;
  const isFile = (parts: readonly string[]) => at === parts.length - 1;
  if (isFile(first) !== isFile(second)) return isFile(first) ? -1 : 1;
  const [mine = '', theirs = ''] = [first[at], second[at]];
  const isIndex = (name: string) => /^(?:index|README)\.\w+$/.test(name);
  if (isFile(first) && isIndex(mine) !== isIndex(theirs)) return isIndex(mine) ? -1 : 1;
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

/** An item of a list of pages, as it is written. */
interface SummaryItem {
  readonly title: string;
  readonly href?: string;
  /** The items below it; missing where it has no list. */
  readonly inner?: readonly SummaryItem[];
}

/**
 * The list in a file such as `SUMMARY.md`: the first one below the last line `<!--nav-->`, else the
 * last one. `undefined` without a list.
 */
function readSummaryList(text: string, tabLength: number): readonly SummaryItem[] | undefined {
  const indented = text.replaceAll(/^ +/gm, (spaces) =>
    ' '.repeat(Math.floor((spaces.length * 4) / tabLength)),
  );
  const blocks = readBlocks(linesOf(indented), new Set());
  const isMark = ({lines}: Block) => textIn(lines).trim() === '<!--nav-->';
  const mark = blocks.findLastIndex(isMark);
  const isList = ({kind}: Block) => kind === 'list';
  const list = mark === -1 ? blocks.findLast(isList) : blocks.slice(mark).find(isList);
  return list?.kind === 'list' ? list.items.map(itemOf) : undefined;
}

function itemOf(blocks: readonly Block[]): SummaryItem {
  const named = blocks.find(({kind}) => kind === 'paragraph');
  const list = blocks.find(({kind}) => kind === 'list');
  const inner = list?.kind === 'list' ? {inner: list.items.map(itemOf)} : {};
  const written = textIn(named?.lines ?? []).trim();
  // Only a link can be something else than the text as it is written, such as `*.md`.
  const [token] = written.startsWith('[')
    ? new Marked(boundedInlines, {gfm: true}).lexer(written)
    : [];
  const link = token && linkIn(token);
  if (!link) return {title: written, ...inner};
  return {title: plainText(link), href: link.href, ...inner};
}
