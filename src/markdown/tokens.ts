import type {TagMark} from './marks.js';

/** Lists, quotes and tags nest to this depth; deeper content is one paragraph of text. */
export const maxNesting = 64;

/**
 * The blocks of a text, and the parts of a line of text. `raw` is the source of a token: those of a
 * text add up to it.
 */
export type PageToken = BlockToken | InlineToken;

export type BlockToken =
  | PlainToken<'space' | 'definition' | 'rule'>
  | ParagraphToken
  | HeadingToken
  | CodeToken
  | QuoteToken
  | FootnoteToken
  | ListToken
  | TableToken
  | FragmentToken
  | TagToken
  | MarkToken
  | PlainToken<'too-deep'>;

export type InlineToken =
  | TextToken
  | CodeSpanToken
  | FootnoteReferenceToken
  | PlainToken<'break' | 'too-deep'>
  | EmphasisToken
  | LinkToken
  | TagToken
  | MarkToken;

/** A token of which only the source counts; `too-deep` is nested deeper than `maxNesting`. */
interface PlainToken<T extends string> {
  readonly type: T;
  readonly raw: string;
}

/** A block that contains a line of text, which is read when all definitions are known. */
export interface TextBlock {
  /** Without the signs of the block. */
  text: string;
  tokens: readonly InlineToken[];
}

/** In a tight list, its text has no paragraph around it (CommonMark §5.3). */
export interface ParagraphToken extends TextBlock {
  type: 'paragraph' | 'tight-paragraph';
  raw: string;
}

export interface HeadingToken extends TextBlock {
  readonly type: 'heading';
  readonly raw: string;
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Code between fences, or, without `info`, indented code. */
export interface CodeToken {
  readonly type: 'code';
  readonly raw: string;
  readonly info: string | undefined;
  readonly code: string;
  /** Whether its fence is never closed. */
  readonly isOpen?: boolean;
}

export interface QuoteToken {
  readonly type: 'quote';
  readonly raw: string;
  readonly tokens: readonly BlockToken[];
}

/** The definition of a footnote. */
export interface FootnoteToken {
  readonly type: 'footnote';
  readonly raw: string;
  readonly label: string;
  readonly tokens: readonly BlockToken[];
}

export interface ListToken {
  readonly type: 'list';
  readonly raw: string;
  /** The number of the first item; undefined for bullets. */
  readonly start: number | undefined;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly raw: string;
  /** Whether a box before the text is checked, if there is one (GFM §5.3). */
  readonly isDone: boolean | undefined;
  readonly tokens: readonly BlockToken[];
}

export interface TableToken {
  readonly type: 'table';
  readonly raw: string;
  /** Of each column. */
  readonly aligns: readonly TableAlign[];
  readonly head: readonly TextBlock[];
  readonly rows: readonly (readonly TextBlock[])[];
}

export type TableAlign = 'left' | 'center' | 'right' | undefined;

/** Blocks that were indented as a whole. */
export interface FragmentToken {
  readonly type: 'fragment';
  readonly raw: string;
  readonly tokens: readonly BlockToken[];
}

/** Text as written; where `isLiteral`, entities in it mean themselves. */
export interface TextToken {
  readonly type: 'text';
  readonly raw: string;
  readonly text: string;
  readonly isLiteral?: boolean;
}

export interface CodeSpanToken {
  readonly type: 'code-span';
  readonly raw: string;
  readonly code: string;
}

/** What refers to a footnote of this label. */
export interface FootnoteReferenceToken {
  readonly type: 'footnote-reference';
  readonly raw: string;
  readonly label: string;
}

export interface EmphasisToken {
  readonly type: 'emphasis' | 'strong' | 'strike';
  readonly raw: string;
  readonly tokens: readonly InlineToken[];
}

export interface LinkToken {
  readonly type: 'link' | 'image';
  readonly raw: string;
  /** As written, without escapes. */
  readonly url: string;
  readonly title: string;
  readonly tokens: readonly InlineToken[];
}

/**
 * A tag with its content: blocks where `isBlock`, else a line of text. `skipped` is the number of
 * lines between the start of `raw` and its content.
 */
export interface TagToken {
  readonly type: 'tag';
  readonly raw: string;
  readonly mark: TagMark;
  readonly skipped: number;
  readonly tokens: readonly PageToken[];
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
