import {withEmoji} from '../emoji.js';
import type {SourceFolder} from '../source-folder.js';

type IsIcon = SourceFolder['isIcon'];

/** Codes of icons, such as `material-rocket` → the attributes of an icon here. */
export type IconTags = ReadonlyMap<string, string>;

const sets = 'material|fontawesome|octicons|simple';
const code = /:((?:material|fontawesome|octicons|simple)-[a-z0-9-]+):/g;

/** Whether a name in colons is that of an icon. */
export function isIconCode(name: string): boolean {
  return /^(?:material|fontawesome|octicons|simple)-/.test(name);
}

/** Names in other sets → names here. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    account: 'user',
    'account-group': 'users',
    alert: 'triangle-exclamation',
    'alphabet-greek': 'sigma',
    'book-open-page-variant': 'book-open',
    'button-cursor': 'arrow-pointer',
    check: 'check',
    'check-circle': 'circle-check',
    'clock-fast': 'clock',
    close: 'xmark',
    'close-circle': 'circle-xmark',
    cog: 'gear',
    'code-json': 'brackets-curly',
    'code-tags': 'code',
    'comment-off': 'comment-slash',
    console: 'terminal',
    'content-copy': 'copy',
    delete: 'trash',
    email: 'envelope',
    emoticon: 'face-smile',
    'file-document': 'file-lines',
    'file-tree': 'folder-tree',
    'format-align-bottom': 'arrow-down-to-line',
    'format-bold': 'bold',
    'format-font': 'font',
    'format-italic': 'italic',
    'format-list': 'list-ul',
    'format-list-group': 'object-group',
    'format-list-numbered': 'list-ol',
    'format-title': 'heading',
    gear: 'gear',
    help: 'question',
    home: 'house',
    'help-circle': 'circle-question',
    information: 'circle-info',
    'language-python': 'python',
    'lightbulb-on': 'lightbulb',
    magnify: 'magnifying-glass',
    'mark-github': 'github',
    'open-in-new': 'arrow-up-right-from-square',
    pencil: 'pencil',
    'rocket-launch': 'rocket',
    'scale-balance': 'scale-balanced',
    scale: 'scale-balanced',
    search: 'magnifying-glass',
    'shield-account': 'user-shield',
    'shield-check': 'shield-halved',
    tab: 'window-maximize',
    tools: 'screwdriver-wrench',
    tooltip: 'message',
    'view-grid': 'table-cells-large',
    'view-list': 'list',
    x: 'xmark',
  }),
);

/** The icons that texts name, where there is one of that name here. */
export async function iconsIn(texts: Iterable<string>, isIcon: IsIcon): Promise<IconTags> {
  const found = new Map<string, string>();
  const asked = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(code)) asked.add(name);
  }
  for (const name of asked) {
    const {names, type} = candidatesOf(name);
    for (const one of names) {
      if (found.has(name) || !(await isIcon(one))) continue;
      found.set(name, `icon="${one}"${type === '' ? '' : ` iconType="${type}"`}`);
    }
  }
  return found;
}

/** The icon of a page or an entry: `material/rocket`. */
export async function iconNamed(path: string, isIcon: IsIcon): Promise<string | undefined> {
  for (const one of candidatesOf(path.replaceAll('/', '-')).names) {
    if (await isIcon(one)) return one;
  }
  return undefined;
}

function candidatesOf(name: string): {readonly names: readonly string[]; readonly type: string} {
  const [set = '', ...words] = name.split('-');
  if (!sets.split('|').includes(set)) return {names: [], type: ''};
  const style = set === 'fontawesome' ? words.shift() : undefined;
  const own = words.join('-').replace(set === 'octicons' ? /-(?:12|16|24)$/ : /$^/, '');
  // Of an unknown name, the first words are nearest: `table-edit` is a table.
  const parts = own.split('-');
  const names = parts.flatMap((_, index) => {
    const shorter = parts.slice(0, parts.length - index).join('-');
    return [others.get(shorter), shorter];
  });
  return {
    names: names.filter((one) => one !== undefined),
    type: style === 'brands' || style === 'regular' ? style : '',
  };
}

/** The emoji with a name; sets differ in where `man` and `woman` are in it. */
export function emojiOf(own: string): string | undefined {
  const turned = own.replace(/^(wo)?man_(.*)$/, '$2_$1man');
  for (const one of [own, turned]) {
    const emoji = withEmoji(`:${one}:`);
    if (emoji !== `:${one}:`) return emoji;
  }
  return undefined;
}
