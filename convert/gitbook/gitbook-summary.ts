import {Marked, type Tokens} from 'marked';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkItems, type LinkItem} from '../markdown/link-list.js';
import {newlines, textOf} from '../markdown/token-text.js';

/** An entry of `SUMMARY.md`: a page, a link, or the name of a group. */
export interface SummaryEntry extends LinkItem {
  /** Whether it is the heading of a group. */
  readonly isGroup?: true;
  readonly inner: readonly SummaryEntry[];
}

/** The entries of a list of pages: headings are groups of what is below them. */
export function readSummary(text: string): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  let into = entries;
  let line = 1;
  for (const token of new Marked(boundedInlines, {gfm: true}).lexer(text)) {
    if (token.type === 'list') into.push(...linkItems(token as Tokens.List, line));
    else if (token.type === 'hr') into = entries;
    else if (token.type === 'heading' && (token as Tokens.Heading).depth > 1) {
      const inner: SummaryEntry[] = [];
      entries.push({title: textOf(token), isGroup: true, inner, line});
      into = inner;
    }
    line += newlines(token.raw);
  }
  return entries;
}
