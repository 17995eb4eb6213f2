import type {Token, Tokens} from 'marked';
import {linkIn, newlines, textOf} from './token-text.js';

/** What an item of a list of links says. */
export interface LinkName {
  readonly title: string;
  /** The title of its link. */
  readonly label?: string;
  /** Where it leads, as written; missing for an item without a link. */
  readonly href?: string;
}

/** An item of a list of links, such as the sidebar of a site. */
export interface LinkItem extends LinkName {
  readonly inner: readonly LinkItem[];
  /** The line of its file, from 1. */
  readonly line: number;
}

/** The items of a list that begins at a line; those that say nothing are left out. */
export function linkItems(list: Tokens.List, firstLine: number): readonly LinkItem[] {
  const items: LinkItem[] = [];
  let line = firstLine;
  for (const item of list.items) {
    const inner: LinkItem[] = [];
    let own: LinkName = {title: ''};
    let at = line;
    for (const token of item.tokens) {
      if (token.type === 'list') inner.push(...linkItems(token as Tokens.List, at));
      else if (own.title === '') own = linkName(token);
      at += newlines(token.raw);
    }
    const isEmpty = own.title === '' && own.href === undefined;
    if (!isEmpty || inner.length > 0) items.push({...own, inner, line});
    line += newlines(item.raw);
  }
  return items;
}

/** The text of a line, and the first link in it. */
export function linkName(token: Token): LinkName {
  const link = linkIn(token);
  if (!link) return {title: textOf(token)};
  const title = textOf(link) || textOf(token);
  return {title, href: link.href, ...(link.title && {label: link.title})};
}
