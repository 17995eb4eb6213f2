import {
  readItem,
  readQuote,
  type Around,
  type Container,
  type ItemContainer,
  type LazyLines,
} from './containers.js';
import {readDefinition} from './definitions.js';
import {dedent, indentedPart} from './dedent.js';
import {readFence} from './fence.js';
import type {FootnoteScan} from './footnote-syntax.js';
import {countLines, columnsOf} from './indentation.js';
import {InlineLexer} from './inline-lexer.js';
import {indentedBlock, lexingScope, type LexingScope} from './lexing-scope.js';
import {
  blank,
  headingOf,
  interrupts,
  lineAt,
  outdent,
  rule,
  startsBlock,
  underline,
} from './line-rules.js';
import type {LinkTarget} from './link-target.js';
import {takeTask, tighten} from './list-items.js';
import {lineRest} from './mark-blocks.js';
import {markToken} from './mark-token.js';
import type {Mark, Marks, TagMark} from './marks.js';
import {indexFrom} from './offsets.js';
import type {ScanOptions} from './scan.js';
import {readTable, readTableHead} from './tables.js';
import {
  maxNesting,
  type BlockToken,
  type CodeToken,
  type HeadingToken,
  type ListItem,
  type ListToken,
  type ParagraphToken,
  type TableToken,
  type TagToken,
  type TextBlock,
} from './tokens.js';

/**
 * How a body is read. In `.md` files indented text outside components is code (CommonMark §4.4);
 * MDX has no indented code.
 */
export interface LexOptions extends ScanOptions {
  readonly hasIndentedCode: boolean;
  /** How footnotes are found; without it there are none. */
  readonly footnotes?: FootnoteScan | undefined;
  /** The marks of the text, where they are known. */
  readonly marks?: Marks | undefined;
}

/** The blocks of a text as far as they were read; `end` is the offset after them. */
interface Blocks {
  readonly tokens: readonly BlockToken[];
  readonly end: number;
}

const noLazyLines: LazyLines = new Map();

/**
 * Reads the blocks of a text line by line. The content of a container (an item of a list, a quote,
 * a tag) is a text of its own, which is read in the same way. Lines of text are read at the end,
 * when all definitions are known.
 */
export class BlockLexer {
  readonly #options: LexOptions;
  readonly #definitions = new Map<string, LinkTarget>();
  /** The labels of footnotes. */
  readonly #labels: Set<string>;
  /** What contains lines of text that are still to be read. */
  readonly #lines: TextBlock[] = [];
  #scope: LexingScope = lexingScope('');
  #around: Around;
  #depth = 0;
  #tagDepth = 0;

  constructor(options: LexOptions) {
    this.#options = options;
    this.#labels = new Set(options.footnotes?.labels);
    this.#around = this.#aroundOf(this.#scope, noLazyLines);
  }

  lex(body: string): readonly BlockToken[] {
    const {footnotes, marks} = this.#options;
    const {tokens} = this.#readText(body, noLazyLines, lexingScope(body, this.#options, marks));
    const lexer = new InlineLexer(this.#definitions, this.#options, (at, whole) => {
      const found = footnotes?.reader.referenceAt(whole, at);
      return found && this.#labels.has(found.label) ? found : undefined;
    });
    for (const line of this.#lines) line.tokens = lexer.read(line.text);
    return tokens;
  }

