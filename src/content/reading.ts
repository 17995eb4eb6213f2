import type {DiagnosticCode, DiagnosticDetails} from '../diagnostics/catalog.js';
import {diagnose, type Diagnostic} from '../diagnostics/diagnostic.js';
import {emptyScope, type Scope} from './scope.js';
import {Slugger} from './slug.js';
import type {SnippetTexts} from './snippets.js';

/** One file of a page being read: the page's own, or a snippet inside of it. */
export class Reading {
  /** The page's file, which relative addresses start from. */
  readonly page: string;
  /** The file that is read: the page's, or the innermost snippet's. */
  readonly file: string;
  readonly scope: Scope;
  readonly snippets: SnippetTexts;
  /** The snippets around, outermost first: a snippet must not hold itself. */
  readonly trail: readonly string[];
  readonly slugger: Slugger;
  readonly diagnostics: Diagnostic[];

  constructor(
    file: string,
    snippets: SnippetTexts = new Map(),
    scope = emptyScope,
    outer?: Reading,
  ) {
    this.page = outer?.page ?? file;
    this.file = file;
    this.scope = scope;
    this.snippets = snippets;
    this.trail = outer === undefined ? [] : [...outer.trail, file];
    this.slugger = outer?.slugger ?? new Slugger();
    this.diagnostics = outer?.diagnostics ?? [];
  }

  /** Reads on inside a snippet: ids and problems stay the page's, names are the snippet's. */
  inside(file: string, scope: Scope): Reading {
    return new Reading(file, this.snippets, scope, this);
  }

  /** Notes a problem at a line of the file. */
  report<C extends DiagnosticCode>(code: C, line: number, ...details: DiagnosticDetails<C>): void {
    this.diagnostics.push(diagnose(code, {file: this.file, line}, ...details));
  }
}
