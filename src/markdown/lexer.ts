import {Lexer, type Token, type TokensList} from 'marked';
import {readFence} from './fence.js';
import {columnsOf, countLines, removeIndent} from './indentation.js';
import {extensionsFor, adjustRules, PageTokenizer, type MarkReader} from './lexer-options.js';
import {indentedBlock, lexingScope, type LexingScope} from './lexing-scope.js';
import {lineRest} from './mark-blocks.js';
import {findInlines, type Emphasis} from './inlines.js';
import type {MathScan} from './math-syntax.js';
import {distanceTo, indexFrom} from './offsets.js';
import type {MarkToken, PageToken} from './tokens.js';
import type {Mark, TagMark} from './marks.js';

/** Lists, quotes and tags nest to this depth; deeper content is one paragraph of text. */
export const maxNesting = 64;

/** How a line begins that may underline a heading (CommonMark §4.3). */
const underline = /\n {0,3}[=-]/;

/**
 * How a body is read. In `.md` files indented text outside components is code (CommonMark §4.4);
 * MDX has no indented code.
 */
export interface LexOptions {
  readonly hasIndentedCode: boolean;
  /** How formulas are found; without it there are none. */
  readonly math?: MathScan | undefined;
}

/**
 * Reads Markdown (CommonMark and GFM) that contains tags, with the block semantics of MDX. Does not
 * execute code and never throws. The work is proportional to the text times its nesting depth.
 */
export function lexPage(body: string, options: LexOptions): readonly PageToken[] {
  return new PageLexer(options).lex(body);
}

/** Reads one line of Markdown, such as a caption. */
export function lexLine(text: string, math?: MathScan): readonly PageToken[] {
  return new PageLexer({hasIndentedCode: false, math}).inlineTokens(text);
}

/**
 * Marked reads each nested text, such as a list item or a link's text, through `blockTokens` or
 * `inlineTokens`. They are overridden to know that text, its tags and how deeply it is nested.
 */
class PageLexer extends Lexer implements MarkReader {
  readonly #tokenizer: PageTokenizer;
  readonly #hasIndentedCode: boolean;
  readonly #math: MathScan | undefined;
  #scope: LexingScope = lexingScope('');
  /** The scope of the content that is read next, where it needs no scan of its own. */
  #known: LexingScope | undefined;
  #depth = 0;
  #tagDepth = 0;

  constructor(options: LexOptions) {
    const tokenizer = new PageTokenizer();
    super({gfm: true, silent: true, tokenizer});
    this.options.extensions = extensionsFor(this);
    this.#tokenizer = tokenizer;
    adjustRules(tokenizer);
    this.#hasIndentedCode = options.hasIndentedCode;
    this.#math = options.math;
  }

  override blockTokens(source: string, tokens: Token[] = [], isClipped?: boolean): TokensList {
    this.#within(source, tokens, () => super.blockTokens(source, tokens, isClipped));
    return tokens as TokensList; // the overloads of the base class differ in this type only
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    this.#within(source, tokens, () => this.#readInlines(source, tokens));
    return tokens;
  }

