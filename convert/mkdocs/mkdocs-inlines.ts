import {isAttributes, readAttributes} from './mkdocs-attributes.js';
import {isPossibleId} from './mkdocs-heading.js';
import {emojiOf, isIconCode, type IconTags} from './mkdocs-icons.js';
import {imageAt} from './mkdocs-image.js';
import {issueAt, namedIssueAt} from './mkdocs-issues.js';
import {keysHtml} from './mkdocs-keys.js';
import {symbolAt} from './mkdocs-symbols.js';
import type {Features} from './python-reader.js';

/** What the text of a page depends on. */
export interface InlineContext {
  readonly features: Features;
  readonly icons: IconTags;
  /** Abbreviations of the page → what they mean. */
  readonly abbreviations: ReadonlyMap<string, string>;
  /** The URL of the repository that numbers such as `#12` are of. */
  readonly repository: string | undefined;
  /** The labels of links of the page, in small letters. */
  readonly labels: ReadonlySet<string>;
}

/**
 * A text of a page in which what extensions add to Markdown is written as it is here. Code, URLs
 * and formulas stay as they are, and so do line breaks.
 */
export function inlinesHere(text: string, context: InlineContext): string {
  return new InlineWriter(text, context).write();
}

const destination = /\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/y;
const tag = /<\/?[a-z][^<>]*>|<https?:[^<>\s]*>/iy;
const url = /https?:\/\/[^\s<>]*[^\s<>.,;:!?"')\]*_`]/y;
const name = /:([a-z0-9+][\w+-]*):(?:\{:?([^{}\n]*)\})?/iy;
const keys = /\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+/y;
const math = /\$(?=\S)[^$\n]+\$(?!\d)/y;
const attributes = /\{:?([^{}\n]+)\}/y;
const reference = /\]([ \n])(?=\[([^[\]\n]+)\])/y;

/** Marks around a text → the element that it is. */
const marks: readonly (readonly [
  mark: string,
  tag: string,
  feature: 'mark' | 'caret' | 'tilde',
])[] = [
  ['==', 'mark', 'mark'],
  ['^^', 'ins', 'caret'],
  ['^', 'sup', 'caret'],
  ['~', 'sub', 'tilde'],
];

class InlineWriter {
  readonly #text: string;
  readonly #context: InlineContext;
  #at = 0;
  #written = '';
  /** Where the brackets begin that are open. */
  readonly #brackets: number[] = [];
  /** Marks that the rest of the text does not have. */
  readonly #missing = new Set<string>();

  constructor(text: string, context: InlineContext) {
    this.#text = text;
    this.#context = context;
  }

  write(): string {
    while (this.#at < this.#text.length) {
      const [length, replacement] = this.#next();
      const from = this.#at;
      this.#at += length;
      this.#written += replacement ?? this.#text.slice(from, this.#at);
    }
    return this.#written;
  }

