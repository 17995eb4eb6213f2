import {withChanges} from '../../src/content/other-tools/find-changes.js';
import {scanMarks} from '../../src/markdown/scan.js';
import type {HtmlChild} from './html-tree.js';
import {markdownOfHtml} from './markdown-of-html.js';
import {readHere} from './read-here.js';
import {readingOfHtml} from './reading-of-html.js';
import {readingOfNodes} from './reading-of-nodes.js';
import type {Reading} from './reading.js';

/** Some blocks of a page of another tool. */
export interface Piece {
  /** As its author wrote it. */
  readonly raw: string;
  /** As the other tool shows it, with URLs from the root of the site. */
  readonly html: readonly HtmlChild[];
}

/** Where pieces are. */
export interface PieceContext {
  /** The file that URLs in the new text are relative to. */
  readonly file: string;
  /** Label in small letters → the definition of a link of the page. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Whether the piece is in a component, where no text that is indented is code. */
  readonly isInside?: boolean | undefined;
  /** Whether single dollar signs enclose formulas. */
  readonly latex?: boolean | undefined;
}

/** A piece as it is written here. */
export interface CarriedPiece {
  readonly text: string;
  /** Whether it reads as in the other tool. */
  readonly isSame: boolean;
  /** Whether it is the text of its author. */
  readonly isOwn: boolean;
}

/**
 * Writes a piece so that it reads here as in the other tool: as its author wrote it where that
 * reads the same, else anew from its HTML. What was written is read to see whether that is so.
 */
export function carryOver({raw, html}: Piece, context: PieceContext): CarriedPiece {
  const wanted = readingOfHtml(html);
  const own = withChanges(raw).trim();
  const ofAuthor = [
    ...(own.includes('{') ? [() => withTextInBraces(own)] : []),
    ...(context.latex && own.includes('{') ? [() => withFormulas(own, withTextInBraces)] : []),
    () => own,
  ];
  const candidates = [
    ...ofAuthor,
    () => markdownOfHtml(html),
    () => markdownOfHtml(html, {isWithTags: true}),
  ];
  let written = '';
  for (const [at, candidate] of candidates.entries()) {
    written = candidate();
    if (!isEqual(readingHere(written, context), wanted)) continue;
    return {text: written, isSame: true, isOwn: at < ofAuthor.length};
  }
  return {text: markdownOfHtml(html), isSame: false, isOwn: false};
}

/** A text in which braces are text, as in other tools; those with the id of a heading stay. */
function withTextInBraces(text: string): string {
  return escapeExpressions(text).replaceAll(/\\(?=\{#[^\s{}]+\}[ \t]*$)/gm, '');
}

/** A text changed as `change` does, except for its formulas. */
function withFormulas(text: string, change: (part: string) => string): string {
  const parts = text.split(/(\$\$[^$]+\$\$|\$[^$]+\$)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : change(part))).join('');
}

/** What readers get of a text here. */
export function readingHere(text: string, context: PieceContext): Reading {
  const {definitions, latex, isInside} = context;
  const file = isInside ? context.file.replace(/\.md$/i, '.mdx') : context.file;
  const labels = Array.from(text.matchAll(/\[([^[\]]+)\]/g), ([, label = '']) =>
    label.toLowerCase(),
  );
  const used = [...new Set(labels)].flatMap((label) => definitions.get(label) ?? []);
  return readingOfNodes(readHere([text, '', ...used].join('\n'), file, latex));
}

function isEqual(one: Reading, other: Reading): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

/** Markdown in which the braces of another tool's text are text; those in code already are. */
function escapeExpressions(text: string): string {
  if (!text.includes('{')) return text;
  let escaped = '';
  let at = 0;
  for (const [start, mark] of scanMarks(text)) {
    if (start < at || (mark.kind !== 'expression' && mark.kind !== 'comment')) continue;
    if (text[start] !== '{') continue; // a comment of HTML
    const source = text.slice(start, mark.end);
    escaped += text.slice(at, start) + source.replaceAll('{', '\\{');
    at = mark.end;
  }
  return escaped + text.slice(at);
}
