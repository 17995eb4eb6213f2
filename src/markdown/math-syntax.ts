/** A formula in TeX: `$$…$$` on lines of its own or in a line of text, `<Latex>…</Latex>`, or `$…$`. */
export interface MathMark {
  readonly kind: 'math';
  /** The formula, without the signs around it. */
  readonly source: string;
  readonly end: number;
  /** Its signs stand on lines of their own, so that it interrupts paragraphs. */
  readonly isBlock: boolean;
}

/**
 * Which pairs of single dollar signs stand around formulas: none; those that look like one, on a page that has others beyond
 * doubt; or every pair that hugs what stands between, as a site may ask for.
 */
export type SingleSigns = 'none' | 'likely' | 'all';

/** What finds formulas (`math.ts`). Few pages have any, so it is loaded only for those. */
export interface MathReader {
  /** The formula that begins at a `$` or `<`; undefined where none does. */
  readMath(
    text: string,
    start: number,
    paragraphEnd: number,
    singles: SingleSigns,
  ): MathMark | undefined;
  /** What single signs mean in a text. `latex` is what the configuration says of them. */
  singleSigns(text: string, latex: boolean | undefined): SingleSigns;
}

/** What is known of formulas: nothing, until the first page has some. */
export let mathReader: MathReader | undefined;

/** Makes formulas known. */
export function learnMath(reader: MathReader): void {
  mathReader = reader;
}

/** Whether a file may hold formulas. */
export function hasMath(text: string, latex: boolean | undefined): boolean {
  return (
    /\$\$|<Latex>/.test(text) || (text.includes('$') && (latex ?? /\\[A-Za-z]|[_^]\{/.test(text)))
  );
}
