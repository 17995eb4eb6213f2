import {
  pendingDiagnostic,
  type ContentCode,
  type ContentDetails,
  type PendingDiagnostic,
} from '../diagnostics/pending-diagnostic.js';
import type {HtmlReader} from './html/html-syntax.js';
import type {Scope} from './mdx/scope.js';
import {Slugger} from './slug.js';
import type {SnippetTexts} from './mdx/snippets.js';

/** A file of a page, with what it may use. */
export interface ParseSource {
  /** The page's file, which relative addresses start from. */
  readonly page: string;
  /** The file that is read: the page's, or the innermost snippet's. */
  readonly file: string;
  readonly scope: Scope;
  readonly snippets: SnippetTexts;
  /** Reads raw HTML; without it elements show their children. */
  readonly html: HtmlReader | undefined;
  /** What the configuration says of single dollar signs: see `math-door.ts`. */
  readonly latex: boolean | undefined;
  /** 2 where the page's title stands above the body: `# Heading` is then shown one level lower. */
  readonly topLevel: 1 | 2;
  /** The snippets around, outermost first: a snippet must not hold itself. */
  readonly trail: readonly string[];
}

/** One file of a page being read: the page's own, or a snippet inside of it. */
export class ParseContext {
  readonly source: ParseSource;
  readonly slugger: Slugger;
  readonly problems: PendingDiagnostic[];
  /** What the page holds so far. */
  readonly counts: {snippets: number};

  constructor(source: ParseSource, outer?: ParseContext) {
    this.source = source;
    this.slugger = outer?.slugger ?? new Slugger();
    this.problems = outer?.problems ?? [];
    this.counts = outer?.counts ?? {snippets: 0};
  }

  /** Reads on inside a snippet: ids and problems stay the page's, names are the snippet's. */
  inside(file: string, scope: Scope): ParseContext {
    return new ParseContext(
      {...this.source, file, scope, trail: [...this.source.trail, file]},
      this,
    );
  }

  /** Notes a problem at a line of the file. */
  report<C extends ContentCode>(code: C, line: number, ...details: ContentDetails<C>): void {
    this.problems.push(pendingDiagnostic(code, {file: this.source.file, line}, ...details));
  }
}
