import {
  problem,
  type ContentCode,
  type ContentDetails,
  type Problem,
} from '../diagnostics/problem.js';
import type {HtmlReader} from './html-door.js';
import type {Scope} from './scope.js';
import {Slugger} from './slug.js';
import type {SnippetTexts} from './snippets.js';

/** A file of a page, with what it may use. */
export interface Source {
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
export class Reading {
  readonly source: Source;
  readonly slugger: Slugger;
  readonly problems: Problem[];
  /** What the page holds so far. */
  readonly counts: {snippets: number};

  constructor(source: Source, outer?: Reading) {
    this.source = source;
    this.slugger = outer?.slugger ?? new Slugger();
    this.problems = outer?.problems ?? [];
    this.counts = outer?.counts ?? {snippets: 0};
  }

  /** Reads on inside a snippet: ids and problems stay the page's, names are the snippet's. */
  inside(file: string, scope: Scope): Reading {
    return new Reading({...this.source, file, scope, trail: [...this.source.trail, file]}, this);
  }

  /** Notes a problem at a line of the file. */
  report<C extends ContentCode>(code: C, line: number, ...details: ContentDetails<C>): void {
    this.problems.push(problem(code, {file: this.source.file, line}, ...details));
  }
}
