import {css} from 'lit';

const edges = css`linear-gradient(
  90deg,
  transparent,
  #000 2.5rem calc(100% - 2.5rem),
  transparent
)`;

/**
 * What the top bar needs once the page is shown: how it answers the pointer and the keyboard, and
 * that rows which scroll fade at the ends that overflow. The mask is wider than its row: scrolling
 * moves one end in and the other out. Rows that do not scroll have no mask.
 */
export const lateTopbarStyles = css`
  :is([part='link'], [part='repository'], [part='tab']) {
    transition: color var(--docs-duration);
  }
  :is([part='link'], [part='repository']):hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-text);
  }
  [part='tab']:focus-visible {
    border-radius: var(--docs-radius-control);
    outline-offset: -2px;
  }
  [part='cta'] {
    transition: opacity var(--docs-duration);
  }
  [part='cta']:hover {
    opacity: 0.88;
  }
  [part='tab']:not([aria-current]):hover {
    color: var(--docs-color-text);
  }
  [part='tab']:not([aria-current]):hover::after {
    border-block-end: 2px solid var(--docs-color-border-strong);
  }
  @supports (animation-timeline: scroll()) {
    [part='scroller'],
    [part='tabs'] {
      animation: fading-edges linear both;
      animation-timeline: scroll(self inline);
      mask-size: calc(100% + 2.5rem) 100%;
      mask-repeat: no-repeat;
    }
    :is([part='scroller'], [part='tabs']):dir(rtl) {
      animation-direction: reverse;
    }
    @keyframes fading-edges {
      from {
        mask-image: ${edges};
        mask-position: -2.5rem 0;
      }
      to {
        mask-image: ${edges};
        mask-position: 0 0;
      }
    }
  }
`;

/**
 * What the sidebar, and the one in the drawer, need then: how they answer the pointer and the
 * keyboard, the ends of long lists, and the current page with forced colors.
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

/** What the contents list needs then: how it answers the pointer and the keyboard. */
export const lateOutlineStyles = css`
  a:focus-visible {
    outline-offset: -2px;
    border-radius: 4px;
  }
  [part='mark'] {
    transition: translate var(--docs-duration) ease-out;
  }
  @media (forced-colors: active) {
    [part='mark'] {
      background: Highlight;
    }
  }
  a {
    transition: color var(--docs-duration);
  }
  a:not([aria-current]):hover,
  [part='toggle']:is(:hover, [aria-expanded='true']) {
    color: var(--docs-color-text);
  }
  [part='toggle'] svg:last-child {
    transition: rotate var(--docs-duration);
  }
  [part='toggle'][aria-expanded='true'] svg:last-child {
    rotate: 180deg;
  }
`;