  /** How many characters are next, and what replaces them. */
  #next(): readonly [number, string?] {
    const {features} = this.#context;
    const character = this.#text[this.#at] ?? '';
    switch (character) {
      case '`':
        return this.#code();
      case '\\':
        return this.#escape();
      case '<': {
        const symbol = this.#symbol();
        const comment = this.#comment();
        if (comment !== undefined) return [comment];
        const found = this.#match(tag);
        if (found) return [found[0].length, withoutMarkdown(found[0])];
        return symbol ?? [1];
      }
      case '!':
        return (
          imageAt(this.#text, this.#at, this.#context.features.has('attr_list')) ??
          this.#issue() ?? [1]
        );
      case '[':
        this.#brackets.push(this.#at + 1);
        return [1];
      case ']':
        return this.#bracket();
      case '$': {
        const found = features.has('math') ? this.#match(math) : undefined;
        return [found?.[0].length ?? 1];
      }
      case ':':
        return (features.has('emoji') ? this.#named() : undefined) ?? [1];
      case '+': {
        const found = features.has('keys') ? this.#match(keys) : undefined;
        if (found) return [found[0].length, keysHtml(found[1] ?? '')];
        return this.#symbol() ?? [1];
      }
      case '{':
        // Here, it would begin an expression.
        return this.#attributes() ?? [1, String.raw`\{`];
      case '#':
      case '@':
      case '?':
        return this.#issue() ?? [1];
    }
    return this.#marked(character) ?? this.#symbol() ?? this.#word(character);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text) ?? undefined;
  }

  /** The end of a text in brackets, and what follows it. */
  #bracket(): readonly [number, string?] {
    const start = this.#brackets.pop() ?? this.#at;
    const found = this.#match(destination);
    if (found) return [found[0].length];
    const {labels} = this.#context;
    // Between a text and its label, there may be a space.
    const [, space, label] = this.#match(reference) ?? [];
    // A label itself, or the box of a task, has none.
    const isText =
      this.#text[start - 2] !== ']' && !/^[ x]?$/i.test(this.#text.slice(start, this.#at));
    if (isText && space !== undefined && labels.has(label?.toLowerCase() ?? '')) {
      return [2, space === ' ' ? ']' : '\n]'];
    }
    // Here, what follows a label directly would be one.
    const isBeforeNote = this.#text.startsWith('][^', this.#at);
    const own = isBeforeNote ? this.#text.slice(start, this.#at).toLowerCase() : '';
    return labels.has(own) ? [1, '][]'] : [1];
  }

  /** The length of a comment. */
  #comment(): number | undefined {
    if (!this.#text.startsWith('<!--', this.#at) || this.#missing.has('-->')) return undefined;
    const end = this.#text.indexOf('-->', this.#at);
    if (end === -1) this.#missing.add('-->');
    return end === -1 ? undefined : end + 3 - this.#at;
  }

