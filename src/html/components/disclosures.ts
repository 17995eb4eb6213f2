import type {ComponentTable, HtmlContext} from '../html-context.js';
import {attributes, markup, type Html} from '../html.js';
import {authorIcon, uiIcon} from '../icons.js';

export const disclosures: ComponentTable<'AccordionGroup' | 'Accordion' | 'Expandable'> = {
  AccordionGroup: ({children}, {renderNodes}) =>
    markup`<div class="docs-accordion-group">
      <div class="docs-accordion-group-group">${renderNodes(children)}</div>
    </div> `,
  Accordion: ({attributes: a, children}, context) => {
    const outer = attributes({class: 'docs-accordion', id: a.id});
    const description =
      a.description && markup`<span class="docs-accordion-description">${a.description}</span>`;
    const summary = markup`
      ${authorIcon(a, context, 'docs-accordion')}
      <span class="docs-accordion-text">
        <span class="docs-accordion-heading">${a.title}</span>
        ${description}
      </span>
    `;
    const content = markup`
      <div class="docs-accordion-content">${context.renderNodes(children)}</div>
    `;
    const details = attributes({
      class: 'docs-accordion-accordion docs-accordion-details',
      open: !context.notes && a.defaultOpen,
    });
    const disclosure = context.notes
      ? markup`
          <div${details}>
            <div class="docs-accordion-summary">${summary}</div>
            ${content}
          </div>
        `
      : markup`
          <details${details}>
            <summary class="docs-accordion-summary">
              <span class="docs-accordion-chevron">${uiIcon('chevronRight')}</span>
              ${summary}
            </summary>
            ${content}
          </details>
        `;
    return markup`<div${outer}>${disclosure}</div>\n`;
  },
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
