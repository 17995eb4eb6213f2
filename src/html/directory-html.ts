import type {HtmlOptions} from './html-context.js';
import type {DocNode} from '../content/nodes.js';
import type {PageLabels} from '../navigation/label.js';
import type {NavGroup} from '../navigation/navigation.js';
import {
  directoryRows,
  pagesInRow,
  type DirectoryPage,
  type DirectoryRow,
} from '../site/directory-rows.js';
import {component, list as listOf, paragraph, text as textNode} from '../openapi/nodes/builders.js';
import {markup, type Html} from './html.js';

/** The pages of a group on its root page, as cards or accordions; nothing without a group. */
export function htmlOfDirectory(
  group: NavGroup | undefined,
  labels: PageLabels,
  options: HtmlOptions,
): Html | undefined {
  if (!group) return undefined;
  const list = group.directory === 'accordion' ? accordions : cards;
  return markup`<div class="docs-directory">${list(group, labels, options)}</div>`;
}

/** Groups without a root page come last, each under its name. */
function cards(group: NavGroup, labels: PageLabels, options: HtmlOptions): Html {
  const rows = directoryRows(group, labels);
  const all = rows.flatMap((row) => (row.kind === 'page' ? [card(row)] : []));
  const grid = all.length > 0 && options.htmlOfNodes([component('CardGroup', {}, all)], options);
  const groups = rows.flatMap((row) => {
    if (row.kind === 'page') return [];
    const list = row.group.directory === 'accordion' ? accordions : cards;
    return [markup`<h2>${row.label.text}</h2>${list(row.group, labels, options)}`];
  });
  return markup`${grid}${groups}`;
}

function card({label: {text, icon}, target, description}: DirectoryPage): DocNode {
  const content = description ? [textNode(description)] : [];
  return component('Card', {title: text, href: target, ...(icon && {icon})}, content);
}

function accordions(group: NavGroup, labels: PageLabels, options: HtmlOptions): Html {
  const all = directoryRows(group, labels).map((row) => {
    const {text, icon} = row.label;
    return component('Accordion', {title: text, ...(icon && {icon})}, contentOf(row, labels));
  });
  return options.htmlOfNodes([component('AccordionGroup', {}, all)], options);
}

function contentOf(row: DirectoryRow, labels: PageLabels): readonly DocNode[] {
  if (row.kind === 'page') {
    const {description} = row;
    return [...(description ? [paragraph(textNode(description))] : []), link(row)];
  }
  return listOf(pagesInRow(row, labels).map((page) => [link(page)]));
}

function link({target, label}: DirectoryPage): DocNode {
  return {kind: 'link', line: 0, target, children: [textNode(label.text)]};
}
