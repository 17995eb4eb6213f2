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
