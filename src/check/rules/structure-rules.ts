import type {ComponentName} from '../../content/components.js';
import type {DocNode} from '../../content/nodes.js';
import {cellsOf, delimitersOf} from '../../markdown/tables.js';
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

/** The tabs of a group have different titles. */
export const repeatedTab = pageRule('writing/repeated-tab', ({nodes}, report) => {
  const seen = new Map<DocNode, Map<string, number>>();
  for (const {node, line, parents} of nodes) {
    const group = parents.at(-1);
    const title = titleOfTab(node, group);
    if (!group || !title) continue;
    const lines = seen.get(group) ?? new Map<string, number>();
    seen.set(group, lines);
    const known = lines.get(title);
    if (known === undefined) lines.set(title, line);
    else report(line, {title, line: known});
  }
});

/** What readers choose a tab by: its title, or that of a code block in a group. */
function titleOfTab(node: DocNode, group: DocNode | undefined): string | undefined {
  if (node.kind === 'component' && node.name === 'Tab' && isComponent(group, 'Tabs')) {
    return node.attributes.title?.trim();
  }
  return node.kind === 'code-block' && isComponent(group, 'CodeGroup') ? node.title : undefined;
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

/**
 * Rows of dashes below a line with bars have as many columns as that line: otherwise, there is no
 * table (GFM §4.10).
 */
export const tableColumns = pageRule('page/table-columns', ({nodes, lines, bodyLine}, report) => {
  const isCode = new Set<number>();
  for (const {node, line} of nodes) {
    if (node.kind !== 'code-block') continue;
    const end = line + node.code.split('\n').length;
    for (let at = line; at <= end; at++) isCode.add(at);
  }
  for (let line = bodyLine + 1; line <= lines.length; line++) {
    const [before, head, dashes] = [line - 3, line - 2, line - 1].map((at) => contentOf(lines[at]));
    const marks = delimitersOf(dashes ?? '');
    if (!marks || isCode.has(line) || !head?.includes('|')) continue;
    // Within a table, or below its head, this is a row.
    const cells = cellsOf(head);
    if (before?.includes('|') || delimitersOf(head) || cells.length === marks.length) continue;
    report(line, {columns: cells.length, marks: marks.length});
  }
});

/** A line without the markers of quotes and of a list item. */
function contentOf(line = ''): string {
  return line.replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/, '').trimEnd();
}

/** The columns of a table have names. */
export const tableHeader = pageRule('writing/table-header', ({nodes, lines}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind !== 'table') continue;
    if (!node.columns.every(({children}) => children.length === 0)) continue;
    const isRule = (text: string) => /^[\s>]*\|?\s*:?-+:?\s*\|/.test(text);
    report(lineFrom(lines, line + 1, isRule) - 1);
  }
});
