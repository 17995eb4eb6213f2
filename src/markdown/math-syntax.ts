import type {FindCodeEnd} from './code-spans.js';

/**
 * A formula in TeX: `$$…$$` on lines of its own or in a line of text, `<Latex>…</Latex>`, or `$…$`.
 */
export interface MathMark {
  readonly kind: 'math';
  /** The formula, without the delimiters. */
  readonly source: string;
  readonly end: number;
  /** Its delimiters are on lines of their own, so that it interrupts paragraphs. */
  readonly isBlock: boolean;
}

/**
 * Which pairs of single dollar signs enclose formulas: none; those that look like one, on a page
 * that certainly has others; or every pair without white space inside the signs, if the site asks
 * for it.
 */
export type SingleSigns = 'none' | 'likely' | 'all';

/** Finds formulas (`read-math.ts`). */
export interface MathReader {
  /** The formula that begins at a `$` or `<`; undefined where none does. */
  readMath(
    text: string,
    start: number,
    paragraphEnd: number,
    singles: SingleSigns,
    findCodeEnd: FindCodeEnd,
  ): MathMark | undefined;
  /** What single signs mean in a text. `latex` is the setting of the configuration. */
  singleSigns(text: string, latex: boolean | undefined): SingleSigns;
}

/** How formulas are found in one text. */
export interface MathScan {
  readonly reader: Pick<MathReader, 'readMath'>;
  readonly singles: SingleSigns;
}
