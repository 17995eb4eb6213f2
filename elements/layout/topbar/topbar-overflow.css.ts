import {css} from 'lit';

const edges = css`linear-gradient(90deg, transparent, #000 2.5rem calc(100% - 2.5rem), transparent)`;

/**
 * Rows of the top bar that scroll fade at the ends that overflow. The mask is wider than its row:
 * scrolling moves one end in and the other out. Rows that do not scroll have no mask.
 */
export const fadingStyles = css`
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
