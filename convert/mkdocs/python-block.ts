import type {ComponentAttributes} from '../markdown/component-html.js';
import type {Line} from './python-lines.js';

/** A block of a page, as Python-Markdown and its extensions read it. */
export type Block = {
  /** As written, without the indentation of what it is in. */
  readonly lines: readonly Line[];
} & BlockContent;

type BlockContent =
  | {readonly kind: 'space' | 'paragraph' | 'rule' | 'table' | 'contents'}
  | {
      readonly kind: 'definition';
      readonly label: string;
      readonly href: string;
      readonly count: number;
    }
  | {readonly kind: 'abbreviation'; readonly name: string; readonly meaning: string}
  | {readonly kind: 'heading'; readonly level: number; readonly text: string}
  | {
      readonly kind: 'code';
      readonly info: string;
      readonly code: string;
      readonly isFenced: boolean;
    }
  | {
      readonly kind: 'html';
      /** The fenced code that is in it, which is read before HTML is. */
      readonly codes: readonly Block[];
    }
  | {readonly kind: 'math'; readonly tex: string}
  | {readonly kind: 'quote'; readonly blocks: readonly Block[]}
  | ListContent
  | MarkupContent
  | BoxContent
  | {readonly kind: 'tabs'; readonly tabs: readonly TabContent[]}
  | {readonly kind: 'terms'; readonly entries: readonly TermEntry[]}
  | {readonly kind: 'footnote'; readonly label: string; readonly blocks: readonly Block[]}
  | {readonly kind: 'autodoc'; readonly name: string};

export interface ListContent {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

/** An element of HTML with Markdown in it. */
export interface MarkupContent {
  readonly kind: 'markup';
  readonly tag: string;
  /** Its opening tag, without the attribute that asks for Markdown. */
  readonly open: string;
  /** How many lines are before its content. */
  readonly linesBefore: number;
  /** Whether its content is a line of text. */
  readonly isLine: boolean;
  readonly content: readonly Line[];
  readonly blocks: readonly Block[];
}

/** A block that is a component here, such as an admonition. */
export interface BoxContent {
  readonly kind: 'box';
  readonly name: string;
  readonly attributes: ComponentAttributes;
  readonly linesBefore: number;
  readonly blocks: readonly Block[];
  /** Whether it is a quote that begins with a mark such as `[!NOTE]`, as it may be here. */
  readonly isQuote?: boolean;
}

export interface TabContent {
  readonly attributes: ComponentAttributes;
  readonly linesBefore: number;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
}

/** A term of a list of definitions, or one of its definitions. */
export type TermEntry = {readonly term: Line} | {readonly blocks: readonly Block[]};

/** The blocks that are directly in a block. */
export function blocksIn(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'quote':
    case 'markup':
    case 'box':
    case 'footnote':
      return block.blocks;
    case 'html':
      return block.codes;
    case 'list':
      return block.items.flat();
    case 'tabs':
      return block.tabs.flatMap(({blocks}) => blocks);
    case 'terms':
      return block.entries.flatMap((entry) => ('blocks' in entry ? entry.blocks : []));
    default:
      return [];
  }
}

/** Blocks and all that are in them, in the order of the page. */
export function* allBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* allBlocks(blocksIn(block));
  }
}
