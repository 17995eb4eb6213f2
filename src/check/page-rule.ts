import type {Page} from '../content/page.js';
import type {Fix} from '../diagnostics/diagnostic.js';
import type {CheckCode, CheckDetails} from './check-code.js';
import type {LocatedNode} from './located-nodes.js';

/** A file of a site, read without the snippets that it includes: those are files of their own. */
export interface CheckedFile {
  readonly page: Page;
  readonly nodes: readonly LocatedNode[];
  readonly lines: readonly string[];
  /** The line on which the body begins. */
  readonly bodyLine: number;
  readonly isSnippet: boolean;
  readonly includesSnippets: boolean;
}

/** A place in a line of the file, with a change there that is safe to make without asking. */
export interface FixablePlace {
  readonly line: number;
  readonly column: number;
  readonly fix: Fix;
}

/** Reports a problem at a line of the file. */
export type ReportAt<C extends CheckCode> = (
  line: number | FixablePlace,
  ...details: CheckDetails<C>
) => void;

/** Something that a file should do or avoid. */
export interface PageRule<C extends CheckCode = CheckCode> {
  readonly code: C;
  readonly check: (file: CheckedFile, report: ReportAt<C>) => void;
}

/** A rule whose reports have the details of its code. */
export function pageRule<C extends CheckCode>(
  code: C,
  check: (file: CheckedFile, report: ReportAt<C>) => void,
): PageRule {
  // Rules of all codes are in one list; each is called with the reporter of its own code only.
  return {code, check};
}

/** Whether a page documents an operation or a schema of an API. */
export function isApiPage({frontmatter}: Page): boolean {
  return ['api', 'openapi', 'openapi-schema'].some((name) => frontmatter.has(name));
}
