import {BlockLexer, type LexOptions} from './block-lexer.js';
import {InlineLexer} from './inline-lexer.js';
import type {FindFootnote} from './inlines.js';
import type {ScanOptions} from './scan.js';
import type {BlockToken, InlineToken} from './tokens.js';

/**
 * Reads Markdown (CommonMark and GFM) that contains tags, with the block semantics of MDX. Does not
 * execute code and never throws. The work is proportional to the text times its nesting depth.
 */
export function lexPage(body: string, options: LexOptions): readonly BlockToken[] {
  return new BlockLexer(options).lex(body);
}

/** How formulas and footnotes are found in a line; without them there are none. */
export interface LineOptions extends ScanOptions {
  readonly findFootnote?: FindFootnote | undefined;
}

/** Reads one line of Markdown, such as a caption. */
export function lexLine(text: string, options: LineOptions = {}): readonly InlineToken[] {
  return new InlineLexer(new Map(), options, options.findFootnote).read(text);
}
