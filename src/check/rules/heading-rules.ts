import {plainText} from '../../content/inline-nodes.js';
import type {HeadingNode} from '../../content/nodes.js';
import {hasHead} from '../../content/page.js';
import {isComponent, isInside} from '../located-nodes.js';
import {pageRule, type CheckedFile} from '../page-rule.js';

/** Whether the heading is written at level 1: below a title it is shown at level 2. */
function isTop({line}: HeadingNode, {lines}: CheckedFile): boolean {
  const written = lines[line - 1] ?? '';
  const isUnderlined = /^\s*=+\s*$/.test(lines[line] ?? '');
  return /^[\s>]*#(?!#)|<h1\b/.test(written) || (isUnderlined && !/^\s*#/.test(written));
}

/** Headings begin at level 2. A page without a title in its frontmatter has one heading above. */
export const topHeading = pageRule('writing/top-heading', (file, report) => {
  const {page, nodes} = file;
  if (!hasHead(page.mode)) return;
  let mayBeTitle = page.hasOwnTitle;
  for (const {node, line} of nodes) {
    if (node.kind !== 'heading' || !isTop(node, file)) continue;
    if (!mayBeTitle) report(line);
    mayBeTitle = false;
  }
});

/** No level of headings is skipped. An entry of a changelog has the level 2. */
export const skippedHeading = pageRule('writing/skipped-heading', (file, report) => {
  let before = file.isSnippet ? 6 : 1;
  for (const {node, line} of file.nodes) {
    if (isComponent(node, 'Update')) before = 2;
    if (node.kind !== 'heading') continue;
    if (node.level > before + 1) report(line, {level: node.level, before});
    before = node.level;
  }
});

/** A heading has a text. */
export const emptyHeading = pageRule('writing/empty-heading', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    const isEmpty = node.kind === 'heading' && plainText(node.children).trim() === '';
    if (isEmpty && node.children.every(({kind}) => kind === 'text')) report(line);
  }
});

/** Headings of one section are different. Tabs and views show one of their parts at a time. */
export const repeatedHeading = pageRule('writing/repeated-heading', ({nodes}, report) => {
  const trail: string[] = [];
  const seen = new Map<string, number>();
  for (const {node, line, parents} of nodes) {
    if (isComponent(node, 'Update')) seen.clear();
    if (node.kind !== 'heading' || isInside(parents, 'Tab', 'View', 'Accordion')) continue;
    const text = plainText(node.children).trim();
    trail.length = node.level;
    trail[node.level - 1] = text;
    const key = JSON.stringify(trail);
    const known = seen.get(key);
    if (known !== undefined && text !== '') report(line, {text, line: known});
    else seen.set(key, line);
  }
});
