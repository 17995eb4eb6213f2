import {components, type ComponentRule} from './components.js';
import type {DocNode, ParagraphNode} from './nodes.js';

/** Whether a node is inline. */
export function isInlineNode(node: DocNode): boolean {
  switch (node.kind) {
    case 'text':
    case 'break':
    case 'code':
    case 'image':
    case 'link':
    case 'task':
    case 'strong':
    case 'emphasis':
    case 'strike':
    case 'footnote-link':
      return true;
    case 'math':
      return !node.isBlock;
    case 'html':
      return node.isInline;
    case 'interactive':
    case 'keyed':
      return node.children.length > 0 && node.children.every(isInlineNode);
    case 'component': {
      const rule: ComponentRule = components[node.name];
      return rule.isInline === true;
    }
    default:
      return false;
  }
}

/** A paragraph that contains only tags is replaced by its blocks (MDX), an empty one by nothing. */
export function unwrapParagraph(paragraph: ParagraphNode): readonly DocNode[] {
  const content = paragraph.children.filter((child) => !isBlank(child));
  if (content.length === 0) return [];
  if (content.every((child) => !isInlineNode(child))) return content;
  const [first, ...others] = paragraph.children;
  if (first?.kind !== 'text' || !/^\s/.test(first.text)) return [paragraph];
  return [{...paragraph, children: [{kind: 'text', text: first.text.trimStart()}, ...others]}];
}

/** Joins adjacent texts. */
export function joinTexts(nodes: readonly DocNode[]): readonly DocNode[] {
  const joined: DocNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = {kind: 'text', text: last.text + node.text};
    } else joined.push(node);
  }
  return joined;
}

function isBlank(node: DocNode): boolean {
  return node.kind === 'text' && node.text.trim() === '';
}

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
    case 'deferred':
    case 'footnote-link':
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
    case 'interactive':
    case 'keyed':
    case 'footnotes':
    case 'footnote':
      return plainText(node.children);
    default:
      node satisfies never;
      return '';
  }
}
