import {alertOf} from './alert.js';
import {readCodeMeta} from './code/code-meta.js';
import {decodeEntities} from '../markdown/entities.js';
import {droppedElements} from '../shared/html-elements.js';
import {expressionNodes} from './mdx/expression-nodes.js';
import {isInlineNode, joinTexts, unwrapParagraph, plainText} from './inline-nodes.js';
import {countLines} from '../markdown/indentation.js';
import {lexLine, type LineOptions} from '../markdown/lexer.js';
import type {DocNode, HeadingNode, TableNode} from './nodes.js';
import {unescape} from '../markdown/escapes.js';
import type {
  CodeToken,
  HeadingToken,
  LinkToken,
  ListToken,
  PageToken,
  QuoteToken,
  TableToken,
  TagToken,
} from '../markdown/tokens.js';
import {isHtmlElement, type ParseContext, type SnippetTag} from './parse-context.js';
import {nodesOfTag} from './tag-node.js';
import {resolveImageUrl} from '../shared/urls.js';

/** How the parts of a text are read that are not in its tokens. */
export interface TreeOptions extends LineOptions {
  readonly isMdx: boolean;
  /** The content of the snippet that a tag names; undefined for tags that name none. */
  readonly expandSnippet: (tag: SnippetTag) => readonly DocNode[] | undefined;
}

/**
 * Turns the tokens of a page into its tree: entities decoded, URLs resolved, headings named,
 * snippets expanded, lines counted from `firstLine`. Problems are added to the context.
 */
export function toTree(
  tokens: readonly PageToken[],
  firstLine: number,
  context: ParseContext,
  options: TreeOptions,
): readonly DocNode[] {
  return new TreeBuilder(context, options).blocks(tokens, firstLine);
}

class TreeBuilder {
  readonly #context: ParseContext;
  readonly #options: TreeOptions;

  constructor(context: ParseContext, options: TreeOptions) {
    this.#context = context;
    this.#options = options;
  }

