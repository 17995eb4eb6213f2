import {
  pendingDiagnostic,
  type ContentCode,
  type ContentDetails,
  type PendingDiagnostic,
} from '../diagnostics/pending-diagnostic.js';
import type {WrittenAttribute} from '../markdown/attributes.js';
import type {EntityNames} from '../markdown/entities.js';
import type {FootnoteReader} from '../markdown/footnote-syntax.js';
import type {MathReader} from '../markdown/math-syntax.js';
import type {TagMark} from '../markdown/marks.js';
import type {ReadYaml} from './frontmatter.js';
import {resolveLinkUrl, type Target} from '../shared/urls.js';
import type {Frontmatter, PageStyle} from './page.js';
import type {Literal, ReadLiteral} from './mdx/literal.js';
import type {ModuleStatement} from './mdx/modules.js';
import type {AuthorStyles, DocNode, SourcePosition} from './nodes.js';
import type {Progressive} from './progressive/progressive.js';
import {Slugger} from './link-targets.js';

/**
 * What reads the syntax that few pages use. `needs` (in `syntax.ts`) tells which of it a page
 * needs, so that the rest is not loaded. A page that lacks one is still read: the syntax is shown
 * as text, or its content without the syntax.
 */
export interface SyntaxExtensions {
  /** Reads frontmatter that is more than plain `key: value` lines. */
  readonly yaml?: ReadYaml | undefined;
  /** Reads imports, exports and snippets. */
  readonly modules?: ModuleReader | undefined;
  /** Evaluates code, for pages with `modules`. */
  readonly interpreter?: Interpreter | undefined;
  /** Reads raw HTML, SVG, and the classes and styles of components. */
  readonly html?: HtmlReader | undefined;
  /** Finds formulas. */
  readonly math?: MathReader | undefined;
  /** Finds footnotes, and lists them at the end of a page. */
  readonly footnotes?: FootnoteExtension | undefined;
  /** Rewrites what a text contains for other tools; its lines stay the same. */
  readonly otherTools?: ((text: string) => string) | undefined;
  /** The characters of all entities that HTML names. */
  readonly entities?: EntityNames | undefined;
  /** Divides long pages, so that their beginning can be shown first. */
  readonly progressive?: Progressive | undefined;
}

/**
 * The texts of a page's snippet files by their keys (see `snippetRequests`). A missing file has no
 * entry.
 */
export interface SnippetTexts extends ReadonlyMap<string, string> {
  /** What was thrown for files that may exist, but could not be loaded. */
  readonly errors?: ReadonlyMap<string, unknown>;
}

/** A file of a page, with everything that its tree depends on. */
export interface ParseSource {
  /** The page's file, to which relative URLs are relative. */
  readonly page: string;
  /** The frontmatter of the page, for its code. */
  readonly frontmatter?: Frontmatter | undefined;
  /** The file that is read: the page's, or the innermost snippet's. */
  readonly file: string;
  readonly scope: FileScope;
  readonly snippets: SnippetTexts;
  /** The code of the page, where it is evaluated. */
  readonly code?: PageCode | undefined;
  readonly extensions: SyntaxExtensions;
  /** Whether the configuration turns formulas between single dollar signs on or off. */
  readonly latex: boolean | undefined;
  /** Whether the text is Markdown, but not MDX, such as a description: its braces are text. */
  readonly bracesAreText?: boolean | undefined;
  /** 2 where the page's title is above the body: `# Heading` is then shown one level lower. */
  readonly topLevel: 1 | 2;
  /** The enclosing snippets, outermost first: a snippet must not include itself. */
  readonly trail: readonly string[];
}

/** The part of a source that the value of an attribute depends on. */
export type ValueSource = Pick<ParseSource, 'scope' | 'extensions'>;

/** What the files of a page have in common. */
export type OuterContext = Pick<
  ParseContext,
  'slugger' | 'problems' | 'counts' | 'footnotes' | 'styles'
