import {escaped} from '../../../src/html/html.js';
import {isExternalUrl} from '../../../src/shared/urls.js';
import {escapedText} from '../markdown/escaped-text.js';
import {withHead} from '../page-head.js';
import type {CategoryItem, SidebarItem} from './docusaurus-sidebar-items.js';
import type {Doc} from './docusaurus-docs.js';

/** A card that leads to an entry of a sidebar. */
export interface Card {
  readonly title: string;
  readonly href: string;
  readonly description: string;
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
  return items.flatMap((item) => {
    if (item.type === 'doc') {
      const doc = source.byId.get(item.id);
      if (!doc?.isListed) return [];
      return [{title: item.label ?? doc.label, href: doc.url, description: doc.description}];
    }
    if (item.type === 'link') {
      return [{title: source.labelOf(item), href: item.href, description: ''}];
    }
    const href = item.type === 'category' ? hrefOf(item, source) : undefined;
    if (item.type !== 'category' || href === undefined) return [];
    const count = item.items.length;
    const description = item.description ?? (count === 1 ? '1 item' : `${count} items`);
    return [{title: source.labelOf(item), href, description}];
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
  const written = cards.map(({title, href, description}) => {
    const tag = `<Card title="${escaped(title)}" href="${escaped(href)}"`;
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
