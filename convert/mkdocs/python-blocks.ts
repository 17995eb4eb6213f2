import type {Block} from './python-block.js';
import {alertOf, opensFootnote, readBox, readFootnote, readTabs} from './python-boxes.js';
import {closingFences, endOfFence, fencedCode, type ClosingFences} from './python-fences.js';
import {readHtml, htmlTagAt} from './python-html.js';
import {
  dedented,
  endOfIndented,
  indentOf,
  isBlank,
  isRule,
  textIn,
  type Line,
} from './python-lines.js';
import {listMarker, readList} from './python-lists.js';
import type {BlockReader, Features} from './python-reader.js';
import {endsOthers, readSlashes} from './python-slashes.js';
import {readTerms, termsAt} from './python-terms.js';

/** Deeper than this, nothing is read as a block. */
const deepest = 60;

/** Reads a list of lines as blocks, also what is inside of others. */
export function readBlocks(
  lines: readonly Line[],
  features: Features,
  depth = 0,
): readonly Block[] {
  if (depth > deepest) return [{kind: 'paragraph', lines}];
  const read = (inner: readonly Line[]) => readBlocks(inner, features, depth + 1);
  const blocks: Block[] = [];
  const fences = closingFences(lines);
  /** The quote at the end, which goes on after an empty line. */
  let quoted:
    | {readonly kind: 'quote'; readonly lines: Line[]; readonly blocks: Block[]}
    | undefined;
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, {features, read}, fences);
    at += block.lines.length;
    if (block.kind === 'quote' && quoted && blocks.at(-1)?.kind === 'space') {
      quoted.lines.push(...(blocks.pop()?.lines ?? []), ...block.lines);
      quoted.blocks.push(...block.blocks);
      continue;
    }
    if (block.kind === 'quote') {
      quoted = {kind: 'quote', lines: [...block.lines], blocks: [...block.blocks]};
      blocks.push(quoted);
      continue;
    }
    if (block.kind !== 'space') quoted = undefined;
    blocks.push(block);
  }
  return blocks;
}