  /** The blocks of a text, or of the part of one that begins at `start` and has a known scope. */
  #readText(text: string, lazy = noLazyLines, known?: LexingScope, start = 0): Blocks {
    if (this.#depth >= maxNesting) {
      return {tokens: [{type: 'too-deep', raw: text.slice(start, known?.end)}], end: Infinity};
    }
    const [outer, around] = [this.#scope, this.#around];
    const scope = known ?? lexingScope(text, this.#options);
    this.#scope = scope;
    this.#around = this.#aroundOf(scope, lazy);
    this.#depth++;
    const tokens: BlockToken[] = [];
    let end = start;
    // Where no paragraph is open, a lazy line ends its container.
    while (end < scope.end && !lazy.has(end)) end = this.#readNext(end, tokens);
    this.#depth--;
    [this.#scope, this.#around] = [outer, around];
    return {tokens, end};
  }

  /** Adds the block that begins at an offset, and gives the offset after it. */
  #readNext(at: number, tokens: BlockToken[]): number {
    const before = tokens.at(-1);
    const open = before?.type === 'paragraph' ? before : undefined;
    const token = this.#readBlock(at, open);
    if (open && token.type === 'paragraph') {
      // Its first line only looked like one that ends the paragraph before it.
      open.raw += token.raw;
      open.text += `\n${token.text}`;
      this.#lines.pop();
    } else tokens.push(token);
    return at + token.raw.length;
  }

  /** The block at an offset; `open` is the paragraph that the line before belongs to. */
  #readBlock(at: number, open: ParagraphToken | undefined): BlockToken {
    const line = this.#lineAt(at);
    if (blank.test(line)) return this.#readSpace(at);
    return (
      this.#readMarked(at, line) ??
      this.#readIndented(at, line, open) ??
      this.#readQuote(at) ??
      this.#readFootnote(at) ??
      this.#readHeading(at, line) ??
      (rule.test(line) ? {type: 'rule', raw: this.#rawLine(at, line)} : undefined) ??
      this.#readList(at) ??
      (open ? undefined : this.#readDefinition(at)) ??
      this.#readTable(at) ??
      this.#readParagraph(at, line)
    );
  }

  #readSpace(at: number): BlockToken {
    let end = at;
    for (let line; end < this.#scope.end && blank.test((line = this.#lineAt(end)));) {
      end += line.length + 1;
    }
    return {type: 'space', raw: this.#raw(at, end)};
  }

  /** A tag, comment, expression, formula or fence that begins here, as a block. */
  #readMarked(start: number, line: string): BlockToken | undefined {
    const at = start + (/^[ \t]*/.exec(line)?.[0].length ?? 0);
    const mark = this.#scope.marks.get(at);
    return mark === undefined ? this.#readFence(start) : this.#readMark(start, at, mark);
  }

  /** A tag, comment, expression or formula as a block; undefined where a paragraph contains it. */
  #readMark(start: number, at: number, mark: Mark): BlockToken | undefined {
    const {text} = this.#scope;
    if (mark.kind === 'tag') return mark.isBlock ? this.#readTag(start, at, mark) : undefined;
    const line = this.#lineEnd(mark.end);
    // Text follows: an expression is part of its paragraph, a comment or stray tag may precede it.
    if (line === undefined && 'source' in mark) return undefined;
    if (/^\$[^$]/.test(text.slice(at, at + 2))) return undefined; // single signs are inline
    return markToken(text.slice(start, line ?? mark.end), mark);
  }

  #readFence(at: number): CodeToken | undefined {
    const {text, end} = this.#scope;
    const fence = readFence(text.slice(0, end), at, this.#readsIndentedCode ? 3 : undefined);
    if (!fence) return undefined;
    const {info, code, isClosed} = fence;
    return {type: 'code', raw: text.slice(at, fence.end), info, code, isOpen: !isClosed};
  }

  #readTag(start: number, at: number, mark: TagMark): TagToken {
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
    this.#tagDepth++;
    const {tokens} = isKnown
      ? this.#readText(text, noLazyLines, {...this.#scope, end: contentEnd}, contentStart)
      : this.#readText(dedented);
    this.#tagDepth--;
    return {
      type: 'tag',
      raw: text.slice(start, this.#lineEnd(end) ?? end),
      mark,
      skipped: countLines(text.slice(start, contentStart)),
      tokens,
      isBlock: true,
    };
  }

  /** Indented code, or in MDX and components the blocks that are indented. */
  #readIndented(
    at: number,
    line: string,
    open: ParagraphToken | undefined,
  ): BlockToken | undefined {
    if (columnsOf(line) < 4) return undefined;
    if (this.#readsIndentedCode) return open ? undefined : this.#readIndentedCode(at);
    if (open && !indentedBlock.test(line)) return undefined;
    const {text, tagLines, end} = this.#scope;
    const tagLine = tagLines[indexFrom(tagLines, at)] ?? end;
    const raw = indentedPart(text.slice(at, Math.min(tagLine, end)));
    const {tokens} = this.#readText(dedent(raw, columnsOf(raw)));
    return {type: 'fragment', raw, tokens};
  }

  #readIndentedCode(start: number): CodeToken {
    const lines: string[] = [];
    let [end, filled] = [start, 0];
    for (let at = start; at < this.#scope.end && !this.#around.lazy.has(at);) {
      const line = this.#lineAt(at);
      if (!blank.test(line) && columnsOf(line) < 4) break;
      lines.push(outdent(line, 4));
      at += line.length + 1;
      if (!blank.test(line)) [end, filled] = [at, lines.length];
    }
    const code = lines.slice(0, filled).join('\n');
    return {type: 'code', raw: this.#raw(start, end), info: undefined, code};
  }

  #readHeading(at: number, line: string): BlockToken | undefined {
    const found = headingOf(line);
    if (!found) return undefined;
    const raw = this.#rawLine(at, line);
    return this.#withText<HeadingToken>({type: 'heading', raw, ...found, tokens: []});
  }

