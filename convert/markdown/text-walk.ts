import {codeFinder} from '../../src/markdown/code-spans.js';
import {lineAt} from '../../src/markdown/line-rules.js';
import {paragraphEnds} from '../../src/markdown/paragraph-ends.js';
import {skipFence} from '../../src/markdown/scan.js';

/** The first line of a block of code, and the lines of its code. */
export interface WrittenCode {
  /** What is after the fence. */
  readonly info: string;
  readonly lines: readonly string[];
}

/** What replaces a part of a text: its end, and the new text. */
export interface Replaced {
  readonly end: number;
  readonly text: string;
}

/** How a text is changed outside of its code. */
export interface WalkHooks {
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
  /** What replaces the beginning of a line. */
  readonly line?: (line: string, at: number) => Replaced | undefined;
  /** What replaces a tag or an expression that begins here. */
  readonly mark?: (at: number) => Replaced | undefined;
  /** A block of code as it is to be written; the lines of one in a quote are not given. */
  readonly code?: (code: WrittenCode, at: number) => WrittenCode;
  /** What replaces a link as a whole whose text begins here. */
  readonly bracket?: (at: number) => Replaced | undefined;
}

const special = /[\n\\`<{![\]]/g;
const definition = /^( {0,3}\[(?!\^)[^\]]+\]:[ \t]*)(<[^<>]*>|\S+)/;
const target = /\(([ \t]*\n?[ \t]*)(<[^<>\n]*>|(?:[^\s()<>]|\((?:[^\s()]|\([^\s()]*\))*\))+)/y;
const imageEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)(?:[?#].*)?$/i;

/** Changes the URLs, the blocks of code and the marks of a text, and nothing inside of code. */
export class Walker {
  readonly #text: string;
  readonly #hooks: WalkHooks;
  readonly #findCodeEnd: ReturnType<typeof codeFinder>;

  constructor(text: string, hooks: WalkHooks) {
    this.#text = text;
    this.#hooks = hooks;
    this.#findCodeEnd = codeFinder(text);
  }

  /** The part of the text between two offsets as it is to be written. */
  walk(from: number, to: number): string {
    const text = this.#text;
    let written = '';
    let kept = from;
    let paragraphEnd = -1;
    let brackets: boolean[] = [];
    let isLineStart = from === 0 || text[from - 1] === '\n';
    const put = (start: number, replaced: Replaced) => {
      written += text.slice(kept, start) + replaced.text;
      kept = replaced.end;
      return replaced.end;
    };
    const endOfParagraph = paragraphEnds(text);
    for (let at = from; at < to;) {
      if (isLineStart) {
        isLineStart = false;
        const fence = this.#fence(at, to);
        if (fence) {
          at = put(at, fence);
          isLineStart = true;
          continue;
        }
        const line = lineAt(text, at, to);
        const replaced = this.#hooks.line?.(line, at) ?? this.#definition(line, at);
        if (replaced) {
          at = put(at, replaced);
          isLineStart = text[at - 1] === '\n';
          continue;
        }
      }
      special.lastIndex = at;
      at = Math.min(special.exec(text)?.index ?? to, to);
      if (at >= to) break;
      if (paragraphEnd <= at) {
        paragraphEnd = endOfParagraph(at);
        brackets = [];
      }
      switch (text[at]) {
        case '\n':
          isLineStart = true;
          at++;
          break;
        case '\\':
          at += text[at + 1] === '\n' ? 1 : 2;
          break;
        case '`':
          at = this.#findCodeEnd(at, Math.min(paragraphEnd, to));
          break;
        case '!':
          if (text[at + 1] === '[') brackets.push(true);
          at += text[at + 1] === '[' ? 2 : 1;
          break;
        case '[': {
          const replaced = this.#hooks.bracket?.(at);
          if (replaced) at = put(at, replaced);
          else {
            brackets.push(false);
            at++;
          }
          break;
        }
        case ']': {
          const isImage = brackets.pop();
          const replaced = isImage === undefined ? undefined : this.#target(at + 1, isImage);
          at = replaced ? put(at + 1, replaced) : at + 1;
          break;
        }
        default: {
          const replaced = this.#hooks.mark?.(at);
          at = replaced ? put(at, replaced) : at + 1;
        }
      }
    }
    return written + text.slice(Math.min(kept, to), to);
  }

  /** The URL in parentheses after the text of a link. */
  #target(at: number, isImage: boolean): Replaced | undefined {
    target.lastIndex = at;
    const [whole, space = '', url = ''] = target.exec(this.#text) ?? [];
    if (whole === undefined) return undefined;
    return {end: at + whole.length, text: `(${space}${this.#newUrl(url, isImage)}`};
  }

  #definition(line: string, at: number): Replaced | undefined {
    const [whole, before = '', url = ''] = definition.exec(line) ?? [];
    if (whole === undefined) return undefined;
    return {end: at + whole.length, text: before + this.#newUrl(url, imageEnding.test(url))};
  }

  #newUrl(written: string, isImage: boolean): string {
    const url = written.replace(/^<(.*)>$/s, '$1').replaceAll(/\\([()_*&])/g, '$1');
    const {link, asset} = this.#hooks;
    const changed = isImage ? asset(url) : link(url);
    if (changed === url) return written;
    return /[\s()<>]/.test(changed) ? `<${changed}>` : changed;
  }

  /** A block of code that begins in the line at an offset. */
  #fence(at: number, to: number): Replaced | undefined {
    const text = this.#text;
    const end = skipFence(text, at);
    if (end === undefined) return undefined;
    const first = lineAt(text, at, to);
    const [, before = '', fence = '', info = ''] =
      /^((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*)(`{3,}|~{3,})(.*)$/.exec(first) ?? [];
    const body = text.slice(at + first.length + 1, Math.min(end, to));
    const isQuoted = before.includes('>');
    const lines = body.replace(/\n$/, '').split('\n');
    const isClosed = /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(lines.at(-1) ?? '');
    const code = isClosed ? lines.slice(0, -1) : lines;
    const written = {info, lines: isQuoted ? [] : code};
    const carried = this.#hooks.code?.(written, at) ?? written;
    const kept = isQuoted || body === '' ? code : carried.lines;
    const last = isClosed ? [lines.at(-1) ?? ''] : [];
    const rest = body === '' ? [] : [...kept, ...last];
    const whole = [before + fence + carried.info, ...rest].join('\n');
    const isWhole = body.endsWith('\n') || body === '';
    return {end: Math.min(end, to), text: isWhole ? `${whole}\n` : whole};
  }
}
