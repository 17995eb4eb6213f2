import type {SourceLine} from './vitepress-lines.js';

/** So many letters of a line are looked at. */
const kept = 1000;

/** Writes a text that is made of another one, and remembers where its lines are from. */
export class LineOutput {
  readonly #source: readonly SourceLine[];
  readonly #lines: SourceLine[] = [];
  #text = '';
  #head = '';
  #tail = '';
  #first: number | undefined;
  /** The line of the other text that comes next. */
  #at = 0;
  #hasLess = false;

  constructor(source: readonly SourceLine[]) {
    this.#source = source;
  }

  /** The line of the other text that comes next. */
  get source(): SourceLine {
    return this.#source[this.#at] ?? {text: '', file: '', line: 1};
  }

  /** The beginning of the line, and the end of what was written into it so far. */
  get head(): string {
    return this.#head;
  }

  get tail(): string {
    return this.#tail;
  }

  /** Writes a part of the other text. */
  copy(text: string): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.#endLine();
      this.insert(part);
    }
  }

  /** Writes something else into the line. */
  insert(text: string): void {
    if (text !== '') this.#first ??= this.#at;
    this.#text += text;
    if (this.#head.length < kept) this.#head = (this.#head + text).slice(0, kept);
    this.#tail = (this.#tail + text).slice(-kept);
  }

  /** Leaves out a part of the other text. */
  skip(text: string): void {
    if (text === '') return;
    this.#first ??= this.#at;
    this.#at += text.split('\n').length - 1;
    this.#hasLess = true;
  }

  /** Takes back what was written at the end of the line. */
  takeBack(length: number): void {
    this.#text = this.#text.slice(0, this.#text.length - length);
    this.#tail = this.#tail.slice(0, this.#tail.length - length);
  }

  /** All lines. */
  end(): readonly SourceLine[] {
    this.#push();
    return this.#lines;
  }

  #endLine(): void {
    this.#push();
    this.#at++;
  }

  /** A line of which nothing is left is no line. */
  #push(): void {
    const {file, line} = this.#source[this.#first ?? this.#at] ?? this.source;
    const text = this.#hasLess ? this.#text.trimEnd() : this.#text;
    if (!this.#hasLess || text !== '') this.#lines.push({text, file, line});
    [this.#text, this.#first, this.#hasLess] = ['', undefined, false];
    [this.#head, this.#tail] = ['', ''];
  }
}