  #code(): readonly [number, string?] {
    let end = this.#at;
    while (this.#text[end] === '`') end++;
    const ticks = this.#text.slice(this.#at, end);
    if (this.#missing.has(ticks)) return [ticks.length];
    for (let at = this.#text.indexOf(ticks, end); at !== -1;) {
      let stop = at;
      while (this.#text[stop] === '`') stop++;
      if (stop - at === ticks.length) {
        const code = this.#text.slice(end, at);
        const plain = this.#context.features.has('inlinehilite')
          ? code.replace(/^(?:#!|:::)[\w+-]+ (?=\S)/, '')
          : code;
        const space = plain !== code && plain.startsWith('`') ? ' ' : '';
        return [stop - this.#at, ticks + space + plain + ticks];
      }
      at = this.#text.indexOf(ticks, stop);
    }
    this.#missing.add(ticks);
    return [ticks.length];
  }

  #escape(): readonly [number, string?] {
    const isMath = this.#context.features.has('math') && this.#text.startsWith('\\(', this.#at);
    if (isMath && !this.#missing.has('\\)')) {
      const end = this.#text.indexOf('\\)', this.#at);
      if (end === -1) this.#missing.add('\\)');
      else {
        return [end + 2 - this.#at, `$${this.#text.slice(this.#at + 2, end).trim()}$`];
      }
    }
    // Before other characters, a backslash is one.
    const isText = /["$%&',/:;<=?@]/.test(this.#text[this.#at + 1] ?? '');
    return isText ? [1, String.raw`\\`] : [2];
  }

  /** An icon or an emoji. */
  #named(): readonly [number, string?] | undefined {
    const found = this.#match(name);
    if (!found) return undefined;
    const [whole, own = '', braces] = found;
    const length = braces === undefined || isAttributes(braces) ? whole.length : own.length + 2;
    if (isIconCode(own)) {
      const icon = this.#context.icons.get(own);
      if (icon !== undefined) return [length, `<Icon ${icon} />`];
      // Without it, the space after it would be one too many, and what is next could be a mark.
      const space = this.#text[this.#at + length] === ' ' ? 1 : 0;
      const isFirst = /(?:^|\n) *$/.test(this.#text.slice(Math.max(0, this.#at - 9), this.#at));
      const isMark = /^[-+*#>]/.test(
        this.#text.slice(this.#at + length + space, this.#at + length + space + 1),
      );
      return [length + space, isFirst && isMark ? '\\' : ''];
    }
    const emoji = emojiOf(own);
    return emoji === undefined ? undefined : [length, emoji];
  }

  /** Attributes of what is before them. */
  #attributes(): readonly [number, string?] | undefined {
    if (!this.#context.features.has('attr_list')) return undefined;
    const found = this.#match(attributes);
    if (!found || !isAttributes(found[0].slice(1, -1))) return undefined;
    const before = this.#text.slice(Math.max(0, this.#at - 100), this.#at);
    const isLine = /(?:^|\n) *$/.test(before) && /^ *(?:\n|$)/.test(this.#rest(found[0].length));
    if (!isLine && !/[)\]*_`>=~^+:]$/.test(before)) return undefined;
    // Links may lead to it.
    const {id} = readAttributes(found[1] ?? '');
    return [found[0].length, isPossibleId(id) ? `<a id="${id}"></a>` : ''];
  }

  #rest(length: number): string {
    return this.#text.slice(this.#at + length, this.#at + length + 100);
  }

  /** The number of an issue, or the name of a user. */
  #issue(): readonly [number, string?] | undefined {
    const {repository} = this.#context;
    if (repository === undefined || this.#brackets.length > 0) return undefined;
    return issueAt(this.#text, this.#at, repository);
  }

  /** A text between two marks. */
  #marked(character: string): readonly [number, string?] | undefined {
    for (const [mark, element, feature] of marks) {
      if (character !== mark[0] || !this.#context.features.has(feature)) continue;
      if (!this.#text.startsWith(mark, this.#at) || this.#missing.has(mark)) continue;
      const start = this.#at + mark.length;
      const end = this.#text.indexOf(mark, start);
      if (end === -1) {
        this.#missing.add(mark);
        continue;
      }
      const inner = this.#text.slice(start, end);
      if (mark === '~' && (inner === '' || this.#text[end + 1] === '~')) {
        // Two are a text that is struck through, as here.
        return [2];
      }
      if (inner === '' || inner.includes('\n\n') || inner !== inner.trim()) continue;
      if (mark.length === 1 && /\s/.test(inner)) continue;
      const written = inlinesHere(inner, this.#context);
      return [end + mark.length - this.#at, `<${element}>${written}</${element}>`];
    }
    return undefined;
  }

  #symbol(): readonly [number, string?] | undefined {
    if (!this.#context.features.has('smartsymbols')) return undefined;
    const found = symbolAt(this.#text, this.#at);
    return found && [found.length, found.symbol];
  }

  /** A word, which may be an abbreviation, or the rest of a URL. */
  #word(character: string): readonly [number, string?] {
    if (!/\w/.test(character)) return [1];
    const found = character === 'h' ? this.#match(url) : undefined;
    if (found) {
      // Without the extension, a URL is a text.
      const isText = !this.#context.features.has('links') && this.#brackets.length === 0;
      return [found[0].length, isText ? found[0].replace(':', String.raw`\:`) : found[0]];
    }
    const {abbreviations, repository} = this.#context;
    const isOpen = repository !== undefined && this.#brackets.length === 0;
    const issue = isOpen ? namedIssueAt(this.#text, this.#at) : undefined;
    if (issue) return issue;
    let end = this.#at;
    while (/\w/.test(this.#text[end] ?? '')) end++;
    if (this.#brackets.length > 0 || abbreviations.size === 0) return [end - this.#at];
    for (const [short, meaning] of abbreviations) {
      if (short[0] !== character || !this.#text.startsWith(short, this.#at)) continue;
      if (/\w/.test(this.#text[this.#at + short.length] ?? '')) continue;
      const title = meaning.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return [short.length, `<abbr title="${title}">${short}</abbr>`];
    }
    return [end - this.#at];
  }
}

function withoutMarkdown(written: string): string {
  return written.replace(/\s+markdown(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?(?=[\s/>])/, '');
}
