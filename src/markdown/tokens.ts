import type {Token, Tokens} from 'marked';
import type {TagMark} from './marks.js';

/**
 * What the lexer gives: marked's tokens and those of our own grammar. `raw` always adds up to the
 * source.
 */
export type PageToken = Token | TagToken | MarkToken | FragmentToken | DeepToken;

/**
 * A tag with its content. `skipped` is the number of lines between the start of `raw` and its
 * content.
 */
export interface TagToken {
  readonly type: 'tag';
  readonly raw: string;
  readonly mark: TagMark;
  readonly skipped: number;
  readonly tokens: PageToken[];
  readonly isBlock: boolean;
}

/**
 * A comment, an expression, a formula or a closing tag that closes nothing. `source` is the text
 * inside the delimiters.
 */
export interface MarkToken {
  readonly type: 'comment' | 'expression' | 'math' | 'stray-tag';
  readonly raw: string;
  readonly source: string;
}

/** Blocks that were indented as a whole. */
export interface FragmentToken {
  readonly type: 'fragment';
  readonly raw: string;
  readonly tokens: PageToken[];
}

/** Content nested deeper than `maxNesting`. */
export interface DeepToken {
  readonly type: 'too-deep';
  readonly raw: string;
}

/** Marked's tokens (`Tokens.Generic` left out, which would hide every mistake) and ours. */
export type KnownToken =
  | Exclude<PageToken, {readonly type: string; readonly [index: string]: unknown}>
  | Tokens.Space
  | Tokens.Code
  | Tokens.Heading
  | Tokens.Hr
  | Tokens.Blockquote
  | Tokens.List
  | Tokens.Def
  | Tokens.Table
  | Tokens.Paragraph
  | Tokens.Text
  | Tokens.Escape
  | Tokens.Link
  | Tokens.Image
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Codespan
  | Tokens.Checkbox
  | Tokens.Br
  | Tokens.Del;

/** The text of an item of a loose list is a paragraph (CommonMark §5.3). */
export function asParagraph(token: PageToken): PageToken {
  if (token.type === 'fragment') {
    return {...token, tokens: (token.tokens ?? []).map(asParagraph)};
  }
  return token.type === 'text' ? {...token, type: 'paragraph'} : token;
}
