import type {DocNode, ListNode} from '../../../src/content/nodes.js';
import {plainText} from '../../../src/content/inline-nodes.js';
import type {ComponentTable} from '../../../src/html/html-context.js';
import {attributes, element, markup, type Html, type HtmlContent} from '../../../src/html/html.js';
import {authorIcon, uiIcon} from '../../../src/html/icons.js';

export const treeVariants: ComponentTable<'Tree' | 'Tree.Folder' | 'Tree.File'> = {
  Tree: ({children}, {localize, renderNodes, notes}) => {
    const list = children.find(isTreeList);
    const look = {role: 'group', 'aria-label': localize('Files')};
    return markup`<div class="docs-tree"><div class="docs-tree-tree"${attributes(look)}>${
      list ? list.items.map((item) => listedItem(item, !!notes)) : renderNodes(children)
    }</div></div>\n`;
  },
  'Tree.Folder': ({attributes: a, children}, {renderNodes, notes}) => {
    const {name, highlight, openable, defaultOpen} = a;
    const isFixed = openable === false || !!notes;
    const isOpen = defaultOpen === true || isFixed;
    return folder({name, highlight, isFixed, isOpen}, renderNodes(children));
  },
  'Tree.File': ({attributes: a}, context) => {
    const {name, highlight, comment} = a;
    return file({name, highlight, comment}, authorIcon(a, context, 'docs-tree-file'));
  },
};

interface Folder {
  readonly name: string | undefined;
  readonly highlight?: boolean | undefined;
  readonly isFixed?: boolean;
  readonly isOpen: boolean;
}

function folder({name, highlight, isFixed, isOpen}: Folder, content: HtmlContent): Html {
  const look = {
    class: 'docs-tree-folder',
    'data-highlight': highlight,
    'data-fixed': isFixed,
  };
  const chevron = !isFixed && uiIcon('chevronRight');
  const row = markup`
    <span class="docs-tree-folder-chevron">${chevron}</span>
    ${uiIcon('folder')}
    <span class="docs-tree-folder-name">${name}</span>
  `;
  const inside = markup`<div class="docs-tree-folder-content">${content}</div>`;
  // Not even the keyboard closes what is no `<details>`.
  const [tag, rowTag] = isFixed ? ['div', 'div'] : ['details', 'summary'];
  const shown = [element(rowTag, {class: 'docs-tree-folder-row'}, row), inside];
  return markup`${element(tag, {...look, open: !isFixed && isOpen}, shown)}\n`;
}

interface File {
  readonly name: string | undefined;
  readonly highlight?: boolean | undefined;
  readonly comment?: string | undefined;
}

function file({name, highlight, comment}: File, icon = uiIcon('file')): Html {
  const look = attributes({class: 'docs-tree-file', 'data-highlight': highlight});
  return markup`<div${look}><div class="docs-tree-file-row">${icon}<span
class="docs-tree-file-name">${name}</span>${
    comment && markup` <span class="docs-tree-file-comment">${comment}</span>`
  }</div></div>\n`;
}

/** A list with numbers stays a list. */
function isTreeList(node: DocNode): node is ListNode {
  return node.kind === 'list' && !node.isOrdered;
}

/** An entry of a Markdown list: a folder, if it ends in a slash or has entries of its own. */
function listedItem(item: readonly DocNode[], isFixed: boolean): Html {
  const inner = item.find(isTreeList);
  const words = plainText(item.filter((node) => node !== inner)).trim();
  const name = words.replace(/\/$/, '');
  return inner || name !== words
    ? folder(
        {name, isFixed, isOpen: inner !== undefined},
        inner?.items.map((one) => listedItem(one, isFixed)),
      )
    : file({name});
}
