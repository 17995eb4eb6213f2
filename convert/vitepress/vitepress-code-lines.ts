import {FenceLines} from '../markdown/fence-lines.js';

const vPreStart = /^[ \t]*(:{3,})[ \t]*v-pre\b/;

/** Tells lines of code from others, line by line. */
export class CodeLines {
  readonly #fences = new FenceLines();
  /** The colons of a container in which braces are text. */
  #vPre = '';
  /** Whether the lines before are blank or indented code, and whether they are of a list. */
  #isAfterBlank = true;
  #isInList = false;

  /** Whether braces are text here. */
  get isVPre(): boolean {
    return this.#vPre !== '';
  }

  /** Whether the next line is code. */
  isCode(line: string): boolean {
    if (this.#fences.isCode(line)) return true;
    const [, colons] = vPreStart.exec(line) ?? [];
    if (colons !== undefined) this.#vPre = colons;
    else if (this.#vPre !== '' && line.trim() === this.#vPre) this.#vPre = '';
    return this.#isIndentedCode(line);
  }

  /** Whether a line outside of code blocks is code since it is indented. */
  #isIndentedCode(line: string): boolean {
    if (line.trim() === '') {
      this.#isAfterBlank = true;
      return false;
    }
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (isIndented && this.#isAfterBlank && !this.#isInList) return true;
    if (/^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) this.#isInList = true;
    else if (this.#isAfterBlank && /^\S/.test(line)) this.#isInList = false;
    this.#isAfterBlank = false;
    return false;
  }
}