const heading = /^(#{1,6})(.*?)#*\s*$/;
const quote = /^ {0,3}> ?/;
const definition =
  /^ {0,3}\[([^[\]^][^[\]]*)\]: *(?:<([^<>\s]*)>|(\S+))(?: +(?:"[^"]*"|'[^']*'|\([^()]*\)))? *$/;
const abbreviation = /^\*\[([^\]]+)\] ?: *(.*)$/;
const autodoc = /^::: +([\w.:/-]+) *$/;

/** The definition of a link, whose URL may be on the line below. */
function definitionAt(text: string, below?: string) {
  if (below !== undefined && !/^ {0,3}\[[^[\]]+\]: *$/.test(text)) return undefined;
  const whole = below === undefined ? text : `${text.trimEnd()} ${below.trim()}`;
  const [, label, angled, plain] = definition.exec(whole) ?? [];
  if (label === undefined) return undefined;
  const href = angled ?? plain ?? '';
  return {kind: 'definition' as const, label, href, count: below === undefined ? 1 : 2};
}

function blockAt(
  lines: readonly Line[],
  at: number,
  reader: BlockReader,
  fences: ClosingFences,
): Block {
  const {features} = reader;
  const line = lines[at] as Line;
  const {text} = line;
  const one = [line];
  if (isBlank(line)) {
    let end = at + 1;
    while (end < lines.length && isBlank(lines[end])) end++;
    return {kind: 'space', lines: lines.slice(at, end)};
  }
  const closing = features.has('fences') ? endOfFence(lines, at, fences) : undefined;
  if (closing !== undefined) return fencedCode(lines.slice(at, closing + 1));
  if (indentOf(line) >= 4) {
    return indentedCode(lines.slice(at, endOfIndented(lines, at)), features);
  }
  const special =
    readSlashes(lines, at, reader, fences) ??
    readBox(lines, at, reader) ??
    readTabs(lines, at, reader) ??
    readFootnote(lines, at, reader);
  if (special) return special;
  const math = features.has('math') ? mathAt(lines, at) : undefined;
  if (math) return math;
  const [, marks, title] = heading.exec(text) ?? [];
  if (marks !== undefined && title !== undefined) {
    return {kind: 'heading', level: marks.length, text: title.trim(), lines: one};
  }
  const below = lines[at + 1]?.text ?? '';
  if (/^(?:=+|-+) *$/.test(below) && !quote.test(text) && !listMarker.test(text)) {
    const level = below.startsWith('=') ? 1 : 2;
    return {kind: 'heading', level, text: text.trim(), lines: lines.slice(at, at + 2)};
  }
  if (isRule(text)) return {kind: 'rule', lines: one};
  if (listMarker.test(text)) return readList(lines, at, reader, fences);
  if (quote.test(text)) {
    return quotedBlock(lines.slice(at, endOfBlock(lines, at, features)), reader);
  }
  const [, name, meaning] = features.has('abbr') ? (abbreviation.exec(text) ?? []) : [];
  if (name !== undefined && meaning !== undefined) {
    return {kind: 'abbreviation', name, meaning, lines: one};
  }
  const defined = definitionAt(text) ?? definitionAt(text, below);
  if (defined) return {...defined, lines: lines.slice(at, at + defined.count)};
  if (htmlTagAt(text) !== undefined) return readHtml(lines, at, reader, fences);
  if (features.has('autodoc') && autodoc.test(text)) {
    const [, module = ''] = autodoc.exec(text) ?? [];
    return {kind: 'autodoc', name: module, lines: lines.slice(at, endOfIndented(lines, at + 1))};
  }
  if (features.has('tables') && isTable(text, below)) {
    return {kind: 'table', lines: lines.slice(at, endOfBlock(lines, at, features))};
  }
  if (/^\[TOC\]\s*$/.test(text)) return {kind: 'contents', lines: one};
  if (features.has('def_list') && termsAt(lines, at)) return readTerms(lines, at, reader);
  let end = at + 1;
  while (end < lines.length && !opensBlock(lines, end, features, fences)) end++;
  return {kind: 'paragraph', lines: lines.slice(at, end)};
}

/** Whether a line ends the paragraph before it. */
function opensBlock(
  lines: readonly Line[],
  at: number,
  features: Features,
  fences: ClosingFences,
): boolean {
  const line = lines[at] as Line;
  const {text} = line;
  if (isBlank(line)) return true;
  if (/^ *[`~]{3}/.test(text) && features.has('fences')) {
    if (endOfFence(lines, at, fences) !== undefined) return true;
  }
  if (/^ {4}/.test(text)) return false;
  return (
    /^#/.test(text) ||
    quote.test(text) ||
    isRule(text) ||
    definitionAt(text) !== undefined ||
    definitionAt(text, lines[at + 1]?.text ?? '') !== undefined ||
    htmlTagAt(text) !== undefined ||
    (features.has('math') && /^\$\$|^\\\[/.test(text)) ||
    opensFootnote(text, features) ||
    (features.has('abbr') && abbreviation.test(text)) ||
    endsOthers(text, features)
  );
}

/** The end of lines before an empty one, or a box. */
function endOfBlock(lines: readonly Line[], start: number, features: Features): number {
  let end = start + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] as Line;
    if (isBlank(line) || endsOthers(line.text, features)) break;
  }
  return end;
}

function indentedCode(lines: readonly Line[], features: Features): Block {
  const own = dedented(lines);
  // The first line may say which language the code has.
  const [mark, language = ''] = features.has('codehilite')
    ? (/^(?:::+|#!)([\w#.+-]*)(?![\w/ ])[ \t]*/.exec(own[0]?.text ?? '') ?? [])
    : [];
  const isNamed = mark !== undefined && own.length > 1;
  const code = textIn(isNamed ? own.slice(1) : own);
  return {kind: 'code', info: isNamed ? language : '', code, isFenced: false, lines};
}

function quotedBlock(lines: readonly Line[], reader: BlockReader): Block {
  const inner = lines.map(({text, at}) => ({text: text.replace(quote, ''), at}));
  return alertOf(inner, lines, reader) ?? {kind: 'quote', blocks: reader.read(inner), lines};
}

const mathStart = /^(\$\$|\\\[)/;

/** A formula between marks that begin and end its lines. */
function mathAt(lines: readonly Line[], at: number): Block | undefined {
  const [, open] = mathStart.exec(lines[at]?.text ?? '') ?? [];
  if (open === undefined) return undefined;
  const close = open === '$$' ? '$$' : '\\]';
  let end = at + 1;
  if (!lines[at]?.text.includes(close, 2)) {
    while (end < lines.length && !endsMath(lines[end] as Line, close)) end++;
    end++;
  }
  // The mark that closes it ends the block.
  if (end < lines.length && !isBlank(lines[end])) return undefined;
  const own = lines.slice(at, end);
  const all = textIn(own).trim();
  const isWhole = all.length > 4 && all.endsWith(close) && !all.slice(2, -2).includes(close);
  return isWhole ? {kind: 'math', tex: all.slice(2, -2).trim(), lines: own} : undefined;
}

/** Whether a formula cannot go on after a line. */
function endsMath(line: Line, close: string): boolean {
  return isBlank(line) || line.text.includes(close) || mathStart.test(line.text);
}

/** Whether a line is the head of a table, by the line below it. */
function isTable(head: string, below: string): boolean {
  if (!head.includes('|') || !/^ *\|?[ :|-]*-[ :|-]*$/.test(below)) return false;
  return below.includes('|');
}
