/**
 * What readers get of a text, as lines: each is a block with the lists, quotes and cells around it,
 * its text without line breaks, its links, images and emphasis. Texts of different tools that read
 * the same have the same lines; spaces, and how something is written, do not count.
 */
export type Reading = readonly string[];

/** Collects the lines of a reading. */
export class ReadingBuilder {
  readonly lines: string[] = [];
  readonly #around: string[] = [];
  #text = '';

  /** Adds text or a mark to the block. */
  add(text: string): void {
    this.#text += text;
  }

  /** Adds what is between two marks; nothing where that is nothing. */
  between(start: string, end: string, inner: () => void): void {
    const before = this.#text;
    this.#text = '';
    inner();
    const text = this.#text;
    const content = text.trim();
    const [space = ''] = /^\s*/.exec(text) ?? [];
    const marked = content === '' ? text : `${space}${start}${content}${end}`;
    this.#text = before + marked + text.slice(space.length + content.length);
  }

  /** Adds blocks inside something; `isKept` where it counts without content. */
  within(name: string, inner: () => void, isKept = false): void {
    this.end();
    this.#around.push(name);
    const count = this.lines.length;
    inner();
    this.end();
    if (isKept && count === this.lines.length) this.lines.push(this.#around.join('>'));
    this.#around.pop();
  }

  /** Adds a block that is only this line. */
  line(text: string): void {
    this.end();
    this.lines.push([...this.#around, text].join('>'));
  }

  /** Ends the block. */
  end(): void {
    const text = this.#text
      .replace(/[\s\u00A0]+/g, ' ')
      .replaceAll(/ ?⏎ ?/g, '⏎')
      .trim();
    this.#text = '';
    if (text !== '') this.lines.push([...this.#around, text].join('> '));
  }
}

/** A text in which nothing is a mark of a reading. */
export function literal(text: string): string {
  return text.replaceAll(/[*~`[\]$]/g, String.raw`\$&`);
}

/** The line of a block of code. */
export function codeLine(language: string, code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd());
  return `code ${language}: ${lines.join('\n').replace(/^\n+|\n+$/g, '')}`;
}
