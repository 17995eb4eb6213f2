import {getDefaults, Tokenizer, type Lexer, type MarkedOptions, type Token} from 'marked';
import type {PageToken} from './tokens.js';

/**
 * A lexer that reads tags, comments, expressions and fences; `rest` is what marked has not read
 * yet.
 */
export interface MarkReader {
  readBlock(rest: string, before: readonly Token[]): PageToken | undefined;
  findBlock(rest: string): number | undefined;
  readInline(rest: string): PageToken | undefined;
  findInline(rest: string): number | undefined;
}

/** HTML and indented code are ours to read, so marked must not. */
class PageTokenizer extends Tokenizer {
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

/** Marked's options for a lexer that reads our grammar too. */
export function lexerOptions(): MarkedOptions {
  return {
    ...getDefaults(),
    gfm: true,
    silent: true,
    tokenizer: new PageTokenizer(),
    extensions: {
      renderers: {},
      childTokens: {},
      block: [
        function (rest, before) {
          return marksOf(this.lexer).readBlock(rest, before);
        },
      ],
      startBlock: [
        function (rest) {
          return marksOf(this.lexer).findBlock(rest);
        },
      ],
      inline: [
        function (rest) {
          return marksOf(this.lexer).readInline(rest);
        },
      ],
      startInline: [
        function (rest) {
          return marksOf(this.lexer).findInline(rest);
        },
      ],
    },
  };
}

/**
 * Fences and tags that are indented less than the words of a list's item end it, as far as they may
 * be indented: marked knows three columns, and would join the lines of deeper ones to the item,
 * each shifted by another number of columns.
 */
export function leaveItems(tokenizer: Tokenizer | null | undefined): void {
  if (!tokenizer) return;
  const {rules} = tokenizer;
  const upTo = (columns: number, what: string) =>
    new RegExp(`^ {0,${String(Math.max(0, columns - 1))}}${what}`, 'i');
  tokenizer.rules = {
    ...rules,
    other: {
      ...rules.other,
      fencesBeginRegex: (columns) => upTo(columns, '(?:```|~~~)'),
      htmlBeginRegex: (columns) => upTo(columns, '<(?:[a-z].*>|!--)'),
    },
  };
}

function marksOf(lexer: Lexer): MarkReader {
  return lexer as Lexer & MarkReader; // only such a lexer has these options
}