>;

/** One file of a page while it is read: the page's own, or a snippet in it. */
export class ParseContext {
  readonly source: ParseSource;
  readonly slugger: Slugger;
  readonly problems: PendingDiagnostic[];
  /** What the page contains so far. */
  readonly counts: {
    snippets: number;
    characters: number;
    passed: number;
    uses: number;
    largestPart: number;
  };
  readonly footnotes: Footnotes | undefined;
  /** The style sheets of the page by what they contain. */
  readonly styles: Map<string, PageStyle>;

  constructor(source: ParseSource, outer?: OuterContext) {
    this.source = source;
    this.slugger = outer?.slugger ?? new Slugger();
    this.problems = outer?.problems ?? [];
    this.counts = outer?.counts ?? {
      snippets: 0,
      characters: 0,
      passed: 0,
      uses: 0,
      largestPart: 0,
    };
    this.styles = outer?.styles ?? new Map<string, PageStyle>();
    this.footnotes = outer ? outer.footnotes : source.extensions.footnotes?.collect(this.slugger);
  }

  /** The context of a snippet: ids and problems remain the page's, names are the snippet's. */
  inside(file: string, scope: FileScope): ParseContext {
    return new ParseContext(
      {...this.source, file, scope, trail: [...this.source.trail, file]},
      this,
    );
  }

