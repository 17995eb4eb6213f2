import type {DocNode, HtmlNode, HtmlValue} from '../../src/content/nodes.js';
import {isInlineComponent} from './component-html.js';
import {blockTags, emphasisTags, writtenTarget} from './reading-words.js';
import {codeLine, literal, ReadingBuilder, type Reading} from './reading.js';

/** What readers get of a page here. */
export function readingOfNodes(nodes: readonly DocNode[]): Reading {
  const builder = new ReadingBuilder();
  addNodes(nodes, builder);
  builder.end();
  return builder.lines;
}

function addNodes(nodes: readonly DocNode[], to: ReadingBuilder): void {
  for (const node of nodes) addNode(node, to);
}

function addNode(node: DocNode, to: ReadingBuilder): void {
  const inner = () => ('children' in node ? addNodes(node.children, to) : undefined);
  switch (node.kind) {
    case 'text':
      return to.add(literal(node.text));
    case 'break':
      return to.add('⏎');
    case 'code':
      return to.between('`', '`', () => to.add(literal(node.text)));
    case 'image':
      return to.add(`![${node.alt}](${writtenTarget(node.target)})`);
    case 'link':
      return to.between('[', `](${writtenTarget(node.target)})`, inner);
    case 'task':
      return to.add(node.done ? '☑ ' : '☐ ');
    case 'strong':
      return to.between('**', '**', inner);
    case 'emphasis':
      return to.between('*', '*', inner);
    case 'strike':
      return to.between('~~', '~~', inner);
    case 'footnote-link':
      return to.add(`[^${node.number}]`);
    case 'math':
      return to.add(`$${node.tex.trim()}$`);
    case 'paragraph':
      to.end();
      inner();
      return to.end();
    case 'heading':
      return to.within(`h${node.level}`, inner, true);
    case 'code-block':
      return to.line(codeLine(node.language, node.code));
    case 'list':
      return to.within(node.isOrdered ? `ol ${node.start}` : 'ul', () => {
        for (const item of node.items) to.within('li', () => addNodes(withBox(item), to), true);
      });
    case 'table':
      return to.within('table', () => {
        const rows = [node.columns.map(({children}) => children), ...node.rows];
        for (const row of rows) {
          to.within('tr', () => {
            for (const cell of row) to.within('cell', () => addNodes(cell, to), true);
          });
        }
      });
    case 'quote':
      return to.within('quote', inner);
    case 'rule':
      return to.line('rule');
    case 'html':
      return addElement(node, to);
    case 'component':
      if (isInlineComponent(node.name)) {
        to.add(`<${node.name}>`);
        return inner();
      }
      return to.within(node.name, () => {
        const title = 'title' in node.attributes ? node.attributes.title : undefined;
        if (title) to.line(`title ${title}`);
        inner();
      });
    case 'footnotes':
    case 'footnote':
      return to.within(node.kind, inner);
    case 'interactive':
    case 'keyed':
      return inner();
    case 'deferred':
      return undefined;
    default:
      return node satisfies never;
  }
}

/** The nodes of an item, with the box of a task in the paragraph that it is shown in. */
function withBox(item: readonly DocNode[]): readonly DocNode[] {
  const [box, text, ...rest] = item;
  if (box?.kind !== 'task' || text?.kind !== 'paragraph') return item;
  return [{...text, children: [box, ...text.children]}, ...rest];
}

function addElement({tag, attributes, children}: HtmlNode, to: ReadingBuilder): void {
  const inner = () => addNodes(children, to);
  const mark = emphasisTags.get(tag);
  if (mark !== undefined) return to.between(mark, mark, inner);
  if (tag === 'br') return to.add('⏎');
  if (tag === 'hr') return to.line('rule');
  if (tag === 'a') {
    const href = attributes.get('href');
    if (href === undefined) return inner();
    return to.between('[', `](${writtenValue(href)})`, inner);
  }
  if (tag === 'img') {
    const [alt = '', source = ''] = [attributes.get('alt'), attributes.get('src')];
    return to.add(`![${writtenValue(alt)}](${writtenValue(source)})`);
  }
  if (tag === 'input') {
    if (attributes.get('type') !== 'checkbox') return undefined;
    return to.add(attributes.has('checked') ? '☑ ' : '☐ ');
  }
  if (tag === 'option') to.add(' ');
  if (tag === 'pre') return to.line(codeLine('', textOf(children)));
  if (tag === 'ol') return to.within(`ol ${writtenValue(attributes.get('start') ?? '1')}`, inner);
  const name = blockTags.get(tag);
  if (name === undefined) return inner();
  if (name !== '') return to.within(name, inner, /^(?:li|cell|h\d)$/.test(name));
  to.end();
  inner();
  return to.end();
}

function writtenValue(value: HtmlValue): string {
  if (typeof value === 'string') return value;
  return 'to' in value ? writtenTarget(value) : '';
}

function textOf(nodes: readonly DocNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'code') return node.text;
      if (node.kind === 'break') return '\n';
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}
