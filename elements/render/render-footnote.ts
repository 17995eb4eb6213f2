import {html, type TemplateResult} from 'lit';
import type {FootnoteLinkNode} from '../../src/content/nodes.js';
import type {FootnotePart, RenderContext} from './render-context.js';

export {footnoteExtension} from '../../src/content/footnotes.js';

/** Renders the footnotes at the end of a page, and the links to and from them. */
export function renderFootnote(node: FootnotePart, context: RenderContext): TemplateResult {
  switch (node.kind) {
    case 'footnote-link':
      return renderLink(node, context);
    case 'footnotes':
      return html`<section
        class="footnotes"
        aria-label=${context.localize('Footnotes')}
        data-footnotes
      >
        <ol>
          ${context.renderNodes(node.children)}
        </ol>
      </section>`;
    case 'footnote':
      return html`<li id=${node.id}>${context.renderNodes(node.children)}</li>`;
  }
}

function renderLink({id, to, number}: FootnoteLinkNode, context: RenderContext): TemplateResult {
  const url = context.anchorUrl({id: to}) ?? '';
  if (id !== undefined) {
    const label = context.localize('Footnote {0}', number);
    return html`<sup
      ><a id=${id} href=${url} aria-label=${label} data-footnote-ref>${number}</a></sup
    >`;
  }
  const label = context.localize('Back to reference {0}', number);
  const [, repeated = ''] = number.split('-');
  return html`<a href=${url} aria-label=${label} class="data-footnote-backref" data-footnote-backref
    >↩${repeated && html`<sup>${repeated}</sup>`}</a
  >`;
}
