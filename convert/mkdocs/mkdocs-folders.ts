import {isExternalUrl} from '../../src/shared/urls.js';
import {matchesGlob} from '../globs.js';
import type {NavNode} from '../navigation.js';
import {listOf, mapOf} from '../settings/setting-values.js';
import type {SettingsMap, Setting} from '../settings/setting.js';
import {loadedMap, textOf} from './mkdocs-config.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** Folders, with a slash at their ends → what their files say about their navigation. */
export type FolderNavs = ReadonlyMap<string, SettingsMap>;

/** Plugins → the file of a folder that says how its pages are listed. */
const filesOfPlugins: ReadonlyMap<string, string> = new Map([
  ['awesome-pages', '.pages'],
  ['awesome-nav', '.nav.yml'],
]);

/** Reads the files in folders that plugins make the navigation of. */
export async function folderNavs({folder, config}: MkdocsSource): Promise<FolderNavs> {
  const found = new Map<string, SettingsMap>();
  for (const [plugin, usual] of filesOfPlugins) {
    const options = config.plugins.get(plugin);
    if (!options) continue;
    const name = textOf(options.get('filename')) ?? usual;
    for (const path of folder.all) {
      if (path !== config.docs + name && !path.endsWith(`/${name}`)) continue;
      if (!path.startsWith(config.docs)) continue;
      const map = loadedMap((await folder.text(path)) ?? '');
      if (map) found.set(path.slice(config.docs.length, -name.length), map);
    }
  }
  return found;
}

/** A page or a folder, by its name in the folder that it is in. */
export interface FolderItem {
  readonly name: string;
  readonly node: NavNode;
}

/** The items of a folder in the order, and with the titles, that its file gives them. */
export function arranged(
  items: readonly FolderItem[],
  own: SettingsMap | undefined,
): readonly NavNode[] {
  if (!own) return items.map(({node}) => node);
  const sorted = inOrder(items, textOf(own.get('order')));
  const named = listOf(own.get('nav'));
  const isOlder = named.length === 0 && own.has('arrange');
  const entries: readonly Setting[] = isOlder ? listOf(own.get('arrange')) : named;
  if (entries.length === 0) return sorted.map(({node}) => node);
  const isAll = isOlder || own.get('append_unmatched') === true;
  const whole = isAll && !entries.some(isRest) ? [...entries, '...'] : entries;
  const byName = new Map(sorted.map((item) => [item.name, item.node]));
  const used = new Set(namesIn(whole));
  const rest = sorted.filter(({name}) => !used.has(name));
  return nodesOf(whole, byName, rest);
}

function inOrder(items: readonly FolderItem[], order: string | undefined): readonly FolderItem[] {
  if (order === undefined) return items;
  const sorted = [...items].sort((one, other) =>
    one.name < other.name ? -1 : one.name > other.name ? 1 : 0,
  );
  return order === 'desc' ? sorted.reverse() : sorted;
}

/** Whether an entry means all items that are not listed: `...`, `... | *.md` or `*`. */
function isRest(entry: Setting): boolean {
  return /^(?:\.{3}|\*)/.test(textOf(entry) ?? '');
}

/** The names of items in entries, also in those of sections. */
function namesIn(entries: readonly Setting[]): readonly string[] {
  return entries.flatMap((entry) => {
    const name = textOf(entry);
    if (name !== undefined) return [plainName(name)];
    return [...(mapOf(entry) ?? [])].flatMap(([, value]) => {
      const target = textOf(value);
      return target === undefined ? namesIn(listOf(value)) : [plainName(target)];
    });
  });
}

function nodesOf(
  entries: readonly Setting[],
  byName: ReadonlyMap<string, NavNode>,
  rest: readonly FolderItem[],
): readonly NavNode[] {
  return entries.flatMap((entry): readonly NavNode[] => {
    const name = textOf(entry);
    if (name !== undefined && isRest(name)) {
      const [, pattern = '*'] = /^\.{3}.*?\|\s*(?:glob=)?([^=|]+)$/.exec(name) ?? [];
      return rest.flatMap((item) => (matches(item.name, pattern.trim()) ? [item.node] : []));
    }
    if (name !== undefined) {
      const node = byName.get(plainName(name));
      return node ? [node] : [];
    }
    return [...(mapOf(entry) ?? [])].flatMap(([title, value]): readonly NavNode[] => {
      const target = textOf(value);
      if (target === undefined) {
        const nodes = nodesOf(listOf(value), byName, rest);
        return nodes.length > 0 ? [{kind: 'group', title, nodes}] : [];
      }
      const node = byName.get(plainName(target));
      if (node) return [{...node, title}];
      return isExternalUrl(target) ? [{kind: 'link', title, url: target}] : [];
    });
  });
}

function plainName(name: string): string {
  return name.replaceAll(/^(?:\.\/)+|\/+$/g, '');
}

/** Whether a name matches a pattern of the plugin; `flat` names all. */
export function matches(name: string, pattern: string): boolean {
  return pattern === 'flat' || matchesGlob(name, pattern);
}
