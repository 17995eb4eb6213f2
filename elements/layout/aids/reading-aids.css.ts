import {css} from 'lit';

/**
 * On long pages, a line at the lower edge of the top bar is as long as the part of the page that
 * has been read; at its upper edge where the lower one has tabs. Browsers without
 * scroll-driven animations do not show it.
 */
export const readingProgressStyles = css`
  @supports (timeline-scope: none) {
    @media (prefers-reduced-motion: no-preference) {
      [data-long] [part='top']::after {
        content: '';
        position: absolute;
        inset: auto 0 -1px;
        height: 2px;
        background: var(--docs-color-accent);
        transform-origin: left;
        animation: docs-reading linear both;
        animation-timeline: --docs-reading;
        animation-range: contain;
      }
      [part='top']:dir(rtl)::after {
        transform-origin: right;
      }
      /* At the lower edge, it would hide the line below the current tab. */
      @container docs-site (width >= 64em) {
        [data-long][data-tabs] [part='top']::after {
          inset-block: 0 auto;
        }
      }
      /* The line of a page that is being loaded is at the same place. */
      [part='top']:has([data-loading])::after {
        visibility: hidden;
      }
      @keyframes docs-reading {
        from {
          transform: scaleX(0);
        }
      }
    }
  }
  @media (forced-colors: active) {
    [data-long] [part='top']::after {
      background: Highlight;
    }
  }
`;

/** The icon of a heading's link is a check mark while its URL was just copied. */
export const copiedLinkStyles = css`
  .anchor[data-copied] {
    width: auto;
    opacity: 1;
  }
  .anchor[data-copied] > span {
    display: none;
  }
  .anchor[data-copied]::after {
    content: '✓';
    content: '✓' / '';
  }
`;
