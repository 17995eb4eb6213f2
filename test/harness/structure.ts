import type {DocNode} from '../../src/content/nodes.js';
import {printTarget} from './print-nodes.js';

/**
 * What a page is made of, in one line: `{p:a strong(b)}`, blocks in braces and marks in
 * parentheses. White space is collapsed as in a browser. {@link structureOfNodes} says of our tree
 * what {@link structureOfHtml} says of a reference's HTML.
 */
export function structureOfHtml(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  return tidy(printChildren(body));
}

export function structureOfNodes(nodes: readonly DocNode[]): string {
  return tidy(print(nodes));
}

const marks = new Map([
  ['strong', 'strong'],
  ['em', 'emphasis'],
  ['del', 'strike'],
]);

/** White space at the edges of blocks and lines is not seen. */
function tidy(printed: string): string {
  return printed.replace(/\s*(\{\w+:|\}|⏎|\[[x ]\])\s*/g, '$1').trim();
}

function collapse(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ');
}

function printChildren(parent: Node): string {
  return [...parent.childNodes].map(printHtml).join('');
}

function printHtml(node: ChildNode): string {
  if (!(node instanceof Element)) return collapse(node.textContent ?? '');
  const name = node.localName;
  const mark = marks.get(name);
  if (mark !== undefined) return `${mark}(${printChildren(node)})`;
  switch (name) {
    case 'br':
      return '⏎';
    case 'hr':
      return '{hr:}';
    case 'input':
      return node.hasAttribute('checked') ? '[x]' : '[ ]';
    case 'code':
      return `code(${node.textContent ?? ''})`;
    case 'pre':
      return printFence(
        /language-(\S+)/.exec(node.firstElementChild?.className ?? '')?.[1] ?? '',
        (node.textContent ?? '').replace(/\n$/, ''),
      );
    case 'a':
      return `link:${urlOf(node.getAttribute('href') ?? '')}(${printChildren(node)})`;
    case 'img':
      return `image(${node.getAttribute('alt') ?? ''})`;
    case 'ol':
      return `{ol${node.getAttribute('start') ?? '1'}:${printChildren(node)}}`;
    case 'blockquote':
      return `{quote:${printChildren(node)}}`;
    case 'th':
    case 'td':
      return `{cell${node.getAttribute('align') ?? ''}:${printChildren(node)}}`;
    case 'thead':
    case 'tbody':
      return printChildren(node);
    default:
      return `{${name}:${printChildren(node)}}`;
  }
}

function print(nodes: readonly DocNode[]): string {
  return nodes.map(printNode).join('');
}

function printNode(node: DocNode): string {
  switch (node.kind) {
    case 'text':
      return collapse(node.text);
    case 'break':
      return '⏎';
    case 'rule':
      return '{hr:}';
    case 'task':
      return node.done ? '[x]' : '[ ]';
    case 'code':
      return `code(${node.text})`;
    case 'code-block':
      return printFence(node.language, node.code);
    case 'link':
      return `link:${urlOf(printTarget(node.target))}(${print(node.children)})`;
    case 'image':
      return `image(${node.alt})`;
    case 'paragraph':
      return `{p:${print(node.children)}}`;
    case 'heading':
      return `{h${String(node.level)}:${print(node.children)}}`;
    case 'list':
      return `{${node.isOrdered ? `ol${String(node.start)}` : 'ul'}:${node.items
        .map((item) => `{li:${print(item)}}`)
        .join('')}}`;
    case 'table':
      return `{table:${[node.columns.map(({children}) => children), ...node.rows]
        .map(
          (row) =>
            `{tr:${row
              .map((cell, index) => `{cell${node.columns[index]?.align ?? ''}:${print(cell)}}`)
              .join('')}}`,
        )
        .join('')}}`;
    case 'quote':
      return `{quote:${print(node.children)}}`;
    case 'strong':
    case 'emphasis':
    case 'strike':
      return `${node.kind}(${print(node.children)})`;
    default:
      return node.kind;
  }
}

/** White space in code is seen. */
function printFence(language: string, code: string): string {
  return `{pre:${language}=${JSON.stringify(code).replaceAll(' ', '·')}}`;
}

/**
 * Only URLs on the web: those of the site are resolved and other schemes are refused, which no
 * reference does.
 */
function urlOf(href: string): string {
  if (!/^(?:https?|mailto):/i.test(href)) return '';
  return decodeURI(new URL(href.replace(/\\|%5C/g, '/')).href);
}
