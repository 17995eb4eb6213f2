import {readFenceInfo} from './mkdocs-fence-info.js';
import {headingOf, isPossibleId} from './mkdocs-heading.js';
import {inlinesHere, type InlineContext} from './mkdocs-inlines.js';
import {allBlocks, type Block} from './python-block.js';
import type {Line} from './python-lines.js';

/** The lines of a page as they are written here. */
export interface RewrittenLines {
  readonly lines: readonly string[];
  /** The first line of code with numbers that explanations belong to, from 0. */
  readonly annotated: number | undefined;
}

/** The mark of a fence, which no line in it may be, however far it is indented. */
function longerMark(mark: string, inner: readonly Line[]): string {
  const own = inner.map(({text}) => /^ *([`~]+) *$/.exec(text)?.[1] ?? '');
  const runs = own.filter((run) => run[0] === mark[0]).map((run) => run.length);
  const most = runs.reduce((longest, run) => Math.max(longest, run), 0);
  return most < mark.length ? mark : (mark[0] ?? '').repeat(most + 1);
}

/** A number in a comment of code, which leads to an explanation below the code. */
const annotation = /\((\d+)\)!/g;

/**
 * Writes the lines of a page so that what extensions add to Markdown is written as it is here.
 * Blocks and the number of lines stay.
 */
export function rewrittenLines(
  lines: readonly Line[],
  blocks: readonly Block[],
  context: InlineContext,
): RewrittenLines {
  const written = lines.map(({text}) => text);
  let annotated: number | undefined;
  const replace = ({text, at}: Line, by: string) => {
    const line = written[at] ?? '';
    const from = line.lastIndexOf(text);
    if (from !== -1) written[at] = line.slice(0, from) + by + line.slice(from + text.length);
  };
  const replaceAll = (own: readonly Line[]) => {
    const texts = inlinesHere(own.map(({text}) => text).join('\n'), context).split('\n');
    own.forEach((line, index) => replace(line, texts[index] ?? line.text));
  };
  const replaceTitle = (line: Line | undefined) => {
    const [, before = '', title, quote = ''] =
      /^([^"]*")(.*)(") *$/.exec(line?.text ?? '') ??
      /^(\/[^|]*\| *)(.*)()$/.exec(line?.text ?? '') ??
      [];
    if (line && title) replace(line, before + inlinesHere(title, context) + quote);
  };
  for (const block of allBlocks(blocks)) {
    switch (block.kind) {
      case 'paragraph':
      case 'table':
        replaceAll(block.lines);
        break;
      case 'heading': {
        const [line, underline] = block.lines;
        const {text, id} = headingOf(block.text);
        const title = inlinesHere(text, context) + (isPossibleId(id) ? ` {#${id}}` : '');
        const before = underline ? '' : `${'#'.repeat(block.level)} `;
        if (line) replace(line, before + title);
        break;
      }
      case 'markup':
        if (block.isLine) replaceAll(block.content);
        break;
      case 'box':
        replaceTitle(block.lines[0]);
        break;
      case 'tabs':
        for (const {lines: own} of block.tabs) replaceTitle(own[0]);
        break;
      case 'terms':
        for (const entry of block.entries) if ('term' in entry) replaceAll([entry.term]);
        break;
      case 'code': {
        const [first, ...inner] = block.lines;
        if (!first || !block.isFenced) break;
        const {info} = readFenceInfo(block.info);
        const [, space = '', mark = ''] = /^( *)([`~]+)/.exec(first.text) ?? [];
        const longer = longerMark(mark, inner.slice(0, -1));
        if (info !== block.info) replace(first, space + longer + info);
        else if (longer !== mark) replace(first, first.text.replace(mark, longer));
        const last = inner.at(-1);
        if (last && longer !== mark) replace(last, last.text.replace(mark, longer));
        for (const line of inner) {
          if (!line.text.includes(')!')) continue;
          const plain = line.text.replaceAll(annotation, '($1)');
          if (plain !== line.text) {
            annotated ??= line.at;
            replace(line, plain);
          }
        }
        break;
      }
      default:
        // The others have no text of their own.
        break;
    }
  }
  return {lines: written, annotated};
}
