import {readAutolink} from './autolinks.js';
import {isWide} from './wide-characters.js';
import {codeFinder} from './code-spans.js';
import {readTarget, type LinkTarget} from './link-target.js';
import type {Marks} from './marks.js';

/** Emphasis, strong or deleted text. */
export interface Emphasis {
  /** How many delimiters open it, and as many close it. */
  readonly delimiters: number;
  readonly contentEnd: number;
}

/** What the delimiters and brackets of a text mean, by the offset where each begins. */
export interface Inlines {
  readonly emphases: ReadonlyMap<number, Emphasis>;
  readonly links: ReadonlyMap<number, Link>;
  /** Where inline code ends, or a run of backticks that is none. */
  readonly codeEnds: ReadonlyMap<number, number>;
  readonly footnotes: ReadonlyMap<number, Footnote>;
}

/** What refers to a footnote. */
export interface Footnote {
  readonly label: string;
  readonly end: number;
}

/** What refers to a footnote at a bracket in a text; undefined where nothing does. */
export type FindFootnote = (at: number, text: string) => Footnote | undefined;

/** A link or an image. */
export interface Link extends LinkTarget {
  readonly isImage: boolean;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

/** A run of `*`, `_` or `~`: what is left of it, and its length as written. */
interface Run {
  readonly character: string;
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  at: number;
  left: number;
}

interface Bracket {
  readonly at: number;
  readonly isImage: boolean;
  /** How many delimiter runs are before it. */
  readonly runs: number;
  /** Whether it contains another bracket, so that it is no label. */
  isOuter: boolean;
  /** A link contains no links. */
  isInactive: boolean;
}

const plain = /[^\\`<![\]*_~{$]+/y;
const signRun = /([*_~])\1*/y;
const label = /\[((?:\\[^]|[^[\]\\]){0,999})\]/y;
const punctuation = /^[\p{P}\p{S}]/u;

/**
 * Finds emphasis and links as CommonMark does (§6.2–6.4), in one pass: links are found first, and
 * neither crosses the borders of a tag. `targetOf` gives the target of a reference.
 */
export function findInlines(
  text: string,
  marks: Marks,
  targetOf: (label: string) => LinkTarget | undefined,
  findFootnote?: FindFootnote,
): Inlines {
  const emphases = new Map<number, Emphasis>();
  const links = new Map<number, Link>();
  const codeEnds = new Map<number, number>();
  const footnotes = new Map<number, Footnote>();
  const findCodeEnd = codeFinder(text);
  let runs: Run[] = [];
  let brackets: Bracket[] = [];
  /** What is open around each tag that is open. */
  const around: {end: number; close: number; runs: Run[]; brackets: Bracket[]}[] = [];

  const openBracket = (at: number, isImage: boolean): void => {
    const outer = brackets.at(-1);
    if (outer) outer.isOuter = true;
    brackets.push({at, isImage, runs: runs.length, isOuter: false, isInactive: false});
  };
  const passFootnote = (at: number): number | undefined => {
    const footnote =
      text[at] === '[' && text[at + 1] === '^' ? findFootnote?.(at, text) : undefined;
    if (footnote) footnotes.set(at, footnote);
    return footnote?.end;
  };
  const closeBracket = (at: number): number => {
    const bracket = brackets.pop();
    if (bracket === undefined || bracket.isInactive) return at + 1;
    const link = readLink(text, bracket, at, targetOf);
    if (link === undefined) return at + 1;
    links.set(bracket.at, link);
    pairRuns(runs.splice(bracket.runs), emphases);
    // Those before an inactive one are inactive already.
    for (let index = brackets.length; !bracket.isImage && index-- > 0;) {
      const outer = brackets[index];
      if (!outer || outer.isInactive) break;
      outer.isInactive = !outer.isImage;
    }
    return link.end;
  };
  const passMark = (at: number): number | undefined => {
    const mark = marks.get(at);
    if (mark?.kind !== 'tag') return mark?.end;
    const {contentEnd, close} = mark;
    if (contentEnd === undefined || close === undefined || contentEnd === mark.end) {
      return close ?? mark.end;
    }
    around.push({end: contentEnd, close, runs, brackets});
    [runs, brackets] = [[], []];
    return mark.end;
  };

  for (let at = 0; (at = skip(plain, text, at) ?? at) < text.length;) {
    const tag = around.at(-1);
    if (tag && at >= tag.end) {
      pairRuns(runs, emphases);
      ({runs, brackets} = tag);
      around.pop();
      at = Math.max(at, tag.close);
      continue;
    }
    const marked = passMark(at) ?? passFootnote(at);
    if (marked !== undefined) {
      at = marked;
      continue;
    }
    const character = text[at];
    if (character === '\\') at += 2;
    else if (character === '`') {
      const end = findCodeEnd(at, text.length);
      codeEnds.set(at, end);
      at = end;
    } else if (character === '<') at = readAutolink(text, at)?.end ?? at + 1;
    else if (character === '!' && text[at + 1] === '[' && !passFootnote(at + 1)) {
      openBracket(at, true);
      at += 2;
    } else if (character === '[') openBracket(at++, false);
    else if (character === ']') at = closeBracket(at);
    else {
      const end = skip(signRun, text, at);
      if (end !== undefined) runs.push(runOf(text, at, end));
      at = end ?? at + 1;
    }
  }
  for (const tag of around) pairRuns(tag.runs, emphases);
  pairRuns(runs, emphases);
  return {emphases, links, codeEnds, footnotes};
}

