import {codeFinder} from '../../markdown/code-spans.js';
import {blank, lineAt} from '../../markdown/line-rules.js';
import {paragraphEnds} from '../../markdown/paragraph-ends.js';
import {scanMarks, skipFence} from '../../markdown/scan.js';
import type {Change} from './change.js';
import {Containers} from './containers.js';
import {emojiChange, optionsChange} from './inlines.js';
import {contentsChange, emphasizedChange, fenceChange, headingChange} from './lines.js';

const special = /[\n\\`<{![:]/g;

/**
 * What a text contains for other tools and can be written here without a doubt, in the order of
 * its lines. Code, tags and expressions are passed over.
 */
export function findChanges(text: string): readonly Change[] {
  const changes: Change[] = [];
  const marks = scanMarks(text);
  const findCodeEnd = codeFinder(text);
  const containers = new Containers();
  let isAfterBlank = true;
  const add = (change: Change | undefined): number | undefined => {
    if (!change) return undefined;
    changes.push(change);
    const [{at, find}] = change.edits;
    return at + find.length;
  };
  const endOfParagraph = paragraphEnds(text);

  let isLineStart = true;
  for (let at = 0; at < text.length;) {
    if (isLineStart) {
      isLineStart = false;
      const line = lineAt(text, at, text.length);
      const fenceEnd = quotedFenceEnd(text, line, at) ?? skipFence(text, at);
      if (fenceEnd !== undefined) {
        add(fenceChange(line, at));
        [at, isLineStart, isAfterBlank] = [fenceEnd, true, false];
        continue;
      }
      // It is at the end of the line: what is before it may contain other changes.
      add(headingChange(line, at));
      const contents = contentsChange(line, at);
      const next =
        add(containers.read(line, at) ?? contents) === undefined && isAfterBlank
          ? add(emphasizedChange(text, at))
          : undefined;
      // Without the list of contents, its line is blank.
      isAfterBlank = contents !== undefined || blank.test(line);
      if (next !== undefined) at = next;
    }
    special.lastIndex = at;
    at = special.exec(text)?.index ?? text.length;
    switch (text[at]) {
      case '\n':
        isLineStart = true;
        at++;
        break;
      case '\\':
        at += text[at + 1] === '\n' ? 1 : 2;
        break;
      case '`':
        at = findCodeEnd(at, endOfParagraph(at));
        break;
      case '<':
      case '{': {
        const mark = marks.get(at);
        const isCode = mark?.kind === 'tag' && /^(?:script|style)$/.test(mark.name);
        at = (isCode ? mark.close : mark?.end) ?? at + 1;
        break;
      }
      case ':':
        at = add(emojiChange(text, at)) ?? at + 1;
        break;
      default:
        at = add(optionsChange(text, at)) ?? at + 1;
    }
  }
  return withoutInner(changes.toSorted((one, other) => one.edits[0].at - other.edits[0].at));
}

/** Changes in their order, without those inside the text that another one replaces. */
function withoutInner(changes: readonly Change[]): readonly Change[] {
  let end = 0;
  return changes.filter(({edits: [{at, find}]}) => {
    const isOuter = at >= end;
    end = Math.max(end, at + find.length);
    return isOuter;
  });
}

const quotedFence = /^[ \t]*>.*?(`{3,}|~{3,})/;

/**
 * The end of a fence in a quote, which a scan skips to the end of the quote; `undefined` for any
 * other, and for one that has no end.
 */
function quotedFenceEnd(text: string, first: string, start: number): number | undefined {
  const [, fence] = quotedFence.exec(first) ?? [];
  if (fence === undefined || skipFence(first, 0) === undefined) return undefined;
  for (let at = start + first.length + 1; at < text.length;) {
    const line = lineAt(text, at, text.length);
    at += line.length + 1;
    if (!/^[ \t]*>/.test(line)) return undefined;
    const content = line.replace(/^(?:[ \t]*>)*/, '').trim();
    if (content.startsWith(fence) && /^(?:`+|~+)$/.test(content)) return at;
  }
  return undefined;
}

/** A text in which everything that is meant for other tools is written as here. */
export function withChanges(text: string): string {
  const edits = findChanges(text)
    .flatMap((change) => change.edits)
    .toSorted((one, other) => one.at - other.at);
  let changed = '';
  let from = 0;
  for (const {at, find, replace} of edits) {
    changed += text.slice(from, at) + replace;
    from = at + find.length;
  }
  return changed + text.slice(from);
}