  #within(text: string, tokens: Token[], read: () => unknown): void {
    if (this.#depth >= maxNesting) {
      this.#known = undefined;
      tokens.push({type: 'too-deep', raw: text});
      return;
    }
    const outer = this.#scope;
    this.#scope = this.#known ?? lexingScope(text, this.#math);
    this.#known = undefined;
    this.#depth++;
    read();
    this.#depth--;
    this.#scope = outer;
  }

  #readInlines(source: string, tokens: PageToken[]): void {
    const reader = this.#tokenizer;
    const scope = this.#scope;
    const {links} = this.tokens;
    scope.inlines ??= findInlines(scope.text, scope.marks, (label) =>
      Object.hasOwn(links, normalizeLabel(label)),
    );
    reader.lexer = this;
    for (let rest = source; rest !== '';) {
      const token: PageToken | undefined =
        this.#readMarked(rest) ??
        reader.escape(rest) ??
        reader.br(rest) ??
        reader.autolink(rest) ??
        (this.state.inLink ? undefined : reader.url(rest)) ??
        reader.inlineText(this.#untilMark(rest));
      if (!token) return;
      tokens.push(token);
      rest = rest.slice(token.raw.length);
    }
  }

  /** In plain Markdown outside of components. */
  get readsIndentedCode(): boolean {
    return this.#hasIndentedCode && this.#tagDepth === 0;
  }

  /** A tag, comment, expression, fence or indented part that begins here, as a block. */
  readBlock(rest: string, before: readonly Token[]): PageToken | undefined {
    const {marks, end} = this.#scope;
    const start = end - rest.length;
    const indent = /^[ \t]*/.exec(rest)?.[0].length ?? 0;
    const at = start + indent;
    const mark = marks.get(at);
    const block = mark === undefined ? this.#readFence(rest) : this.#readMark(start, at, mark);
    return block ?? this.#readIndented(rest, before) ?? this.#readQuote(rest);
  }

  /** A quote ends before a block that is not marked with `>`. */
  #readQuote(rest: string): PageToken | undefined {
    if (!/^ {0,3}>/.test(rest)) return undefined;
    const end = this.readsIndentedCode ? this.#findTag(rest) : this.findBlock(rest);
    return this.options.tokenizer?.blockquote(rest.slice(0, end));
  }

  /** A tag, comment, expression or formula as a block; undefined where a paragraph contains it. */
  #readMark(start: number, at: number, mark: Mark): PageToken | undefined {
    const {text, end} = this.#scope;
    if (mark.kind === 'tag') return mark.isBlock ? this.#readTag(start, at, mark) : undefined;
    const line = lineRest(text, mark.end, end);
    // Text follows: an expression is part of its paragraph, a comment or stray tag may precede it.
    if (line === undefined && 'source' in mark) return undefined;
    if (/^\$[^$]/.test(text.slice(at, at + 2))) return undefined; // single signs are inline
    return markToken(text.slice(start, line ?? mark.end), mark);
  }

  #readFence(rest: string): PageToken | undefined {
    const fence = readFence(rest, 0, this.readsIndentedCode ? 3 : undefined);
    // Marked depends on this type: a quote does not continue after code.
    return (
      fence && {
        type: 'code',
        raw: rest.slice(0, fence.end).replace(/\n$/, ''),
        lang: fence.info,
        text: fence.code,
      }
    );
  }

  /**
   * Where the next line begins that interrupts a paragraph: a tag, formula, comment or expression
   * on its own line, or a block that is indented by four columns or more.
   */
  findBlock(rest: string): number | undefined {
    const {blockLines, end} = this.#scope;
    return distanceTo(blockLines, end - rest.length);
  }

  hasUnderline(rest: string): boolean {
    const scope = this.#scope;
    const start = scope.end - rest.length;
    if (start < scope.plainEnd) return false;
    if (start >= scope.paragraphEnd) {
      const end = scope.text.indexOf('\n\n', start);
      scope.paragraphEnd = end === -1 ? scope.end : end;
    }
    if (underline.test(scope.text.slice(start, scope.paragraphEnd))) return true;
    scope.plainEnd = scope.paragraphEnd;
    return false;
  }

  #findTag(rest: string): number | undefined {
    const {tagLines, end} = this.#scope;
    return distanceTo(tagLines, end - rest.length);
  }

  /** The tag, comment, expression, stray closing tag, emphasis, link or code that begins here. */
  #readMarked(rest: string): PageToken | undefined {
    const {text, marks, end, inlines} = this.#scope;
    const at = end - rest.length;
    const mark = marks.get(at);
    if (mark !== undefined) return this.#readInlineMark(at, mark);
    const emphasis = inlines?.emphases.get(at);
    if (emphasis !== undefined) return this.#readEmphasis(at, emphasis);
    const spanEnd = inlines?.spans.get(at);
    if (spanEnd === undefined) return undefined;
    const span = text.slice(at, spanEnd);
    const reader = this.#tokenizer;
    return reader.codespan(span) ?? reader.link(span) ?? reader.reflink(span, this.tokens.links);
  }

  #readInlineMark(at: number, mark: Mark): PageToken {
    const {text, end} = this.#scope;
    if (mark.kind !== 'tag') return markToken(text.slice(at, mark.end), mark);
    const contentEnd = mark.contentEnd ?? end;
    return {
      type: 'tag',
      raw: text.slice(at, mark.close ?? contentEnd),
      mark,
      skipped: countLines(text.slice(at, mark.end)),
      tokens: this.#readPart(mark.end, contentEnd),
      isBlock: false,
    };
  }

  #readEmphasis(at: number, {signs, contentEnd}: Emphasis): PageToken {
    const {text} = this.#scope;
    const type = text[at] === '~' ? 'del' : signs === 2 ? 'strong' : 'em';
    const raw = text.slice(at, contentEnd + signs);
    const content = text.slice(at + signs, contentEnd);
    return {type, raw, text: content, tokens: this.#readPart(at + signs, contentEnd)};
  }

  /** The tokens of a part of this line of text: what is in it is known already. */
  #readPart(start: number, end: number): PageToken[] {
    if (start >= end) return [];
    this.#known = {...this.#scope, end};
    return this.inlineTokens(this.#scope.text.slice(start, end));
  }

  /** What is left of a line of text, up to the next mark in it. */
  #untilMark(rest: string): string {
    const {inlineStops, end} = this.#scope;
    const distance = distanceTo(inlineStops, end - rest.length + 1);
    return distance === undefined ? rest : rest.slice(0, distance + 1);
  }

  #readTag(start: number, at: number, mark: TagMark): PageToken {
    const {text, marks, tagLines, end: scopeEnd} = this.#scope;
    const contentEnd = mark.contentEnd ?? scopeEnd;
    const end = mark.close ?? contentEnd;
    const firstLine = /^[ \t]*\n/.exec(text.slice(mark.end, contentEnd))?.[0].length ?? 0;
    const contentStart = mark.end + firstLine;
    const content = text.slice(contentStart, contentEnd);
    const lineStart = tagLines[indexFrom(tagLines, at + 1) - 1] ?? 0;
    const dedented = dedent(content, at - lineStart);
    const first = marks.get(contentStart + (/^[ \t]*/.exec(content)?.[0].length ?? 0));
    // Its marks are known, unless they change because the content begins a line of its own.
    const isKnown =
      dedented === content && (firstLine > 0 || (first?.kind === 'tag' && first.isBlock));
    const known = isKnown ? {...this.#scope, end: contentEnd} : undefined;
    return {
      type: 'tag',
      raw: text.slice(start, lineRest(text, end, scopeEnd) ?? end),
      mark,
      skipped: countLines(text.slice(start, contentStart)),
      tokens: this.#readContent(dedented, known),
      isBlock: true,
    };
  }

  #readContent(text: string, known: LexingScope | undefined): PageToken[] {
    if (text.trim() === '') return [];
    const {top} = this.state;
    this.state.top = true;
    this.#tagDepth++;
    const tokens: Token[] = [];
    this.#known = known;
    this.blockTokens(text, tokens);
    this.#tagDepth--;
    this.state.top = top;
    return tokens;
  }

  #readIndented(rest: string, before: readonly Token[]): PageToken | undefined {
    if (!/^(?: {4}| {0,3}\t)[ \t]*\S/.test(rest)) return undefined;
    if (this.readsIndentedCode) return undefined;
    const last = before.at(-1)?.type;
    const isContinuing = last === 'text' || last === 'paragraph';
    if (isContinuing && !indentedBlock.test(rest)) return undefined;
    const raw = indentedPart(rest.slice(0, this.#findTag(rest)));
    const columns = columnsOf(raw);
    const {top} = this.state;
    const tokens: Token[] = [];
    this.blockTokens(dedent(raw, columns), tokens);
    this.state.top = top;
    return {type: 'fragment', raw, tokens};
  }
}

