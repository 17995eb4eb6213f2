import type {Token} from 'marked';

/** A block of GitBook: `{% name key="value" %}`, its content, and `{% endname %}`. */
export interface WrittenBlock {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What is between the two tags; `undefined` for a block without an end. */
  readonly content: string | undefined;
  /** How many lines are before the content. */
  readonly linesBefore: number;
  readonly raw: string;
}

/** What the tokens of blocks depend on. */
export interface BlockContext {
  readonly tokensOf: (text: string) => Token[];
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
  /** The title of the page that a URL leads to. */
  readonly titleOf: (href: string) => string | undefined;
}

const opening = /^ {0,3}\{%-?[ \t]*([@\w/-]+)((?:[^%]|%(?!\}))*?)-?%\}[ \t]*(\n|$)?/;
const tag = /\{%-?[ \t]*(end)?([@\w/-]+)(?:[^%]|%(?!\}))*?%\}|^[ \t]*(`{3,}|~{3,})/gm;
const attribute = /([\w-]+)[ \t]*=[ \t]*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"'%]+))/g;
const bareText = /^\s*"([^"]*)"|^\s*'([^']*)'/;

/** Blocks that may have no end: an end belongs to the last one before it. */
const single = new Set(['embed', 'file', 'content-ref', 'include', 'openapi', 'prompt', 'vars']);

/** Longer tags are not written by people. */
const longest = 5000;

/** How often the end of a block was not found in a page. */
export interface EndSearches {
  failed: number;
}

/** After so many, blocks have no end: each search may read the whole page. */
const mostFailed = 100;

/** The block that a text begins with. */
export function blockAt(
  source: string,
  searches: EndSearches = {failed: 0},
): WrittenBlock | undefined {
  const [whole, name = '', written = '', lineEnd] = opening.exec(source.slice(0, longest)) ?? [];
  if (whole === undefined || /^end/.test(name)) return undefined;
  const attributes = attributesIn(written);
  const end = endOf(source, whole.length, name, searches);
  const linesBefore = lineEnd === undefined ? 0 : 1;
  if (!end) return {name, attributes, content: undefined, linesBefore, raw: whole};
  const content = source.slice(whole.length, end.start);
  return {name, attributes, content, linesBefore, raw: source.slice(0, end.end)};
}

/** Where a block may begin in a text before its first blank line. */
export function blockStart(source: string): number | undefined {
  return /^ {0,3}\{%/m.exec(firstBlock(source))?.index;
}

/** A text until its first blank line. */
function firstBlock(source: string): string {
  const end = source.indexOf('\n\n');
  return end === -1 ? source : source.slice(0, end);
}

function attributesIn(written: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, key = '', double, one, bare] of written.matchAll(attribute)) {
    found.set(key, unescaped(double ?? one ?? bare ?? ''));
  }
  const [, double, one] = bareText.exec(written) ?? [];
  const text = double ?? one;
  if (text !== undefined) found.set('', unescaped(text));
  return found;
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\(["'\\])/g, '$1')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');
}

/** The tag that ends a block; what is in blocks of code is passed over. */
function endOf(source: string, from: number, name: string, searches: EndSearches) {
  if (searches.failed >= mostFailed) return undefined;
  let depth = 1;
  let fence = '';
  tag.lastIndex = from;
  for (let found = tag.exec(source); found !== null; found = tag.exec(source)) {
    const [whole, isEnd, other = '', marks] = found;
    if (marks !== undefined) {
      const isClosing = fence !== '' && marks.startsWith(fence);
      if (fence === '') fence = marks;
      else if (isClosing && /^[ \t]*$/m.test(lineFrom(source, tag.lastIndex))) fence = '';
      continue;
    }
    if (fence !== '' || other !== name) continue;
    if (isEnd === undefined) {
      if (single.has(name)) return undefined;
      depth++;
    } else if (--depth === 0) {
      const [rest = ''] = /^[ \t]*\n?/.exec(source.slice(tag.lastIndex, tag.lastIndex + 100)) ?? [];
      return {start: found.index, end: found.index + whole.length + rest.length};
    }
  }
  searches.failed++;
  return undefined;
}

function lineFrom(source: string, at: number): string {
  const end = source.indexOf('\n', at);
  return source.slice(at, end === -1 ? source.length : end);
}
