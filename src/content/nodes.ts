import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';
import type {AttributeType, ComponentName, components} from './components.js';
import type {ElementBehavior, ReaderHost} from './interactive.js';

/**
 * What a page is made of: a closed union, so that every `switch` over `kind` can end in `satisfies
 * never`.
 */
export type DocNode =
  | BlockNode
  | InlineNode
  | MathNode
  | HtmlNode
  | ComponentNode
  | DeferredNode
  | InteractiveNode
  | KeyedNode
  | FootnotesNode
  | FootnoteNode;

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | CodeBlockNode
  | ListNode
  | TableNode
  | QuoteNode
  | RuleNode;

export type InlineNode =
  | TextNode
  | BreakNode
  | CodeNode
  | ImageNode
  | LinkNode
  | TaskNode
  | StyledNode
  | FootnoteLinkNode;

/** Where a node is written. */
export interface SourcePosition {
  /** From 1. */
  readonly line: number;
  /** The snippet that it is written in, as in `SnippetTexts`; missing for the page's own file. */
  readonly file?: string;
}

export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
}

export interface BreakNode {
  readonly kind: 'break';
}

export interface CodeNode {
  readonly kind: 'code';
  readonly text: string;
}

export interface ImageNode extends SourcePosition {
  readonly kind: 'image';
  readonly target: Target;
  readonly alt: string;
  readonly title?: string;
}

export interface LinkNode extends SourcePosition {
  readonly kind: 'link';
  readonly target: Target;
  readonly title?: string;
  readonly children: readonly DocNode[];
}

/** The box of a task list's item. */
export interface TaskNode {
  readonly kind: 'task';
  readonly done: boolean;
}

export interface StyledNode {
  readonly kind: 'strong' | 'emphasis' | 'strike';
  readonly children: readonly DocNode[];
}

/**
 * A link from a text to a footnote, which has an id of its own, or back from a footnote to the
 * text. `number` is that of the footnote; of the second link back it ends with `-2`.
 */
export interface FootnoteLinkNode {
  readonly kind: 'footnote-link';
  readonly number: string;
  readonly id?: string;
  /** The id that it leads to. */
  readonly to: string;
}

/** The footnotes of a page, at its end. */
export interface FootnotesNode {
  readonly kind: 'footnotes';
  readonly children: readonly FootnoteNode[];
}

export interface FootnoteNode {
  readonly kind: 'footnote';
  readonly id: string;
  readonly children: readonly DocNode[];
}

export interface ParagraphNode {
  readonly kind: 'paragraph';
  readonly line: number;
  readonly children: readonly DocNode[];
}

export interface HeadingNode {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Unique on the page. */
  readonly id: string;
  /** Another id that links may use. */
  readonly alias?: string;
  readonly authorStyles?: AuthorStyles;
  readonly behavior?: ElementBehavior;
  readonly line: number;
  readonly children: readonly DocNode[];
  /** Whether the interface says it on many pages: no search finds it. */
  readonly isLabel?: true;
}

/** Classes and style that an author gave to a heading or a component. */
export interface AuthorStyles {
  readonly classes: string;
  readonly style: ReadonlyMap<string, string>;
}

/** A fenced block. `title` is the text after the language, or its `title="…"`. */
export interface CodeBlockNode extends SourcePosition {
  readonly kind: 'code-block';
  readonly language: string;
  readonly title: string;
  /** The other options of its first line, as written: see `code-options.ts`. */
  readonly options: string;
  readonly code: string;
}

/** A formula, in a line of text or on its own. */
export interface MathNode {
  readonly kind: 'math';
  readonly tex: string;
  readonly isBlock: boolean;
}

export interface ListNode {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  readonly items: readonly (readonly DocNode[])[];
}

export interface TableNode {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (readonly DocNode[])[])[];
}

export interface TableColumn {
  readonly align: 'left' | 'center' | 'right' | undefined;
  readonly children: readonly DocNode[];
}

export interface QuoteNode {
  readonly kind: 'quote';
  readonly children: readonly DocNode[];
}

export interface RuleNode {
  readonly kind: 'rule';
}

/** A text, a resolved URL, or the candidates of a `srcset`. */
export type HtmlValue = string | Target | readonly ImageCandidate[];

/** One image of a `srcset`, with its descriptor (`2x`, `640w`). */
export interface ImageCandidate {
  readonly target: Target;
  readonly descriptor: string;
}

/**
 * An HTML element of the allow-list (`html-elements.ts`), or a part of an SVG (`svg.ts`); its
 * attributes are checked, its URLs resolved.
 */
export interface HtmlNode extends SourcePosition {
  readonly kind: 'html';
  readonly tag: string;
  /** Whether it is part of a line of text. */
  readonly isInline: boolean;
  readonly attributes: ReadonlyMap<string, HtmlValue>;
  readonly style: ReadonlyMap<string, string>;
  readonly behavior?: ElementBehavior;
  readonly children: readonly DocNode[];
}

/** A component of the table in `components.ts`, with attributes of the types named there. */
export type ComponentNode = {
  [N in ComponentName]: SourcePosition & {
    readonly kind: 'component';
    readonly name: N;
    readonly attributes: Attributes<N>;
    readonly authorStyles?: AuthorStyles;
    readonly behavior?: ElementBehavior;
    readonly children: readonly DocNode[];
  };
}[ComponentName];

/** A component of a page's code that may change when the reader acts. */
export interface InteractiveNode {
  readonly kind: 'interactive';
  /** What it shows before the reader acts. */
  readonly children: readonly DocNode[];
  readonly component: InteractiveComponent;
}

/** A list in such a component, whose items keep their elements when their order changes. */
export interface KeyedNode {
  readonly kind: 'keyed';
  /** Of each item. */
  readonly keys: readonly string[];
  readonly items: readonly (readonly DocNode[])[];
  /** The nodes of all items. */
  readonly children: readonly DocNode[];
}

/** A component while it is shown. */
export interface InteractiveComponent {
  /** What it shows now. */
  readonly nodes: readonly DocNode[];
  /**
   * Begins: `changed` is called when there are other nodes. Returns what ends it. A component that
   * begins again has its first state again, as in React.
   */
  connect(host: ReaderHost, changed: () => void): () => void;
}

/**
 * Content that is made when the reader opens it: schemas of an API may contain themselves, and very
 * much.
 */
export interface DeferredNode {
  readonly kind: 'deferred';
  readonly title: string;
  /** Whether it contains what has an id, so that a link to that opens it. */
  readonly holds: (id: string) => boolean;
  readonly isOpen: boolean;
  readonly read: () => readonly DocNode[];
}

/** The value of an attribute by its type, as a template gets it. URLs are resolved. */
interface AttributeValues {
  text: string;
  number: number;
  flag: boolean;
  list: readonly string[];
  link: Target;
  image: Target;
  icon: Icon;
  markdown: readonly DocNode[];
}

type Rules<N extends ComponentName> = (typeof components)[N]['attributes'];

type ValueOf<R> = R extends {type: infer T extends AttributeType} ? AttributeValues[T] : never;

/**
 * The attributes of a component as a template gets them: a required one is always there, the others
 * may be missing.
 */
export type Attributes<N extends ComponentName> = {
  readonly [A in keyof Rules<N> as Rules<N>[A] extends {isRequired: true} ? A : never]: ValueOf<
    Rules<N>[A]
  >;
} & {
  readonly [A in keyof Rules<N> as Rules<N>[A] extends {isRequired: true} ? never : A]?: ValueOf<
    Rules<N>[A]
  >;
};
