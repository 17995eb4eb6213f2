import {css} from 'lit';

/**
 * What the sidebar, and the one in the drawer, need once the page is shown: how they answer the
 * pointer and the keyboard, the ends of long lists, and the current page with forced colors.
 */
export const lateSidebarStyles = css`
  :host(:is(:hover, :focus-within)) {
    scrollbar-color: var(--docs-color-border-strong) transparent;
  }
  :focus-visible {
    outline-offset: -2px;
  }
  [part='more'] {
    position: sticky;
    inset-block: 0.5rem;
  }
  a,
  button {
    transition:
      color var(--docs-duration),
      background-color var(--docs-duration);
  }
  :is(a, button):not([aria-current='page']):hover {
    background: var(--docs-color-hover);
  }
  a:not([aria-current], [part='group'] *):hover,
  button:not([part='group'] *):hover {
    color: var(--docs-color-text);
  }
  [part='toggle'] svg {
    transition: rotate var(--docs-duration);
  }
  @media (forced-colors: active) {
    [aria-current] {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;
