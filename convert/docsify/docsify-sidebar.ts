import {Marked, type Token, type Tokens} from 'marked';
import {withEmoji} from '../emoji.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkIn, newlines, textOf} from '../markdown/token-text.js';

/** An entry of a sidebar or of the bar of a docsify site. */
export interface ListEntry {
  readonly title: string;
  /** Where it leads, as written; missing for the name of a group. */
  readonly href?: string;
  readonly inner: readonly ListEntry[];
  /** The line of its file, from 1. */
  readonly line: number;
}

/**
 * The entries of a file such as `_sidebar.md`: the items of its lists, and headings above them.
 * With `hasEmoji`, names in colons are emoji.
 */
export function readEntries(text: string, hasEmoji: boolean): readonly ListEntry[] {
  return hasEmoji ? entriesOf(text).map(withEmojiIn) : entriesOf(text);
}

function withEmojiIn(entry: ListEntry): ListEntry {
  return {...entry, title: withEmoji(entry.title), inner: entry.inner.map(withEmojiIn)};
}

function entriesOf(text: string): readonly ListEntry[] {
  const marked = new Marked(boundedInlines, {gfm: true});
  const entries: ListEntry[] = [];
  let line = 1;
  let heading: {title: string; href?: string; line: number; inner: ListEntry[]} | undefined;
  for (const token of marked.lexer(text)) {
    const [into, at] = [heading?.inner ?? entries, line];
    if (token.type === 'list') into.push(...itemsOf(token as Tokens.List, at));
    else if (token.type === 'heading' || token.type === 'paragraph') {
      const named = nameIn(token);
      if (named.title !== '') {
        heading = {...named, line: at, inner: []};
        entries.push(heading);
      }
    }
    line += newlines(token.raw);
  }
  return entries;
}

function itemsOf(list: Tokens.List, firstLine: number): readonly ListEntry[] {
  const entries: ListEntry[] = [];
  let line = firstLine;
  for (const item of list.items) {
    const inner: ListEntry[] = [];
    let own: {title: string; href?: string} = {title: ''};
    let at = line;
    for (const token of item.tokens) {
      if (token.type === 'list') inner.push(...itemsOf(token as Tokens.List, at));
      else if (own.title === '') own = nameIn(token);
      at += newlines(token.raw);
    }
    entries.push({...own, inner, line});
    line += newlines(item.raw);
  }
  return withGroups(entries);
}

/** Items in which names without a link are above the items that they are the name of. */
function withGroups(entries: readonly ListEntry[]): ListEntry[] {
  const grouped: ListEntry[] = [];
  let inner: ListEntry[] | undefined;
  for (const entry of entries) {
    if (entry.href === undefined && entry.inner.length === 0 && entry.title !== '') {
      inner = [];
      grouped.push({...entry, inner});
    } else if (entry.href === undefined) {
      inner = undefined;
      grouped.push(entry);
    } else (inner ?? grouped).push(entry);
  }
  return grouped;
}

/** The text of a line, and the first link in it. */
function nameIn(token: Token): {title: string; href?: string} {
  const link = linkIn(token);
  if (!link) return {title: textOf(token)};
  return {title: textOf(link) || textOf(token), href: link.href};
}
