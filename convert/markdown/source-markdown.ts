import type {Token, TokensList} from 'marked';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {OtherTool} from '../../src/diagnostics/help-url.js';
import type {HtmlChild} from './html-tree.js';

export type {Token, TokensList};

/** How another tool reads the text of one page. */
export interface SourceMarkdown {
  readonly tool: OtherTool;
  /** The file that the text is from. */
  readonly file: string;
  /** Whether single dollar signs enclose formulas. */
  readonly latex: boolean;
  readonly tokensOf: (text: string) => TokensList;
  /** What the tool shows for tokens: HTML as a browser reads it, with URLs from the root. */
  readonly htmlOf: (tokens: readonly Token[]) => readonly HtmlChild[];
  /**
   * The blocks from `at` on, if they are not converted as others are: such as a file that is
   * included, or tabs between two comments.
   */
  readonly special?: (tokens: readonly Token[], at: number) => SpecialBlocks | undefined;
}

/** Blocks that are converted in a way of their own. */
export interface SpecialBlocks {
  /** How many tokens they have. */
  readonly count: number;
  /** Writes them; `line` is their first line in the file, from 1. */
  readonly write: (writer: BlockWriter, line: number) => Promise<string>;
}

/** Writes the blocks of one text. */
export interface BlockWriter {
  /** What could not be carried over. */
  readonly notes: Diagnostic[];
  /** Writes blocks; `firstLine` is that of the first one in the file, from 1. */
  readonly convert: (tokens: readonly Token[], firstLine: number) => Promise<string>;
  /** Writes blocks that are in a component or an element. */
  readonly convertInside: (tokens: readonly Token[], firstLine: number) => Promise<string>;
}
