import type {Icon} from './icon.js';
import type {DocNode} from './nodes.js';
import type {Target} from './target.js';

/** Frontmatter as written: scalars only, whatever the author put there (specification §2.2). */
export type Frontmatter = ReadonlyMap<string, string | number | boolean>;

/** One page, read and checked. */
export interface Page {
  /** Without extension or outer slashes. */
  readonly path: string;
  /** The file it was read from, relative to the folder of `docs.json`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly icon?: Icon;
  readonly mode: PageMode;
  readonly frontmatter: Frontmatter;
  readonly body: readonly DocNode[];
  readonly outline: readonly OutlineEntry[];
  readonly links: readonly PageLink[];
}

export type PageMode = 'default' | 'wide' | 'custom' | 'frame' | 'center';

/** A line of the list "On this page". */
export interface OutlineEntry {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

export interface PageLink {
  readonly target: Target;
  readonly line: number;
}
