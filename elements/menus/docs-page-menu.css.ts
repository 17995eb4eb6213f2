import {css} from 'lit';

/** Two joined buttons with a menu below. */
export const pageMenuStyles = css`
  :host {
    font: 500 0.8125rem/1.25rem var(--docs-font-text);
  }
  [part='buttons'] {
    position: relative;
    display: flex;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius-control);
    background: var(--docs-color-raised);
    color: var(--docs-color-text);
  }
  [part='action'],
  [part='open'] {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2rem;
    padding-inline: 0.625rem;
    border-radius: calc(var(--docs-radius-control) - 1px);
    white-space: nowrap;
    transition: background var(--docs-duration);
  }
  [part='open'] {
    padding-inline: 0.375rem;
    border-inline-start: 1px solid var(--docs-color-border);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    color: var(--docs-color-muted);
  }
  [part='action']:not(:nth-last-child(2)) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  :is([part='action'], [part='open']):hover {
    background: var(--docs-color-hover);
  }
  :is([part='action'], [part='open']):focus-visible {
    outline-offset: -2px;
  }
  [part='open'][aria-expanded='true'] svg {
    rotate: 180deg;
  }
  [part='item'] docs-icon {
    --docs-icon-size: 1.125rem;
    color: var(--docs-color-muted);
  }
  [part='title'] {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  [part='title'] svg {
    color: var(--docs-color-muted);
  }
  small {
    display: block;
    color: var(--docs-color-muted);
    font-weight: 400;
  }
  [part='said'] {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

/**
 * The position of the buttons in the page head: on the first line, next to the button of the
 * contents list if there is one (that is `--docs-head-end` wide, and a little higher).
 */
export const pageMenuPlace = css`
  [part='head']:has(> docs-page-menu) {
    position: relative;
  }
  [part='head'] > docs-page-menu {
    position: absolute;
    inset-block-start: calc(-0.4375rem - var(--docs-head-end, 0rem) * 0.066);
    inset-inline-end: calc(var(--docs-head-end, 0rem) * 1.06);
  }
`;
