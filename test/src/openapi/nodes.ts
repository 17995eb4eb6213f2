import {Slugger} from '../../../src/content/link-targets.js';
import type {DocNode} from '../../../src/content/nodes.js';
import type {OperationView} from '../../../src/openapi/operation-nodes.js';
import {apiWords} from '../../../src/api-pages/api-words.js';

/** How nodes are made in tests: descriptions are one paragraph. */
export function viewOf(given: Partial<OperationView> = {}): OperationView {
  return {
    words: apiWords(),
    keepsOrder: false,
    isExpanded: false,
    ids: new Slugger(),
    tabs: new Map(),
    samples: [],
    responses: [],
    readMarkdown: (text) =>
      text === '' ? [] : [{kind: 'paragraph', line: 0, children: [{kind: 'text', text}]}],
    ...given,
  };
}

/** Nodes in one line each, what is inside indented; what is hidden down to a level. */
export function printed(nodes: readonly DocNode[], levels = 1, indent = ''): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    const inside = (inner: readonly DocNode[], left = levels) =>
      printed(inner, left, `${indent}  `);
    switch (node.kind) {
      case 'paragraph':
        return [`${indent}${textOf(node)}`];
      case 'heading':
        return [`${indent}# ${textOf(node)} #${node.id}`];
      case 'list':
        return node.items.map((item) => `${indent}- ${item.map(textOf).join('')}`);
      case 'deferred':
        return [
          `${indent}${node.isOpen ? 'open' : 'closed'} ${node.title}`,
          ...(levels === 0 ? [] : inside(node.read(), levels - 1)),
        ];
      case 'component':
        return [`${indent}${node.name} ${attributesOf(node.attributes)}`, ...inside(node.children)];
      default:
        return [`${indent}${textOf(node)}`];
    }
  });
}

function textOf(node: DocNode): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'code') return `\`${node.text}\``;
  if (node.kind === 'code-block') return `${node.title}: ${node.code}`;
  return 'children' in node ? node.children.map(textOf).join('') : node.kind;
}

/** Those that are set: `id=a required`. */
function attributesOf(attributes: object): string {
  return Object.entries(attributes as Readonly<Record<string, string | boolean | undefined>>)
    .filter(([, value]) => value !== undefined && value !== false && String(value) !== '')
    .map(([name, value]) => (value === true ? name : `${name}=${String(value)}`))
    .join(' ');
}
