import {BlockLexer, type LexOptions} from './block-lexer.js';
import {InlineLexer} from './inline-lexer.js';
import type {MathScan} from './math-syntax.js';
import type {BlockToken, InlineToken} from './tokens.js';

/**
 * Reads Markdown (CommonMark and GFM) that contains tags, with the block semantics of MDX. Does not
 * execute code and never throws. The work is proportional to the text times its nesting depth.
 */
export function lexPage(body: string, options: LexOptions): readonly BlockToken[] {
  return new BlockLexer(options).lex(body);
}

/** Reads one line of Markdown, such as a caption. */
export function lexLine(text: string, math?: MathScan): readonly InlineToken[] {
  return new InlineLexer(new Map(), math).read(text);
}
