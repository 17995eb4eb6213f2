import type {Icon} from '../shared/icon.js';
import type {DocNode} from './nodes.js';

/** Frontmatter as written, whatever the author put there. */
export type Frontmatter = ReadonlyMap<string, FrontmatterValue>;

/** A value of frontmatter: a scalar, a list or an object. */
export type FrontmatterValue =
  | FrontmatterScalar
  | readonly FrontmatterValue[]
  | ReadonlyMap<string, FrontmatterValue>;

export type FrontmatterScalar = string | number | boolean;

/** One page, read and checked. */
export interface Page {
  /** Without extension or outer slashes. */
  readonly path: string;
  /** The file it was read from, relative to the folder of `docs.json`. */
  readonly file: string;
  /** Empty when neither the frontmatter nor the body names one: the path's last part must do. */
  readonly title: string;
  /** The title is a heading of the body, so that it need not be shown above it. */
  readonly hasOwnTitle: boolean;
  /** What the frontmatter says of the page, in Markdown. */
  readonly description: readonly DocNode[];
  /** What describes the page to programs where its frontmatter does not: words of an API file. */
  readonly summary?: string;
  readonly icon?: Icon;
  readonly mode: PageMode;
  readonly frontmatter: Frontmatter;
  readonly body: readonly DocNode[];
  /** The body in the parts it was read in: usually one. */
  readonly slices: readonly (readonly DocNode[])[];
  readonly outline: readonly OutlineEntry[];
  /** What its `<style>` elements contain, each text once. */
  readonly styles?: readonly PageStyle[];
}

/** A style sheet that is written in a page. */
export interface PageStyle {
  readonly css: string;
  /** The media for which it applies; empty for all. */
  readonly media: string;
  /** The file that it is written in: the page's, or that of a snippet. */
  readonly file: string;
  /** The line of the file on which the CSS begins. */
  readonly line: number;
}

export type PageMode = 'default' | 'wide' | 'custom' | 'frame' | 'center';

/** Whether the title and description of a page in this mode are shown above its body. */
export function hasHead(mode: PageMode): boolean {
  return mode !== 'custom' && mode !== 'frame';
}

/** A line of the list "On this page". */
export interface OutlineEntry {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Components that are shown beside the text where there is space. */
const ofRail = /^(?:RequestExample|ResponseExample|Panel)$/;

/** Whether a node is shown beside the text. */
export function isOfRail(node: DocNode): boolean {
  return node.kind === 'component' && ofRail.test(node.name);
}

/**
 * Whether something of the page is shown beside its text, instead of the outline. Of a long page
 * only the first slice counts: columns must not change while the rest is read.
 */
export function hasRail({mode, slices: [first = []]}: Page): boolean {
  return mode === 'default' && first.some(isOfRail);
}
