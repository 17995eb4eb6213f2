import type {DocNode} from './nodes.js';

/** The text of nodes without markup: for the titles of headings, and for search. */
export function plainText(nodes: readonly DocNode[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: DocNode): string {
  switch (node.kind) {
    case 'text':
    case 'code':
      return node.text;
    case 'break':
      return ' ';
    case 'image':
    case 'task':
    case 'rule':
      return '';
    case 'math':
      return node.tex;
    case 'code-block':
      return node.code;
    case 'list':
      return node.items.map(plainText).join(' ');
    case 'table':
      return [...node.columns.map((column) => column.children), ...node.rows.flat()]
        .map(plainText)
        .join(' ');
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'link':
    case 'strong':
    case 'emphasis':
    case 'strike':
    case 'html':
    case 'component':
      return plainText(node.children);
    default:
      node satisfies never;
      return '';
  }
}