  /**
   * `around` is the HTML element that contains these blocks: in one, inline tags are not wrapped in
   * a paragraph; in MDX, neither is a line of them.
   */
  blocks(tokens: readonly PageToken[], firstLine: number, around?: string): readonly DocNode[] {
    const nodes: DocNode[] = [];
    /** Inline tags on lines of their own: one paragraph, unless a blank line separates them. */
    let run: DocNode[] = [];
    let runLine = firstLine;
    let line = firstLine;
    const isFree =
      around !== undefined && isHtmlElement(around, this.#context.source.extensions.html);
    const isInMdx = isFree && this.#options.isMdx;
    const endRun = () => {
      nodes.push(
        ...(isFree ? run : unwrapParagraph({kind: 'paragraph', line: runLine, children: run})),
      );
      run = [];
    };
    for (const token of tokens) {
      const isTags = isInMdx && token.type === 'paragraph' && token.tokens.every(isTagOrBlank);
      const block = this.#block(token, line, around);
      const read = isTags
        ? block.flatMap((node) => (node.kind === 'paragraph' ? node.children : [node]))
        : block;
      if ((isTags || token.type === 'tag') && read.length > 0 && read.every(isInlineNode)) {
        if (run.length === 0) runLine = line;
        run.push(...(run.length > 0 ? [{kind: 'text', text: ' '} as const] : []), ...read);
      } else {
        endRun();
        // A comment was between two lines of a tight item.
        const isNextLine = token.type === 'tight-paragraph' && nodes.at(-1);
        if (isNextLine && isInlineNode(isNextLine)) nodes.push({kind: 'text', text: '\n'});
        nodes.push(...read);
      }
      line += countLines(token.raw);
    }
    endRun();
    return nodes;
  }

  #block(token: PageToken, line: number, around?: string): readonly DocNode[] {
    switch (token.type) {
      case 'space':
      case 'definition':
      case 'comment':
        return [];
      case 'paragraph':
        return unwrapParagraph({
          kind: 'paragraph',
          line,
          children: this.#inlines(token.tokens, line),
        });
      case 'tight-paragraph':
        return this.#inlines(token.tokens, line);
      case 'heading':
        return [this.#heading(token, line)];
      case 'code':
        return [this.#code(token, line)];
      case 'rule':
        return [{kind: 'rule'}];
      case 'quote':
        return this.#quote(token, line);
      case 'footnote':
        this.#context.footnotes?.define(token.label, line, this.#context, () =>
          this.blocks(token.tokens, line),
        );
        return [];
      case 'list':
        return [this.#list(token, line)];
      case 'table':
        return [tableNode(token, line, this.#inlines.bind(this))];
      case 'fragment':
        return this.blocks(token.tokens, line, around);
      case 'tag':
        return this.#tag(token, line);
      case 'expression':
        return unwrapParagraph({
          kind: 'paragraph',
          line,
          children: expressionNodes(token, line, this.#context),
        });
      case 'math':
        return [{kind: 'math', tex: token.source, isBlock: true}];
      case 'too-deep':
        this.#context.report('page/too-deep', line);
        return [{kind: 'paragraph', line, children: [{kind: 'text', text: token.raw}]}];
      default:
        return this.#inlines([token], line);
    }
  }

  #heading(token: HeadingToken, line: number): HeadingNode {
    const at = token.text.lastIndexOf('{#');
    const [, wanted] = (at !== -1 && /^\{#([^\s{}]+)\}\s*$/.exec(token.text.slice(at))) || [];
    const text = wanted === undefined ? undefined : token.text.slice(0, at).trimEnd();
    const children = this.#inlines(
      text === undefined ? token.tokens : lexLine(text, this.#options),
      line,
    );
    const ids = this.#context.slugger.headingIds(plainText(children), wanted);
    const {topLevel} = this.#context.source;
    const level = Math.max(token.level, topLevel) as HeadingNode['level']; // both are 1 to 6
    return {kind: 'heading', level, ...ids, line, children};
  }

  #list(token: ListToken, line: number): DocNode {
    const items: (readonly DocNode[])[] = [];
    let itemLine = line;
    for (const {raw, isDone, tokens} of token.items) {
      const box: readonly DocNode[] = isDone === undefined ? [] : [{kind: 'task', done: isDone}];
      items.push([...box, ...joinTexts(this.blocks(tokens, itemLine))]);
      itemLine += countLines(raw);
    }
    const {start = 1} = token;
    return {kind: 'list', isOrdered: token.start !== undefined, start, items};
  }

  #quote(token: QuoteToken, line: number): readonly DocNode[] {
    const children = this.blocks(token.tokens, line);
    return [alertOf(children, line) ?? {kind: 'quote', children}];
  }

  #inlines(tokens: readonly PageToken[], firstLine: number): readonly DocNode[] {
    const nodes: DocNode[] = [];
    let line = firstLine;
    for (const token of tokens) {
      nodes.push(...this.#inline(token, line));
      line += countLines(token.raw);
    }
    return joinTexts(nodes);
  }

  #inline(token: PageToken, line: number): readonly DocNode[] {
    switch (token.type) {
      case 'text':
        return [{kind: 'text', text: token.isLiteral ? token.text : this.#decode(token.text)}];
      case 'code-span':
        return [{kind: 'code', text: token.code}];
      case 'footnote-reference':
        return [
          this.#context.footnotes?.refer(token.label, this.#context) ?? {
            kind: 'text',
            text: token.raw,
          },
        ];
      case 'break':
        return [{kind: 'break'}];
      case 'strong':
      case 'emphasis':
      case 'strike':
        return [{kind: token.type, children: this.#inlines(token.tokens, line)}];
      case 'link':
        return [this.#link(token, line)];
      case 'image':
        return [this.#image(token, line)];
      case 'tag':
        return this.#tag(token, line);
      case 'expression':
        return expressionNodes(token, line, this.#context);
      case 'math':
        return [{kind: 'math', tex: token.source, isBlock: false}];
      case 'comment':
        return [];
      case 'stray-tag':
        this.#context.report('page/stray-closing-tag', line, {
          name: token.raw.replace(/[<>/\s]/g, ''),
        });
        return [];
      default:
        return [{kind: 'text', text: token.raw}];
    }
  }

  #link(token: LinkToken, line: number): DocNode {
    const target = this.#context.resolve(this.#decode(token.url));
    if (target.to === 'nowhere') this.#context.report('link/refused', line, {url: target.written});
    return {
      kind: 'link',
      target,
      ...(token.title ? {title: this.#decode(token.title)} : {}),
      ...this.#context.positionAt(line),
      children: this.#inlines(token.tokens, line),
    };
  }

  #image(token: LinkToken, line: number): DocNode {
    const target = this.#context.resolve(this.#decode(token.url), resolveImageUrl);
    if (target.to === 'nowhere') this.#context.report('link/refused', line, {url: target.written});
    const inner = this.#inlines(token.tokens, line);
    const alt = plainText(
      inner.map((node) => (node.kind === 'image' ? {kind: 'text', text: node.alt} : node)),
    );
    return {
      kind: 'image',
      target,
      alt,
      ...(token.title ? {title: this.#decode(token.title)} : {}),
      ...this.#context.positionAt(line),
    };
  }

  /** Fenced code, or in `.md` files indented code, which has no language. */
  #code({info, code: written, isOpen = false}: CodeToken, line: number): DocNode {
    if (isOpen) this.#context.report('page/unclosed-fence', line);
    const code = this.#context.source.scope.fillCode?.(written, this.#context) ?? written;
    const place = this.#context.positionAt(line);
    if (info === undefined) {
      return {kind: 'code-block', language: '', title: '', options: '', code, ...place};
    }
    const meta = readCodeMeta(this.#decode(unescape(info)));
    return meta.language === 'math'
      ? {kind: 'math', tex: code, isBlock: true}
      : {kind: 'code-block', ...meta, code, ...place};
  }

  #decode(text: string): string {
    return decodeEntities(text, this.#context.source.extensions.entities);
  }

  #tag(token: TagToken, line: number): readonly DocNode[] {
    const {mark, raw, isBlock} = token;
    const isShown = mark.name !== 'svg' && !droppedElements.has(mark.name);
    const start = line + token.skipped;
    const children = !isShown
      ? []
      : isBlock
        ? this.blocks(token.tokens, start, mark.name)
        : this.#inlines(token.tokens, start);
    const tag = {mark, raw, line, children};
    const snippet = this.#options.expandSnippet(tag);
    if (snippet !== undefined) {
      // In a line of text, a snippet of one paragraph is that paragraph's content.
      const [only, ...others] = snippet;
      const isOneLine = !isBlock && others.length === 0 && only?.kind === 'paragraph';
      return isOneLine ? only.children : snippet;
    }
    // Only the body of a page is MDX, not a caption.
    return nodesOfTag(tag, this.#context, (text, at) =>
      this.#inlines(lexLine(text, {...this.#options, bracesAreText: true}), at),
    );
  }
}

function isTagOrBlank(token: PageToken): boolean {
  return token.type === 'tag' || (token.type === 'text' && token.raw.trim() === '');
}

/** A table (GFM §4.10); each of its lines is one of the file. */
export function tableNode(
  token: TableToken,
  line: number,
  inlines: (tokens: readonly PageToken[], line: number) => readonly DocNode[],
): TableNode {
  return {
    kind: 'table',
    columns: token.head.map((cell, index) => ({
      align: token.aligns[index],
      children: inlines(cell.tokens, line),
    })),
    rows: token.rows.map((row, index) => row.map((cell) => inlines(cell.tokens, line + 2 + index))),
  };
}
