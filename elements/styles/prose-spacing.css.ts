import {css, unsafeCSS} from 'lit';

const blocks = unsafeCSS(
  `docs-accordion, docs-accordion-group, docs-callout, docs-card, docs-card-group, docs-code,
  docs-code-group, docs-color, docs-columns, docs-diagram,
  docs-expandable,
  docs-frame, docs-math[block], docs-panel, docs-prompt, docs-steps, docs-tabs, docs-tile,
  docs-tree`,
);

/**
 * The space around elements, which they have in their shadow roots, too: rules of a host page
 * precede those there, even `* {margin: 0; padding: 0; border: 0}` of a reset.
 */
export const spacingRules = css`
  :where(:is(${blocks}):not(:first-child), docs-endpoint) {
    margin-block-start: 1.25rem;
  }
  :where(:is(${blocks}):not(:last-child), docs-endpoint) {
    margin-block-end: 1.25rem;
  }
  :where(docs-expandable > :is(${blocks})) {
    margin-block: 1rem;
  }
  :where(docs-rail > [slot]) {
    margin: 0 0 1.25rem;
  }
  :where(
    :is(docs-accordion-group, docs-card-group, docs-code-group, docs-columns, docs-example) > *
  ) {
    margin-block: 0;
  }
  :where(docs-param-field, docs-response-field) {
    padding-block: 1.125rem;
  }
  :where(
    :is(docs-param-field, docs-response-field, docs-accordion-group > *):not(:last-child),
    docs-tabs[border-bottom]
  ) {
    border-block-end: 1px solid var(--docs-color-border);
  }
  :where(docs-tabs[border-bottom]) {
    padding-block-end: 1.25rem;
  }
  :where(docs-update) {
    padding-block-end: 2rem;
  }
  :where(docs-update:not(:first-child, [data-first])) {
    padding-block-start: 2rem;
  }
`;
