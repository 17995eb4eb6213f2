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
  readInline(rest: string): PageToken | undefined;
  findInline(rest: string): number | undefined;
}

/** HTML and fences are read by our own grammar, so marked must not read them. */
export class PageTokenizer extends Tokenizer {
  declare lexer: Lexer & MarkReader;

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
}

/** Marked's extension functions for `reader`, which reads each text before marked does. */
export function extensionsFor(reader: MarkReader): NonNullable<MarkedOptions['extensions']> {
  return {
    renderers: {},
    childTokens: {},
    block: [(rest, before) => reader.readBlock(rest, before)],
    startBlock: [(rest) => reader.findBlock(rest)],
    inline: [(rest) => reader.readInline(rest)],
    startInline: [(rest) => reader.findInline(rest)],
  };
}

/**
 * Fences, tags, comments and expressions that are indented less than the text of a list item end
 * the item. Marked knows
 * three columns of indentation only, and would join deeper lines to the item, each shifted by a
 * different number of columns.
 */
export function leaveItems(tokenizer: Tokenizer): void {
  const {rules} = tokenizer;
  const upTo = (columns: number, what: string) =>
    new RegExp(`^ {0,${String(Math.max(0, columns - 1))}}${what}`, 'i');
  tokenizer.rules = {
    ...rules,
    other: {
      ...rules.other,
      fencesBeginRegex: (columns) => upTo(columns, '(?:```|~~~)'),
      htmlBeginRegex: (columns) => upTo(columns, '(?:<(?:[a-z].*>|!--)|\\{(?:/\\*|.*\\}[ \\t]*$))'),
    },
  };
}
