import type {Block} from './python-block.js';
import {
  closingFences,
  endOfFence,
  fencedCode,
  nextMark,
  type ClosingFences,
} from './python-fences.js';
import {indentOf, isBlank, type Line} from './python-lines.js';
import type {BlockReader} from './python-reader.js';

/** Elements that begin a block of HTML. */
const blockElements = new Set(
  (
    'address article aside blockquote body canvas center colgroup dd details div dl dt fieldset ' +
    'figcaption figure footer form frameset group h1 h2 h3 h4 h5 h6 head header hgroup hr html ' +
    'iframe legend li link main map math menu meta nav noframes noscript object ol output p pre ' +
    'progress script section style summary table tbody td textarea tfoot th thead title tr ul video'
  ).split(' '),
);

/** Elements whose content is a line of text. */
const lineElements = new Set(
  'address dd dt h1 h2 h3 h4 h5 h6 legend li p summary td th'.split(' '),
);

const withoutEnd = new Set('hr link meta'.split(' '));

/** The element of HTML, or `!` for a comment, that begins a block at the start of a line. */
export function htmlTagAt(text: string): string | undefined {
  const [, comment, name] =
    /^ {0,3}<(?:(!--|\?)|\/?([a-z][a-z0-9]*)(?=[\s/>]|$))/i.exec(text) ?? [];
  // Text after a comment is a paragraph, in which the comment is not shown.
  if (comment !== undefined) return /-->\s*\S/.test(text) ? undefined : '!';
  const tag = name?.toLowerCase();
  return tag !== undefined && blockElements.has(tag) ? tag : undefined;
}

/** The block of HTML that begins at a line. */
export function readHtml(
  lines: readonly Line[],
  start: number,
  reader: BlockReader,
  fences: ClosingFences,
): Block {
  const first = lines[start] as Line;
  const tag = htmlTagAt(first.text) ?? '';
  if (tag === '!') {
    return {kind: 'html', codes: [], lines: lines.slice(start, endOfComment(start, fences))};
  }
  const end =
    withoutEnd.has(tag) || /^ *<\//.test(first.text) ? start + 1 : endOf(tag, lines, start, fences);
  const own = lines.slice(start, end);
  const markup = reader.features.has('md_in_html') ? markupOf(tag, own, reader) : undefined;
  return markup ?? {kind: 'html', codes: codesIn(own), lines: own};
}

function codesIn(lines: readonly Line[]): readonly Block[] {
  const codes: Block[] = [];
  const fences = closingFences(lines);
  for (let at = 0; at < lines.length; at++) {
    const end = endOfFence(lines, at, fences);
    if (end === undefined) continue;
    codes.push(fencedCode(lines.slice(at, end + 1)));
    at = end;
  }
  return codes;
}

function endOfComment(start: number, fences: ClosingFences): number {
  return (nextMark('-->', start - 1, fences) ?? start) + 1;
}

/** The end of an element: all to the end of the text where it is not closed. */
function endOf(tag: string, lines: readonly Line[], start: number, fences: ClosingFences): number {
  let depth = 0;
  for (let at = start; at < lines.length; at++) {
    at = endOfFence(lines, at, fences) ?? at;
    for (const [, slash, name] of (lines[at]?.text ?? '').matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
      if (name?.toLowerCase() === tag) depth += slash === '/' ? -1 : 1;
    }
    if (depth <= 0) return at + 1;
  }
  return lines.length;
}

const attribute = /\s+markdown(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?(?=[\s/>])/i;

/** An element that asks for Markdown in it; `undefined` for others. */
function markupOf(tag: string, lines: readonly Line[], {read}: BlockReader): Block | undefined {
  let before = 0;
  let open = '';
  let rest: string | undefined;
  for (const {text} of lines) {
    const close = text.indexOf('>');
    before++;
    open += (open === '' ? '' : ' ') + (close === -1 ? text : text.slice(0, close + 1)).trim();
    if (close === -1) continue;
    rest = text.slice(close + 1);
    break;
  }
  const [, double, single, bare] = attribute.exec(open) ?? [];
  if (rest === undefined || !attribute.test(open)) return undefined;
  const kind = (double ?? single ?? bare ?? '1').toLowerCase();
  const isLine = kind === 'span' || (kind !== 'block' && lineElements.has(tag));
  if (kind === '0') return undefined;
  const content: Line[] = lines.slice(before);
  const last = lines[before - 1];
  const isSame = rest.trim() !== '';
  if (isSame && last) content.unshift({text: rest, at: last.at});
  const final = content.pop();
  if (final) {
    const text = final.text.replace(/<\/[a-z][a-z0-9]*\s*>\s*$/i, '');
    if (text.trim() !== '' || isSame) content.push({text, at: final.at});
  }
  const inner = isLine ? content : withoutIndent(content);
  return {
    kind: 'markup',
    tag,
    open: open.replace(attribute, ''),
    linesBefore: isSame ? before - 1 : before,
    isLine,
    content: inner,
    blocks: isLine ? [] : read(inner),
    lines,
  };
}

function withoutIndent(lines: readonly Line[]): readonly Line[] {
  const texts = lines.filter((line) => !isBlank(line));
  const least = texts.reduce((fewest, line) => Math.min(fewest, indentOf(line)), Infinity);
  if (least === 0 || least === Infinity) return lines;
  return lines.map(({text, at}) => ({text: text.slice(least), at}));
}
