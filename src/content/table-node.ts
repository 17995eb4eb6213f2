import type {Tokens} from 'marked';
import type {DocNode, TableNode} from './nodes.js';
import type {PageToken} from '../markdown/tokens.js';

/** A table (GFM §4.10); each of its lines is one of the file. */
export function tableNode(
  token: Tokens.Table,
  line: number,
  inlines: (tokens: readonly PageToken[], line: number) => readonly DocNode[],
): TableNode {
  return {
    kind: 'table',
    columns: token.header.map((cell) => ({
      align: cell.align ?? undefined,
      children: inlines(cell.tokens, line),
    })),
    rows: token.rows.map((row, index) => row.map((cell) => inlines(cell.tokens, line + 2 + index))),
  };
}
