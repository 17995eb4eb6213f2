import {escaped} from '../../src/html/html.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {escapedText} from '../markdown/escaped-text.js';
import {withHead} from '../page-head.js';
import type {Doc} from './docusaurus-docs.js';
import type {CategoryItem, SidebarItem} from './docusaurus-sidebar-items.js';

/** A card that leads to an entry of a sidebar. */
export interface Card {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  /** What it leads to. */
  readonly icon?: 'file-lines' | 'folder' | 'link';
}

/** What the cards of a sidebar depend on. */
export interface CardSource {
  readonly byId: ReadonlyMap<string, Doc>;
  readonly labelOf: (item: {readonly type: string; readonly label: string}) => string;
  /** The URL of the page that lists the entries of a category. */
  readonly urlOf: (item: CategoryItem) => string | undefined;
}

/** The cards that Docusaurus shows for entries of a sidebar. */
export function cardsOf(items: readonly SidebarItem[], source: CardSource): readonly Card[] {
  return items.flatMap((item): readonly Card[] => {
    if (item.type === 'doc') {
      const doc = source.byId.get(item.id);
      if (!doc?.isListed) return [];
      const {url: href, description} = doc;
      return [{title: item.label ?? doc.label, href, description, icon: 'file-lines'}];
    }
    if (item.type === 'link') {
      const {href} = item;
      const icon = isExternalUrl(href) ? 'link' : 'file-lines';
      return [{title: source.labelOf(item), href, description: '', icon}];
    }
    const href = item.type === 'category' ? hrefOf(item, source) : undefined;
    if (item.type !== 'category' || href === undefined) return [];
    const count = item.items.length;
    const description = item.description ?? (count === 1 ? '1 item' : `${count} items`);
    return [{title: source.labelOf(item), href, description, icon: 'folder'}];
  });
}

/** Where the card of a category leads: to its page, or to the first one in it. */
function hrefOf(item: CategoryItem, source: CardSource): string | undefined {
  const {link} = item;
  if (link?.type === 'doc') return source.byId.get(link.id)?.url;
  const own = source.urlOf(item);
  if (own !== undefined) return own;
  for (const inner of item.items) {
    const href =
      inner.type === 'doc'
        ? source.byId.get(inner.id)?.url
        : inner.type === 'category'
          ? hrefOf(inner, source)
          : inner.type === 'link' && !isExternalUrl(inner.href)
            ? inner.href
            : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}

/** Cards as MDX. */
export function cardsText(cards: readonly Card[]): string {
  const written = cards.map(({title, href, description, icon}) => {
    // A title may begin with an icon of its own.
    const isPlain = icon !== undefined && !/^\p{Extended_Pictographic}/u.test(title);
    const shown = isPlain ? ` icon="${icon}"` : '';
    const tag = `<Card title="${escaped(title)}"${shown} href="${escaped(href)}"`;
    return description === '' ? `  ${tag} />` : `  ${tag}>${oneLine(description)}</Card>`;
  });
  return `<CardGroup cols={2}>\n${written.join('\n')}\n</CardGroup>`;
}

/** The page of a category that lists its entries. */
export function indexText(index: {
  readonly title: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly cards: readonly Card[];
}): string {
  const {title, label, description, cards} = index;
  const about = description === undefined ? '' : `${oneLine(description)}\n\n`;
  const body = `${about}${cardsText(cards)}\n`;
  return withHead({head: '', body}, {title, ...(label !== title && {sidebarTitle: label})});
}

function oneLine(text: string): string {
  return escapedText(text.replaceAll(/\s+/g, ' ').trim());
}
