import type {ComponentName} from '../../content/components.js';
import type {DocNode} from '../../content/nodes.js';
import {lineFrom} from '../line-from.js';
import {isComponent, isInside} from '../located-nodes.js';
import {pageRule} from '../page-rule.js';

/** Components that belong in another one. */
const parentOf: Partial<Record<ComponentName, readonly ComponentName[]>> = {
  Step: ['Steps'],
  Tab: ['Tabs'],
  'Tree.Folder': ['Tree'],
  'Tree.File': ['Tree'],
  'Color.Row': ['Color'],
  'Color.Item': ['Color'],
};

/** Parts are in what they are parts of. A snippet may be one of several. */
export const outsideParent = pageRule('writing/outside-parent', ({nodes, isSnippet}, report) => {
  if (isSnippet) return;
  for (const {node, line, parents} of nodes) {
    const [parent = '', ...others] = (node.kind === 'component' && parentOf[node.name]) || [];
    const isAlone = parent !== '' && !isInside(parents, parent, ...others);
    if (isAlone && node.kind === 'component') report(line, {name: node.name, parent});
  }
});

/** What a group consists of: components of a name, code, or anything. */
const childOf: Partial<Record<ComponentName, ComponentName | 'code block' | 'content'>> = {
  Steps: 'Step',
  Tabs: 'Tab',
  AccordionGroup: 'Accordion',
  CodeGroup: 'code block',
  CardGroup: 'content',
  Columns: 'content',
  Tree: 'content',
  Frame: 'content',
};

/** Groups contain what they group. */
export const emptyGroup = pageRule('writing/empty-group', ({nodes, ...file}, report) => {
  if (file.includesSnippets) return;
  for (const {node, line} of nodes) {
    const child = node.kind === 'component' ? childOf[node.name] : undefined;
    if (!child || node.kind !== 'component' || hasChild(node.children, child)) continue;
    const word = /^[A-Z]/.test(child) ? `<${child}>` : child;
    report(line, {name: node.name, child: word});
  }
});

function hasChild(children: readonly DocNode[], child: string): boolean {
  if (child === 'content') return children.length > 0;
  return children.some(
    (node) =>
      isComponent(node, child, 'CodeBlock') ||
      (child === 'code block' && node.kind === 'code-block') ||
      ('children' in node && hasChild(node.children, child)),
  );
}

/** Steps have titles. */
export const stepTitle = pageRule('writing/step-title', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    const isStep = node.kind === 'component' && node.name === 'Step';
    if (isStep && !node.attributes.title) report(line);
  }
});

/** Frames of other pages have titles. */
export const frameTitle = pageRule('writing/frame-title', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind === 'html' && node.tag === 'iframe' && !node.attributes.get('title')) {
      report(line);
    }
  }
});

/** The columns of a table have names. */
export const tableHeader = pageRule('writing/table-header', ({nodes, lines}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind !== 'table') continue;
    if (!node.columns.every(({children}) => children.length === 0)) continue;
    const isRule = (text: string) => /^[\s>]*\|?\s*:?-+:?\s*\|/.test(text);
    report(lineFrom(lines, line + 1, isRule) - 1);
  }
});