/**
 * Removes the indentation of a tag's content: up to `column`, the tag's own. From the first line
 * that is indented less, only that much is removed, so that lists and code keep their shape. Line
 * numbers stay the same.
 */
function dedent(text: string, column: number): string {
  let base = column;
  let dedented = '';
  for (let at = 0; at < text.length;) {
    if (base === 0) return dedented + text.slice(at);
    const fence = readFence(text, at);
    const newline = text.indexOf('\n', at);
    const end = fence?.end ?? (newline === -1 ? text.length : newline + 1);
    const part = text.slice(at, end);
    if (part.trim() !== '') base = Math.min(base, columnsOf(part));
    dedented += removeIndent(part, base);
    at = end;
  }
  return dedented;
}

/**
 * The leading lines that are indented by four columns or more, with fences among them whole, and
 * the lines that continue their paragraphs with less indentation.
 */
function indentedPart(text: string): string {
  let at = 0;
  let isContinuing = false;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const isBlank = line.trim() === '';
    if (!isBlank && !isContinuing && columnsOf(line) < 4) break;
    const fence = readFence(text, at);
    isContinuing = !isBlank && fence === undefined;
    at = fence?.end ?? end;
  }
  return text.slice(0, at);
}

/** Labels are compared without regard to case and blanks (CommonMark §4.7). */
function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase().toLowerCase();
}

function markToken(
  raw: string,
  mark: {readonly kind: 'comment' | 'expression' | 'math' | 'stray'; readonly source?: string},
): MarkToken {
  return {type: mark.kind === 'stray' ? 'stray-tag' : mark.kind, raw, source: mark.source ?? ''};
}
