import {Tokenizer, type Lexer, type MarkedOptions, type Token, type Tokens} from 'marked';
import type {PageToken} from './tokens.js';

/**
 * What reads tags, comments, expressions and fences; `rest` is what marked has not read yet. Each
 * `find` method returns where the next of them begins in `rest`.
 */
export interface MarkReader {
  /** Whether text that is indented by four columns is code. */
  readonly readsIndentedCode: boolean;
  readBlock(rest: string, before: readonly Token[]): PageToken | undefined;
  findBlock(rest: string): number | undefined;
  /** Whether a line of the paragraph at the start of `rest` may underline a heading. */
  hasUnderline(rest: string): boolean;
}

/** The most cells of a table. Marked fills up short rows, however many columns the table has. */
const mostCells = 100_000;

/** How a line begins that may end a paragraph or contain the columns of a table. */
const opening =
  '[ \\t>]|[|:=][ \\t|:=-]*(?:\\n|$)|[-+*](?:[ \\t*-]|\\n|$)|-+[ \\t|:]|_[ \\t_]|' +
  '#{1,6}(?:[ \\t\\n]|$)|\\d{1,9}[.)]|```|~~~|\\n';

/** HTML and fences are read by our own grammar, so marked must not read them. */
export class PageTokenizer extends Tokenizer {
  declare lexer: Lexer & MarkReader;

  override table(rest: string): Tokens.Table | undefined {
    const [head = '', line = ''] = rest.split('\n', 2);
    if (!/^[\s|:]*-[\s|:-]*$/.test(line)) return undefined;
    const [rows = ''] = rest.split('\n\n', 1);
    return head.split('|').length * rows.split('\n').length > mostCells
      ? undefined
      : super.table(rest);
  }

  /**
   * In list items, marked reads each line on its own and joins it to all before it: the lines of a
   * paragraph are read at once.
   */
  override text(rest: string): Tokens.Text | undefined {
    const distance = this.lexer.findBlock(rest.slice(1));
    return super.text(distance === undefined ? rest : rest.slice(0, distance + 1));
  }

  override code(rest: string): Tokens.Code | undefined {
    return this.lexer.readsIndentedCode ? super.code(rest) : undefined;
  }
  override html(): undefined {
    return undefined;
  }
  override tag(): undefined {
    return undefined;
  }
  override fences(): undefined {
    return undefined;
  }
  /**
   * Marked reads a URL again for each sign that it takes from its end, so a longer one is a link
   * only up to this length.
   */
  override url(rest: string): Tokens.Link | undefined {
    return super.url(rest.slice(0, 2048));
  }
  /** In list items, marked reads each line of a paragraph to the paragraph's end. */
  override lheading(rest: string): Tokens.Heading | undefined {
    return this.lexer.hasUnderline(rest) ? super.lheading(rest) : undefined;
  }
}

/** Marked's extension functions for `reader`, which reads each text before marked does. */
export function extensionsFor(reader: MarkReader): NonNullable<MarkedOptions['extensions']> {
  return {
    renderers: {},
    childTokens: {},
    block: [(rest, before) => reader.readBlock(rest, before)],
    startBlock: [(rest) => reader.findBlock(rest)],
  };
}

/**
 * Changes rules of marked.
 *
 * Fences, tags, comments and expressions that are indented less than the text of a list item end
 * the item. Marked knows three columns of indentation only, and would join deeper lines to the
 * item, each shifted by a different number of columns.
 *
 * The part of an email address before its `@` has at most 64 characters (RFC 5321 §4.5.3.1.1).
 * Without that limit, long words would be read to their end from each of their signs.
 *
 * The text of a list item is all lines that surely continue its paragraph.
 */
export function adjustRules(tokenizer: Tokenizer): void {
  const {rules} = tokenizer;
  const {block, inline} = rules;
  const limited = ({source, flags}: RegExp) =>
    new RegExp(source.replace(/\](?:\+|\*)(?=\(?@)/g, ']{1,64}'), flags);
  const upTo = (what: string) =>
    remembered(
      (columns: number) => new RegExp(`^ {0,${String(Math.max(0, columns - 1))}}${what}`, 'i'),
    );
  tokenizer.rules = {
    ...rules,
    block: {
      ...block,
      text: new RegExp(`^[^\\n]+(?:\\n(?!${opening})[^\\n]+(?=\\n(?!${opening})|$))*`),
    },
    inline: {...inline, text: limited(inline.text), url: limited(inline.url)},
    other: {
      ...rules.other,
      fencesBeginRegex: upTo('(?:```|~~~)'),
      listItemRegex: remembered(rules.other.listItemRegex),
      htmlBeginRegex: upTo('(?:<(?:[a-z].*>|!--)|\\{(?:/\\*|.*\\}[ \\t]*$))'),
    },
  };
}

/** A function that makes each rule once: marked makes them for each list and each item anew. */
function remembered<K>(make: (key: K) => RegExp): (key: K) => RegExp {
  const rules = new Map<K, RegExp>();
  return (key) => {
    const rule = rules.get(key) ?? make(key);
    rules.set(key, rule);
    return rule;
  };
}