  #readQuote(at: number): BlockToken | undefined {
    const quote = readQuote(this.#around, at);
    if (!quote) return undefined;
    const {tokens, end} = this.#readContainer(quote);
    return {type: 'quote', raw: this.#raw(at, end), tokens};
  }

  #readFootnote(at: number): BlockToken | undefined {
    const footnote = this.#options.footnotes?.reader.readFootnote(this.#around, at);
    if (!footnote) return undefined;
    const {label} = footnote;
    this.#labels.add(label);
    const {tokens, end} = this.#readContainer(footnote);
    return {type: 'footnote', raw: this.#raw(at, end), label, tokens};
  }

  /** The items of a list have the same sign; blank lines between them are part of it. */
  #readList(start: number): ListToken | undefined {
    const first = readItem(this.#around, start);
    if (!first) return undefined;
    const items: ListItem[] = [];
    let isLoose = false;
    let at = start;
    for (let item: ItemContainer | undefined = first; item;) {
      const {tokens, end} = this.#readContainer(item);
      const next = this.#readSpace(end).raw.length + end;
      const following = this.#around.lazy.has(next) ? undefined : readItem(this.#around, next);
      item = following?.sign === first.sign ? following : undefined;
      const isSpaced = item !== undefined && next > end;
      isLoose ||= isSpaced || tokens.slice(1, -1).some(({type}) => type === 'space');
      items.push({raw: this.#raw(at, item ? next : end), isDone: takeTask(tokens), tokens});
      at = item ? next : end;
    }
    if (!isLoose) for (const {tokens} of items) tighten(tokens);
    return {type: 'list', raw: this.#raw(start, at), start: first.start, items};
  }

  /** The blocks of a container, and the offset after it in the text around it. */
  #readContainer({content, lazy, end}: Container): Blocks {
    const {tokens, end: read} = this.#readText(content, lazy);
    return {tokens, end: lazy.get(read) ?? end};
  }

  #readDefinition(at: number): BlockToken | undefined {
    const {text, end} = this.#scope;
    const definition = readDefinition(text.slice(0, end), at);
    if (!definition) return undefined;
    const {label, target} = definition;
    if (!this.#definitions.has(label)) this.#definitions.set(label, target);
    return {type: 'definition', raw: text.slice(at, definition.end)};
  }

  #readTable(at: number): TableToken | undefined {
    const table = readTable(this.#around, at);
    if (!table) return undefined;
    const cell = (text: string) => this.#withText({text, tokens: []});
    return {
      type: 'table',
      raw: this.#raw(at, table.end),
      aligns: table.aligns,
      head: table.cells.map(cell),
      rows: table.rows.map((row) => row.map(cell)),
    };
  }

  /** A paragraph, or the heading that it is when its last line is underlined (CommonMark §4.3). */
  #readParagraph(start: number, first: string): BlockToken {
    const {lateTags, end: scopeEnd} = this.#scope;
    const lateTag = lateTags[indexFrom(lateTags, start)] ?? Infinity;
    let at = start + first.length + 1;
    let marker: string | undefined;
    for (let line; !marker && at < Math.min(scopeEnd, lateTag); at += line.length + 1) {
      line = this.#lineAt(at);
      if (blank.test(line)) break;
      if (this.#around.lazy.has(at)) continue;
      marker = underline.exec(line)?.[1];
      if (!marker && (this.#interrupts(at, line) || readTableHead(this.#around, at))) break;
    }
    const raw = this.#raw(start, Math.min(at, lateTag));
    // Without the line that underlines it.
    const end = marker ? raw.lastIndexOf('\n', raw.length - 2) + 1 : raw.length;
    const text = raw.slice(0, end).trim();
    return this.#withText<HeadingToken | ParagraphToken>(
      marker
        ? {type: 'heading', raw, level: marker.startsWith('=') ? 1 : 2, text, tokens: []}
        : {type: 'paragraph', raw, text, tokens: []},
    );
  }

  /** Whether text that is indented by four columns is code: in plain Markdown outside of tags. */
  get #readsIndentedCode(): boolean {
    return this.#options.hasIndentedCode && this.#tagDepth === 0;
  }

  #aroundOf({text, end}: LexingScope, lazy: LazyLines): Around {
    const hasIndentedCode = this.#readsIndentedCode;
    const startsBlockAt = (at: number, line: string) =>
      this.#isBlockLine(at, line) || startsBlock(line);
    return {text, end, lazy, hasIndentedCode, startsBlock: startsBlockAt};
  }

  #interrupts(at: number, line: string): boolean {
    return this.#isBlockLine(at, line) || interrupts(line);
  }

  /**
   * Whether a line begins with a tag, formula, comment or expression that is a block, with the
   * definition of a footnote, or, in MDX, is a block that is indented by four columns or more.
   */
  #isBlockLine(at: number, line: string): boolean {
    const {blockLines, indentedLines} = this.#scope;
    return (
      blockLines.has(at) ||
      (!this.#readsIndentedCode && indentedLines.has(at)) ||
      (this.#options.footnotes?.reader.opens(line) ?? false)
    );
  }

  /** The offset after the line, where nothing follows `at` in it. */
  #lineEnd(at: number): number | undefined {
    const {text, end} = this.#scope;
    const rest = lineRest(text, at, end);
    return rest === undefined ? undefined : Math.min(rest + 1, end);
  }

  #lineAt(at: number): string {
    return lineAt(this.#scope.text, at, this.#scope.end);
  }

  #raw(start: number, end: number): string {
    return this.#scope.text.slice(start, Math.min(end, this.#scope.end));
  }

  #rawLine(at: number, line: string): string {
    return this.#raw(at, at + line.length + 1);
  }

  #withText<T extends TextBlock>(block: T): T {
    this.#lines.push(block);
    return block;
  }
}
