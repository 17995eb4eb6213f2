// Files in their folders.
import {html} from 'lit';
import './docs-tree.js';
import './docs-tree-item.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Tree' | 'Tree.Folder' | 'Tree.File'> = {
  Tree: (_, children) => html`<docs-tree>${children}</docs-tree>`,
  'Tree.Folder': (a, children) =>
    html`<docs-tree-folder
      .name=${a.name}
      ?open=${a.defaultOpen || a.openable === false}
      ?fixed=${a.openable === false}
      ?highlight=${a.highlight}
      >${children}</docs-tree-folder
    >`,
  'Tree.File': (a, _, {links}) =>
    html`<docs-tree-file
      .name=${a.name}
      .comment=${a.comment ?? ''}
      .icon=${resolveIcon(a, links)}
      ?highlight=${a.highlight}
    ></docs-tree-file>`,
};
