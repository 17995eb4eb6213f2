import type {ComponentNode, DocNode} from './nodes.js';
import type {OutlineEntry} from './page.js';
import {plainText} from './inline-nodes.js';

/**
 * The list "On this page": headings of level 2 and 3 at any depth, steps with such titles
 * (`titleSize` is that of the list around), and entries of a changelog.
 */
export function outlineOf(nodes: readonly DocNode[], titleSize = ''): readonly OutlineEntry[] {
  return nodes.flatMap((node): readonly OutlineEntry[] => {
    if (node.kind === 'heading') {
      const text = plainText(node.children).trim();
      return node.level === 1 || node.level > 3 || text === ''
        ? []
        : [{id: node.id, level: node.level, text}];
    }
    if (node.kind === 'list') return node.items.flatMap((item) => outlineOf(item));
    if (node.kind === 'component') {
      const inner = outlineOf(
        node.children,
        node.name === 'Steps' ? node.attributes.titleSize : '',
      );
      return [...ownEntry(node, titleSize), ...inner];
    }
    if (node.kind === 'html' || node.kind === 'quote') {
      return outlineOf(node.children);
    }
    return [];
  });
}

function ownEntry(node: ComponentNode, titleSize: string): readonly OutlineEntry[] {
  if (node.name === 'Update') return entry(node.attributes.id, 2, node.attributes.label);
  if (node.name !== 'Step') return [];
  const {id, title, titleSize: own, noAnchor} = node.attributes;
  const size = own || titleSize;
  return noAnchor || !/^h[23]$/.test(size) ? [] : entry(id, Number(size[1]), title);
}

function entry(id = '', level: number, text = ''): readonly OutlineEntry[] {
  return id === '' ? [] : [{id, level, text}];
}
