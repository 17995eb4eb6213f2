import type {Mark, Marks} from '../markdown/marks.js';
import {scanMarks} from '../markdown/scan.js';
import {partsOf, type FileParts} from './frontmatter.js';

interface Scan {
  readonly marks: Marks;
  readonly mathStarts: readonly number[];
}

/** A text, and what it contains outside of code: found once, when it is first needed. */
export class ScannedText {
  readonly text: string;
  #scan: Scan | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The tags, comments and expressions of the text; formulas are not known. */
  get marks(): Marks {
    return (this.#scan ??= scan(this.text)).marks;
  }

  /** The offsets of the dollar signs and `<Latex>` tags that may begin a formula. */
  get mathStarts(): readonly number[] {
    return (this.#scan ??= scan(this.text)).mathStarts;
  }
}

function scan(text: string): Scan {
  if (!/[<{$]/.test(text)) return {marks: new Map(), mathStarts: []};
  const mathStarts: number[] = [];
  const readMath = (_: string, start: number): undefined => {
    mathStarts.push(start);
  };
  return {marks: scanMarks(text, {math: {reader: {readMath}, singles: 'none'}}), mathStarts};
}

/**
 * A page file, or a snippet, that has been split. Everything that reads a page takes this, so that
 * its file is scanned once.
 */
export class ScannedPage {
  readonly text: string;
  readonly parts: FileParts;
  /** The text of its frontmatter. */
  readonly frontmatter: ScannedText;
  readonly body: ScannedText;

  constructor(text: string) {
    this.text = text;
    this.parts = partsOf(text);
    this.frontmatter = new ScannedText(this.parts.yaml ?? '');
    this.body = new ScannedText(this.parts.body);
  }

  /** The tags, comments and expressions in both parts of the file. */
  get marks(): readonly Mark[] {
    return this.texts.flatMap(({marks}) => [...marks.values()]);
  }

  /** Both parts of the file. */
  get texts(): readonly ScannedText[] {
    return [this.frontmatter, this.body];
  }
}
