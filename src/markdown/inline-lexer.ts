import {readAutolink} from './autolinks.js';
import {labelKey, type Definitions} from './definitions.js';
import {countLines} from './indentation.js';
import {findInlines, type Emphasis, type FindFootnote, type Inlines, type Link} from './inlines.js';
import {lexingScope, type LexingScope} from './lexing-scope.js';
import {literalUrlStart, readLiteralUrl} from './literal-urls.js';
import type {Mark} from './marks.js';
import {markToken} from './mark-token.js';
import type {ScanOptions} from './scan.js';
import {maxNesting, type InlineToken, type LinkToken} from './tokens.js';

/** A line of text with what is in it. */
interface Line {
  readonly scope: LexingScope;
  readonly inlines: Inlines;
  /** The text after it that belongs to another token begins here. */
  readonly end: number;
  readonly depth: number;
  /** A link contains no links. */
  readonly isInLink: boolean;
}

/** Where something other than plain text may begin. */
const special = new RegExp(`[\\\\\`*_~{$<![\\n]|${literalUrlStart}`, 'gi');
const escape = /\\[!-/:-@[-`{-~]/y;
const hardBreak = /(?: {2,}|\\)\n[ \t]*/y;

/** Reads lines of text: emphasis, links, code, and the tags and expressions in them. */
export class InlineLexer {
  readonly #definitions: Definitions;
  readonly #options: ScanOptions;
  readonly #findFootnote: FindFootnote | undefined;

  constructor(definitions: Definitions, options: ScanOptions, findFootnote?: FindFootnote) {
    this.#definitions = definitions;
    this.#options = options;
    this.#findFootnote = findFootnote;
  }

  read(text: string): readonly InlineToken[] {
    const scope = lexingScope(text, this.#options);
    const targetOf = (label: string) => this.#definitions.get(labelKey(label));
    const inlines = findInlines(text, scope.marks, targetOf, this.#findFootnote);
    return this.#readPart({scope, inlines, end: text.length, depth: 0, isInLink: false}, 0);
  }

  #readPart(line: Line, start: number): readonly InlineToken[] {
    const {end} = line;
    const {text} = line.scope;
    if (line.depth >= maxNesting) return [{type: 'too-deep', raw: text.slice(start, end)}];
    const tokens: InlineToken[] = [];
    /** Where the plain text begins that has been passed. */
    let from = start;
    const add = (at: number, token: InlineToken): void => {
      if (at > from) tokens.push(textToken(text.slice(from, at)));
      tokens.push(token);
      from = at + token.raw.length;
    };
    for (let at = start; at < end;) {
      special.lastIndex = at;
      at = Math.min(special.exec(text)?.index ?? end, end);
      if (at === end) break;
      const [begin, token] = this.#readLiteral(line, at, from) ?? [at, this.#readSpecial(line, at)];
      if (token) add(begin, token);
      at = token ? from : (line.inlines.codeEnds.get(at) ?? at + 1);
    }
    if (from < end) tokens.push(textToken(text.slice(from, end)));
    return tokens;
  }

  /** What begins with a special character at an offset, if it is more than text. */
  #readSpecial(line: Line, at: number): InlineToken | undefined {
    const {emphases, links, codeEnds, footnotes} = line.inlines;
    const {text, marks} = line.scope;
    const mark = marks.get(at);
    if (mark !== undefined) return this.#readMark(line, at, mark);
    const emphasis = emphases.get(at);
    if (emphasis !== undefined) return this.#readEmphasis(line, at, emphasis);
    const link = links.get(at);
    if (link !== undefined) return this.#readLink(line, at, link);
    const footnote = footnotes.get(at);
    if (footnote !== undefined) {
      return {
        type: 'footnote-reference',
        raw: text.slice(at, footnote.end),
        label: footnote.label,
      };
    }
    const codeEnd = codeEnds.get(at);
    if (codeEnd !== undefined) return codeToken(text.slice(at, codeEnd));
    switch (text[at]) {
      case '\\':
        return readEscape(text, at);
      case '<':
        return autolinkAt(text, at);
      default:
        return undefined;
    }
  }

  /** A line break, or a URL that is a link as it is: these begin before the special. */
  #readLiteral(line: Line, at: number, from: number): [number, InlineToken] | undefined {
    const {text, marks} = line.scope;
    if (text[at] === '\n') {
      let start = at;
      while (start > from && text[start - 1] === ' ') start--;
      hardBreak.lastIndex = start;
      const [raw] = hardBreak.exec(text) ?? [];
      return raw === undefined ? undefined : [start, {type: 'break', raw}];
    }
    if (line.isInLink || marks.has(at) || !/[hfw@]/i.test(text[at] ?? '')) return undefined;
    const found = readLiteralUrl(text.slice(0, line.end), at, from);
    if (!found) return undefined;
    const raw = text.slice(found.start, found.end);
    return [found.start, linkToken(raw, found.url, raw)];
  }

  #readMark(line: Line, at: number, mark: Mark): InlineToken {
    const {text} = line.scope;
    if (mark.kind !== 'tag') return markToken(text.slice(at, mark.end), mark);
    const contentEnd = Math.min(mark.contentEnd ?? line.end, line.end);
    return {
      type: 'tag',
      raw: text.slice(at, mark.close ?? contentEnd),
      mark,
      skipped: countLines(text.slice(at, mark.end)),
      tokens: this.#within(line, mark.end, contentEnd),
      isBlock: false,
    };
  }

  #readEmphasis(line: Line, at: number, {delimiters, contentEnd}: Emphasis): InlineToken {
    const {text} = line.scope;
    const type = text[at] === '~' ? 'strike' : delimiters === 2 ? 'strong' : 'emphasis';
    const raw = text.slice(at, contentEnd + delimiters);
    return {type, raw, tokens: this.#within(line, at + delimiters, contentEnd)};
  }

  #readLink(line: Line, at: number, link: Link): LinkToken {
    const {isImage, contentStart, contentEnd, end, url, title} = link;
    const isInLink = line.isInLink || !isImage;
    return {
      type: isImage ? 'image' : 'link',
      raw: line.scope.text.slice(at, end),
      url,
      title,
      tokens: this.#within({...line, isInLink}, contentStart, contentEnd),
    };
  }

  /** The tokens of a part of this line of text: what is in it is known already. */
  #within(line: Line, start: number, end: number): readonly InlineToken[] {
    return start < end ? this.#readPart({...line, end, depth: line.depth + 1}, start) : [];
  }
}

/** The backslash before the end of a line is a line break, which is read there. */
function readEscape(text: string, at: number): InlineToken | undefined {
  if (text[at + 1] === '\n') {
    hardBreak.lastIndex = at;
    return {type: 'break', raw: hardBreak.exec(text)?.[0] ?? ''};
  }
  escape.lastIndex = at;
  const [raw] = escape.exec(text) ?? [];
  return raw === undefined ? undefined : {type: 'text', raw, text: raw.slice(1), isLiteral: true};
}

function autolinkAt(text: string, at: number): InlineToken | undefined {
  const found = readAutolink(text, at);
  return found && linkToken(text.slice(at, found.end), found.url, found.text);
}

/** A link with its URL as its text. */
function linkToken(raw: string, url: string, text: string): LinkToken {
  return {type: 'link', raw, url, title: '', tokens: [textToken(text)]};
}

/** Inline code (CommonMark §6.1), or the backticks of a run that no other one closes. */
function codeToken(raw: string): InlineToken {
  const [backticks = ''] = /^`+/.exec(raw) ?? [];
  if (backticks.length === raw.length) return textToken(raw);
  const code = raw.slice(backticks.length, -backticks.length).replace(/\n/g, ' ');
  const isPadded = /^ .* $/.test(code) && code.trim() !== '';
  return {type: 'code-span', raw, code: isPadded ? code.slice(1, -1) : code};
}

function textToken(text: string): InlineToken {
  return {type: 'text', raw: text, text};
}