  /**
   * Where a URL of the file leads. A relative one of a snippet is that of the page, or otherwise of
   * the snippet.
   */
  resolve(url: string, resolve = resolveLinkUrl): Target {
    const {page, file} = this.source;
    const target = resolve(url, page);
    if (file === page || target.to !== 'site' || /^\s*[/\\?#]/.test(url)) return target;
    const other = resolve(url, file);
    return other.to === 'site' && other.path !== target.path
      ? {...target, otherwise: other.path}
      : target;
  }

  /** The position of a node at a line of the file. */
  positionAt(line: number): SourcePosition {
    const {file, page} = this.source;
    return file === page ? {line} : {line, file};
  }

  /** Reports a problem at a line of the file. */
  report<C extends ContentCode>(code: C, line: number, ...details: ContentDetails<C>): void {
    this.problems.push(pendingDiagnostic(code, {file: this.source.file, line}, ...details));
  }
}

/** Reads footnotes (`footnotes.ts`). */
export interface FootnoteExtension {
  readonly reader: FootnoteReader;
  /** Begins to collect the footnotes of a page; the slugger gives them ids. */
  collect(slugger: Slugger): Footnotes;
}

/** The footnotes of a page and its snippets while they are read. */
export interface Footnotes {
  /** Takes a definition; what it contains is read at the end of the page. */
  define(label: string, line: number, context: ParseContext, read: () => readonly DocNode[]): void;
  /** The link to a footnote of the file. */
  refer(label: string, context: ParseContext): DocNode;
  /** The footnotes that the page refers to; the others are reported. */
  section(): readonly DocNode[];
}

/** A tag that is about to become a node. */
export interface ReadTag {
  readonly mark: TagMark;
  /** The tag with its content, as written. */
  readonly raw: string;
  readonly line: number;
  readonly children: readonly DocNode[];
}

/** Reads raw HTML (`html/html-node.ts`). */
export interface HtmlReader {
  /** Whether an element is on the allow-list. */
  isElement(name: string): boolean;
  /** The nodes of an element of the allow-list. */
  htmlNodes(name: string, tag: ReadTag, context: ParseContext): readonly DocNode[];
  /** The nodes of an `<svg>`. */
  svgNodes(tag: ReadTag, context: ParseContext): readonly DocNode[];
  /** Adds the text of a `<style>` to the styles of the page. */
  takeStyle(tag: ReadTag, context: ParseContext): void;
  /** The icon that the markup of an attribute's value shows; undefined where it is none. */
  writtenIcon(markup: string, source: ValueSource): Literal;
  /** The classes and style among a component's attributes. */
  authorStylesOf(
    name: string,
    written: readonly WrittenAttribute[],
    line: number,
    context: ParseContext,
  ): AuthorStyles | undefined;
}

/** A tag that may name a snippet. */
export type SnippetTag = ReadTag;

/** Reads Markdown inside a page that is being read. */
export type ReadMarkdownBody = (
  markdown: string,
  firstLine: number,
  context: ParseContext,
) => readonly DocNode[];

/** Reads imports, exports and snippets (`mdx/page-modules.ts`). */
export interface ModuleReader {
  /**
   * Removes the module statements from a page's body; the context knows the names that they define.
   */
  open(
    body: string,
    firstLine: number,
    source: ParseSource,
    readBody: ReadMarkdownBody,
  ): {readonly markdown: string; readonly context: ParseContext};
  /** The content of the snippet or component that a tag names; undefined for any other tag. */
  snippetNodes(
    tag: SnippetTag,
    context: ParseContext,
    readBody: ReadMarkdownBody,
  ): readonly DocNode[] | undefined;
}

/** Whether a name is that of an HTML element; without the reader, any name like one may be. */
export function isHtmlElement(name: string, html: HtmlReader | undefined): boolean {
  return html?.isElement(name) ?? /^[a-z][\w-]*$/.test(name);
}

/** What names mean in one file of a page: constants, and snippets used as components. */
export interface FileScope {
  /**
   * The value of an expression that only names `export const`s, imported constants and properties
   * of the snippet, or of any other that can be evaluated.
   */
  find(source: string): ReadLiteral | undefined;
  /** Component name → key of its snippet. */
  readonly snippets: ReadonlyMap<string, string>;
  /** What an expression in a text shows, if it is more than a text: `{children}`, elements. */
  nodesOf?(source: string, line: number, context: ParseContext): readonly DocNode[] | undefined;
  /** In a snippet: the code of a fence with its properties and variables. */
  fillCode?(code: string, context: ParseContext): string;
  /** What is known by evaluating code. */
  readonly code?: FileCode | undefined;
}

/** Prepares to evaluate the code of one page (`interpreter/page-code.ts`). */
export type Interpreter = (source: PageCodeSource) => PageCode;

/** What the code of a page may refer to. */
export interface PageCodeSource {
  /** The page's file. */
  readonly page: string;
  /** The characters of the page and its snippets. */
  readonly length: number;
  readonly snippets: SnippetTexts;
  readonly readBody: ReadMarkdownBody;
  /** The content of a Markdown file that code uses as a component. */
  readSnippet(key: string, values: ReadonlyMap<string, Literal>): readonly DocNode[];
}

/** The code of one page, which has one budget. */
export interface PageCode {
  open(file: CodeFile): FileCode;
}

/** What a tag passes to its snippet. */
export interface SnippetProps {
  readonly values: ReadonlyMap<string, Literal>;
  readonly children: readonly DocNode[];
}

/** A Markdown file with its imports and exports. */
export interface CodeFile {
  readonly file: string;
  readonly statements: readonly ModuleStatement[];
  /** The line of the file on which its body begins. */
  readonly firstLine: number;
  /** Of a page: its code can name it. */
  readonly frontmatter?: Frontmatter | undefined;
  /** Of a snippet. */
  readonly props?: SnippetProps | undefined;
}

/** What code means in one file of a page. Undefined for what cannot be evaluated. */
export interface FileCode {
  /** The value of an expression as data. */
  find(source: string): ReadLiteral | undefined;
  /** What an expression in a text shows. */
  nodesOf(source: string, line: number, context: ParseContext): readonly DocNode[] | undefined;
  /** What a tag shows that names a component of the code; undefined for any other. */
  componentNodes(tag: SnippetTag, context: ParseContext): readonly DocNode[] | undefined;
  /** Whether a statement is read. */
  isRead(statement: ModuleStatement): boolean;
}
