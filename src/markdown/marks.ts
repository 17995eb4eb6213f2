import type {WrittenAttribute} from './attributes.js';
import type {MathMark} from './math-syntax.js';

/** The tags, comments, expressions and formulas of a text, by the offset where each begins. */
export type Marks = ReadonlyMap<number, Mark>;

export type Mark = TagMark | StrayMark | CommentMark | ExpressionMark | MathMark;

/** An opening or self-closing tag. The name of a fragment (`<>`) is empty. */
export interface TagMark {
  readonly kind: 'tag';
  readonly name: string;
  readonly attributes: readonly WrittenAttribute[];
  /** Offset after the tag itself, where its content begins. */
  readonly end: number;
  /** It is on lines of its own (MDX: "flow"), so that it contains blocks. */
  isBlock: boolean;
  /** Where its content ends; equals `end` for a tag without content. Undefined: never closed. */
  contentEnd: number | undefined;
  /** Offset after its closing tag. */
  close: number | undefined;
}

/** A closing tag that closes nothing. */
export interface StrayMark {
  readonly kind: 'stray';
  readonly name: string;
  readonly end: number;
}

/** `{/* … *​/}` or `<!-- … -->`. */
export interface CommentMark {
  readonly kind: 'comment';
  readonly end: number;
}

/** `{…}` with the source between the braces. */
export interface ExpressionMark {
  readonly kind: 'expression';
  readonly source: string;
  readonly end: number;
}
