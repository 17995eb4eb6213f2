import type {SourceLine} from './vitepress-lines.js';

/** Writes a text that is made of another one, and remembers where its lines are from. */
export class LineOutput {
  readonly #source: readonly SourceLine[];
  readonly #lines: SourceLine[] = [];
  #text = '';
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

  /** What was written into the line so far. */
  get line(): string {
    return this.#text;
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
  }
}
