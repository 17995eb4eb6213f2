import {Marked, type Token, type Tokens} from 'marked';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkIn, newlines, textOf} from '../markdown/token-text.js';

/** An entry of `SUMMARY.md`: a page, a link, or the name of a group. */
export interface SummaryEntry {
  readonly title: string;
  /** What the sidebar calls a page, where that is not its title. */
  readonly label?: string;
  readonly href?: string;
  readonly isGroup: boolean;
  readonly inner: readonly SummaryEntry[];
  /** The line of its file, from 1. */
  readonly line: number;
}

/** The entries of a list of pages: headings are groups of what is below them. */
export function readSummary(text: string): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  let into = entries;
  let line = 1;
  for (const token of new Marked(boundedInlines, {gfm: true}).lexer(text)) {
    if (token.type === 'list') into.push(...itemsOf(token as Tokens.List, line));
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

function itemsOf(list: Tokens.List, firstLine: number): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  let line = firstLine;
  for (const item of list.items) {
    const inner: SummaryEntry[] = [];
    let own: Pick<SummaryEntry, 'title' | 'label' | 'href'> = {title: ''};
    let at = line;
    for (const token of item.tokens) {
      if (token.type === 'list') inner.push(...itemsOf(token as Tokens.List, at));
      else if (own.title === '') own = nameIn(token);
      at += newlines(token.raw);
    }
    if (own.title !== '' || inner.length > 0) entries.push({...own, isGroup: false, inner, line});
    line += newlines(item.raw);
  }
  return entries;
}

function nameIn(token: Token): Pick<SummaryEntry, 'title' | 'label' | 'href'> {
  const link = linkIn(token);
  if (!link) return {title: textOf(token)};
  const title = textOf(link) || textOf(token);
  return {title, href: link.href, ...(link.title && {label: link.title})};
}
