import {Marked} from 'marked';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {linkIn, textOf as plainText} from '../markdown/token-text.js';
import type {Block} from './python-block.js';
import {readBlocks} from './python-blocks.js';
import {linesOf, textIn} from './python-lines.js';

/** An item of a list of pages, as it is written. */
export interface SummaryItem {
  readonly title: string;
  readonly href?: string;
  /** The items below it; missing where it has no list. */
  readonly inner?: readonly SummaryItem[];
}

/**
 * The list in a file such as `SUMMARY.md`: the first one below the last line `<!--nav-->`, else the
 * last one. `undefined` without a list.
 */
export function readSummaryList(
  text: string,
  tabLength: number,
): readonly SummaryItem[] | undefined {
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
