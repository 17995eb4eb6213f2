import type {Around, Container} from './containers.js';
import type {FindFootnote} from './inlines.js';

/** The definition of a footnote: a container whose lines after the first are indented. */
export interface FootnoteContainer extends Container {
  readonly label: string;
}

/** Finds footnotes (`read-footnotes.ts`). */
export interface FootnoteReader {
  /** The definition that begins at an offset; undefined where none does. */
  readFootnote(around: Around, start: number): FootnoteContainer | undefined;
  /** Whether a definition begins with a line, so that it ends the paragraph before it. */
  opens(line: string): boolean;
  /** The label between brackets at an offset, with the offset after them. */
  referenceAt(text: string, at: number): {readonly label: string; readonly end: number} | undefined;
  /** The labels that a text seems to define. */
  labelsIn(text: string): ReadonlySet<string>;
  /**
   * Finds what refers to a footnote in a caption: the text around it has been lexed by then.
   * `others` are the labels that are defined in other parts of the text.
   */
  inCaptions(text: string, others: ReadonlySet<string>): FindFootnote;
}

/** How footnotes are found in one text. */
export interface FootnoteScan {
  readonly reader: FootnoteReader;
  /** The labels that are defined in other parts of the text. */
  readonly labels: ReadonlySet<string>;
}