/**
 * The delimiter run between two offsets (CommonMark §6.2, left- and right-flanking). Chinese,
 * Japanese and Korean text has no spaces between words, so runs beside its characters may open and
 * close emphasis where CommonMark would require a space or punctuation.
 */
function runOf(text: string, at: number, end: number): Run {
  const character = text[at] ?? '';
  const length = end - at;
  const before = /[^]$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ' ';
  const after = text.slice(end, end + 2) || ' ';
  const [isSpaceBefore, isSpaceAfter] = [/^\s/.test(before), /^\s/.test(after)];
  const [isSignBefore, isSignAfter] = [punctuation.test(before), punctuation.test(after)];
  const [isWideBefore, isWideAfter] = [isWide(before), isWide(after)];
  const opens =
    !isSpaceAfter && (!isSignAfter || isWideAfter || isWideBefore || isSpaceBefore || isSignBefore);
  const closes =
    !isSpaceBefore && (!isSignBefore || isWideBefore || isWideAfter || isSpaceAfter || isSignAfter);
  const isUsed = character !== '~' || length <= 2;
  const isWord = character === '_' && opens && closes;
  return {
    character,
    length,
    canOpen: isUsed && opens && (!isWord || isSignBefore),
    canClose: isUsed && closes && (!isWord || isSignAfter),
    at,
    left: length,
  };
}

/** Pairs runs that open with runs that close ("process emphasis" of CommonMark). */
function pairRuns(runs: readonly Run[], emphases: Map<number, Emphasis>): void {
  const openers: Run[] = [];
  /** Before these offsets, there is no opener for runs of a kind. */
  const searched = new Map<string, number>();
  for (const run of runs) {
    const kind = `${run.character}${String(run.canOpen)}${run.length % 3}`;
    while (run.canClose && run.left > 0) {
      const first = searched.get(kind) ?? 0;
      let index = openers.length - 1;
      for (let opener; (opener = openers[index]) && opener.at >= first; index--) {
        if (isPair(opener, run)) break;
      }
      const opener = openers[index];
      if (!opener || opener.at < first) {
        searched.set(kind, run.at);
        break;
      }
      const delimiters = run.character === '~' ? run.length : Math.min(opener.left, run.left, 2);
      opener.left -= delimiters;
      openers.length = opener.left > 0 ? index + 1 : index;
      emphases.set(opener.at + opener.left, {delimiters, contentEnd: run.at});
      run.at += delimiters;
      run.left -= delimiters;
    }
    if (run.canOpen && run.left > 0) openers.push(run);
  }
}

function isPair(opener: Run, closer: Run): boolean {
  if (opener.character !== closer.character) return false;
  if (opener.character === '~') return opener.length === closer.length;
  const isEither = opener.canClose || closer.canOpen;
  return !isEither || (opener.length + closer.length) % 3 !== 0 || opener.length % 3 === 0;
}

/** The link whose text ends with the bracket at `at`. */
function readLink(
  text: string,
  bracket: Bracket,
  at: number,
  targetOf: (label: string) => LinkTarget | undefined,
): Link | undefined {
  const {isImage, isOuter} = bracket;
  const contentStart = bracket.at + (isImage ? 2 : 1);
  const next = at + 1;
  const parts = {isImage, contentStart, contentEnd: at};
  const written = text[next] === '(' ? readTarget(text, next + 1) : undefined;
  if (written) return {...parts, ...written};
  label.lastIndex = next;
  const [whole = '', reference = ''] = label.exec(text) ?? [];
  const own = isOuter ? '' : text.slice(contentStart, at);
  const target = targetOf(reference.trim() === '' ? own : reference);
  return target && {...parts, ...target, end: next + whole.length};
}

function skip(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
