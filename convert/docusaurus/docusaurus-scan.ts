import {codeFinder} from '../../src/markdown/code-spans.js';
import {lineAt} from '../../src/markdown/line-rules.js';
import type {Marks} from '../../src/markdown/marks.js';
import {paragraphEnds} from '../../src/markdown/paragraph-ends.js';
import {skipFence} from '../../src/markdown/scan.js';

/** A part of a text outside of tags and expressions. */
export interface TextPart {
  /** A fenced code block, the URL of a link or an image, two dollar signs, or a line of text. */
  readonly kind: 'fence' | 'url' | 'dollars' | 'line';
  readonly at: number;
  readonly end: number;
}

const special = /[\n\\`<{\]$]/g;
const destination = /\]\([ \t\n]*(<[^<>\n]*>|[^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)*)(?=[\s)])/y;
const definition = /^([ \t>]*\[(?!\^)[^[\]]+\]:[ \t]*)(<[^<>]*>|\S+)/;

/** The code blocks, lines and URLs of a text in their order; code in lines is passed over. */
export function* textParts(text: string, marks: Marks): Generator<TextPart> {
  const findCodeEnd = codeFinder(text);
  let isLineStart = true;
  const endOfParagraph = paragraphEnds(text);
  for (let at = 0; at < text.length;) {
    if (isLineStart) {
      isLineStart = false;
      const end = skipFence(text, at);
      if (end !== undefined) {
        yield {kind: 'fence', at, end};
        [at, isLineStart] = [end, true];
        continue;
      }
      const line = lineAt(text, at, text.length);
      yield {kind: 'line', at, end: at + line.length};
      const [whole, before = '', url = ''] = definition.exec(line) ?? [];
      if (whole !== undefined) yield urlPart(at + before.length, url);
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
      case '$':
        if (text[at + 1] !== '$') at++;
        else {
          yield {kind: 'dollars', at, end: at + 2};
          at += 2;
        }
        break;
      case ']': {
        destination.lastIndex = at;
        const found = destination.exec(text);
        const url = found?.[1] ?? '';
        if (found && url !== '') yield urlPart(destination.lastIndex - url.length, url);
        at++;
        break;
      }
      default: {
        const mark = marks.get(at);
        const isCode = mark?.kind === 'tag' && /^(?:script|style)$/.test(mark.name);
        at = (isCode ? mark.close : mark?.end) ?? at + 1;
      }
    }
  }
}

function urlPart(at: number, written: string): TextPart {
  const isEnclosed = written.startsWith('<');
  const [start, end] = isEnclosed ? [at + 1, at + written.length - 1] : [at, at + written.length];
  return {kind: 'url', at: start, end};
}
