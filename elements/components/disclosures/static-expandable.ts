import type {ComponentTable, HtmlContext} from '../../../src/html/html-context.js';
import {attributes, markup, type Html} from '../../../src/html/html.js';
import {uiIcon} from '../../../src/html/icons.js';

export const expandableVariant: ComponentTable<'Expandable'> = {
  Expandable: ({attributes: a, children}, context) =>
    expandable(a.title, a.defaultOpen, context.renderNodes(children), context),
};

/** Content that readers open: its summary says what a click does, by the style sheet. */
export function expandable(
  title: string | undefined,
  isOpen: boolean | undefined,
  content: Html,
  {localize, notes}: HtmlContext,
): Html {
  const name = title || localize('child attributes');
  if (notes) {
    return markup`
      <div class="docs-expandable">
        <div class="docs-expandable-expandable">
          <div class="docs-expandable-summary">${name}</div>
          <div class="docs-expandable-content">${content}</div>
        </div>
      </div>\n
    `;
  }
  const details = attributes({
    class: 'docs-expandable-expandable docs-expandable-details',
    open: isOpen,
  });
  return markup`
    <div class="docs-expandable">
      <details${details}>
        <summary class="docs-expandable-summary">
          <span class="docs-expandable-chevron">${uiIcon('chevronRight')}</span>
          <span${attributes({class: 'docs-expandable-show', hidden: isOpen})}
          >${localize('Show {0}', name)}</span>
          <span${attributes({class: 'docs-expandable-hide', hidden: !isOpen})}
          >${localize('Hide {0}', name)}</span>
        </summary>
        <div class="docs-expandable-content">${content}</div>
      </details>
    </div>\n
  `;
}
