import {Marked, type Tokens} from 'marked';
import {withEmoji} from '../emoji.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkItems, linkName, type LinkItem, type LinkName} from '../markdown/link-list.js';
import {newlines} from '../markdown/token-text.js';

/**
 * The entries of a file such as `_sidebar.md`: the items of its lists, and headings above them.
 * With `hasEmoji`, names in colons are emoji.
 */
export function readEntries(text: string, hasEmoji: boolean): readonly LinkItem[] {
  return hasEmoji ? entriesOf(text).map(withEmojiIn) : entriesOf(text);
}

function withEmojiIn(entry: LinkItem): LinkItem {
  return {...entry, title: withEmoji(entry.title), inner: entry.inner.map(withEmojiIn)};
}

function entriesOf(text: string): readonly LinkItem[] {
  const marked = new Marked(boundedInlines, {gfm: true});
  const entries: LinkItem[] = [];
  let line = 1;
  let heading: (LinkName & {line: number; inner: LinkItem[]}) | undefined;
  for (const token of marked.lexer(text)) {
    const [into, at] = [heading?.inner ?? entries, line];
    if (token.type === 'list') {
      into.push(...withGroups(linkItems(token as Tokens.List, at)));
    } else if (token.type === 'heading' || token.type === 'paragraph') {
      const named = linkName(token);
      if (named.title !== '') {
        heading = {...named, line: at, inner: []};
        entries.push(heading);
      }
    }
    line += newlines(token.raw);
  }
  return entries;
}

/** Items in which names without a link are above the items that they are the name of. */
function withGroups(entries: readonly LinkItem[]): LinkItem[] {
  const grouped: LinkItem[] = [];
  let inner: LinkItem[] | undefined;
  for (const written of entries) {
    const entry = {...written, inner: withGroups(written.inner)};
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
