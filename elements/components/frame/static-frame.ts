import type {ComponentTable} from '../../../src/html/html-context.js';
import {element, markup} from '../../../src/html/html.js';

/** A frame has only what its author gave it, and no button. */
export const frameVariant: ComponentTable<'Frame'> = {
  Frame: ({attributes: a, children}, {renderNodes}) => {
    const hint = a.hint && markup`<div class="docs-frame-hint">${renderNodes(a.hint)}</div>`;
    const caption =
      a.caption &&
      markup`<figcaption class="docs-frame-caption">${renderNodes(a.caption)}</figcaption>`;
    const panel = markup`<div class="docs-frame-panel">${renderNodes(children)}</div>`;
    const figure = element('figure', {class: 'docs-frame-figure'}, [hint, panel, caption]);
    return element('div', {class: 'docs-frame'}, figure);
  },
};
