import {parseExpression} from '../interpreter/parse-code.js';
import type {CodeNode} from '../interpreter/syntax-tree.js';
import type {Mark} from '../markdown/marks.js';
import {scanMarks} from '../markdown/scan.js';

/** An expression of a page. */
export interface PlacedExpression {
  readonly node: CodeNode;
  /** What is to be added to the columns on its first line. */
  readonly column: number;
}

/**
 * The expressions in braces in a text of MDX, and those in the attributes of its tags, that are
 * code and contain a function. `firstLine` is the line of the file on which the text begins.
 */
export function expressionsIn(
  text: string,
  file: string,
  firstLine: number,
  isCode: (source: string) => boolean,
): readonly PlacedExpression[] {
  if (!file.endsWith('x') || !hasFunction.test(text)) return [];
  const found: PlacedExpression[] = [];
  let line = firstLine;
  let lineStart = 0;
  let counted = 0;
  for (const [start, mark] of scanMarks(text)) {
    let from = start;
    for (const source of sourcesOf(mark)) {
      const at = text.indexOf(source, from);
      if (at === -1) break;
      from = at + source.length;
      for (; counted < at; counted++) {
        if (text[counted] !== '\n') continue;
        line++;
        lineStart = counted + 1;
      }
      if (!hasFunction.test(source) || !isCode(source)) continue;
      const parsed = parseExpression(source, file, line);
      // The parser gets the source in brackets.
      if ('value' in parsed) found.push({node: parsed.value, column: at - lineStart - 1});
    }
  }
  return found;
}

const hasFunction = /=>|\bfunction\b/;

function sourcesOf(mark: Mark): readonly string[] {
  if (mark.kind === 'expression') return [mark.source];
  if (mark.kind !== 'tag') return [];
  return mark.attributes.flatMap(({value}) => (value.kind === 'expression' ? value.source : []));
}
