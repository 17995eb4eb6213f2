import {css} from 'lit';

/**
 * Disclosures: a chevron that turns, content that slides where supported, and everything open in
 * print.
 */
export const disclosureStyles = css`
  :host {
    interpolate-size: allow-keywords;
  }
  /* Without the marker of a list item. */
  summary {
    display: flex;
    cursor: pointer;
    user-select: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  [part='chevron'] {
    flex: none;
    color: var(--docs-color-muted);
    transition: rotate var(--docs-duration);
  }
  details[open] > summary [part='chevron'] {
    rotate: 90deg;
  }
  details[open] > summary [part='chevron']:dir(rtl) {
    rotate: -90deg;
  }
  @supports (interpolate-size: allow-keywords) {
    details::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--docs-duration),
        content-visibility var(--docs-duration) allow-discrete;
    }
    /* What opens can have the focus at once. */
    details[open]::details-content {
      block-size: auto;
      transition: block-size var(--docs-duration);
    }
    :host([data-at-once]) details::details-content {
      transition: none;
    }
  }
  @media print {
    [part='chevron'] {
      display: none;
    }
    details::details-content {
      block-size: auto;
      content-visibility: visible;
      transition: none;
    }
  }
`;
