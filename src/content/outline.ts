import type {DocNode} from './nodes.js';
import type {OutlineEntry} from './page.js';
import {plainText} from './plain-text.js';

/** The list "On this page": headings of level 2 and 3, wherever they stand. */
export function outlineOf(nodes: readonly DocNode[]): readonly OutlineEntry[] {
  return nodes.flatMap((node): readonly OutlineEntry[] => {
    if (node.kind === 'heading') {
      const text = plainText(node.children).trim();
      return node.level === 1 || node.level > 3 || text === ''
        ? []
        : [{id: node.id, level: node.level, text}];
    }
    if (node.kind === 'list') return node.items.flatMap(outlineOf);
    if (node.kind === 'component' || node.kind === 'html' || node.kind === 'quote') {
      return outlineOf(node.children);
    }
    return [];
  });
}
