/** A template that cannot be written as JSX. */
export class NoTemplate extends Error {}

const space = /\s*/y;
/** Tags that are in lines of text. */
const inlineStart = /^<(?:a|abbr|b|code|em|i|img|kbd|small|span|strong|sub|sup)\b/;
const inlineEnd = /<(?:\/(?:a|abbr|b|code|em|i|kbd|small|span|strong|sub|sup)|img\b[^<>]*)>$/;
/** What a tag is after in code; after anything else, `<` compares. */
const beforeTag = /(?:^|[([{,;=>&|?:]|\breturn)\s*$/;

/** Reads the text of a template, and the code in it, from one place to the next. */
export class TemplateCode {
  readonly text: string;
  at = 0;
  readonly #readTag: () => string;

  /** `readTag` writes a tag in code, which begins here. */
  constructor(text: string, readTag: () => string) {
    this.text = text;
    this.#readTag = readTag;
  }

  /** Whether a comment of HTML is skipped. */
  skipComment(): boolean {
    if (!this.text.startsWith('<!--', this.at)) return false;
    const end = this.text.indexOf('-->', this.at);
    this.at = end < 0 ? this.text.length : end + 3;
    return true;
  }

  /** White space: JSX leaves out lines that HTML shows as a space. */
  space(before: string): string {
    const found = this.match(space);
    if (!found.includes('\n')) return found;
    const after = this.text.slice(this.at, this.at + 40);
    const isInText = /[^\s>}]$/.test(before) || /^[^\s<{]/.test(after);
    const isBeside = inlineEnd.test(before.slice(-200)) || inlineStart.test(after);
    return isInText || isBeside ? ' ' : found;
  }

  /** The code between braces, whose tags are written as JSX; it begins at a brace. */
  braces(): string {
    this.at++;
    let written = '';
    for (let depth = 0; this.at < this.text.length;) {
      const one = this.text[this.at] ?? '';
      if (one === '}' && depth === 0) {
        this.at++;
        return written;
      }
      if (this.skipComment()) continue;
      if (/["'`]/.test(one)) written += this.string(one);
      else if (this.text.startsWith('//', this.at)) this.skipTo('\n');
      else if (this.text.startsWith('/*', this.at)) written += this.skipTo('*/');
      else if (one === '<' && this.#isTag(written)) written += this.#readTag();
      else {
        if (one === '{') depth++;
        if (one === '}') depth--;
        this.at++;
        written += one;
      }
    }
    throw new NoTemplate();
  }

  #isTag(before: string): boolean {
    const next = this.text[this.at + 1] ?? '';
    return /[A-Za-z>]/.test(next) && beforeTag.test(before.slice(-20));
  }

  /** Skips what is before a text, and that text. */
  skipTo(end: string): string {
    const found = this.text.indexOf(end, this.at);
    if (found < 0) throw new NoTemplate();
    const skipped = this.text.slice(this.at, found + end.length);
    this.at = found + end.length;
    return skipped;
  }

  /** A string or a template of code. */
  string(quote: string): string {
    const start = this.at++;
    let written = quote;
    while (this.at < this.text.length) {
      const one = this.text[this.at] ?? '';
      if (quote === '`' && this.text.startsWith('${', this.at)) {
        this.at++;
        written += `\${${this.braces()}}`;
        continue;
      }
      const length = one === '\\' ? 2 : 1;
      written += this.text.slice(this.at, this.at + length);
      this.at += length;
      if (one === quote) return written;
      if (one === '\n' && quote !== '`') break;
    }
    // An apostrophe in a text between tags is no string.
    this.at = start + 1;
    return quote;
  }

  /** What a pattern finds here; it is skipped. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}
