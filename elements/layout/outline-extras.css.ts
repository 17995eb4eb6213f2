import {css} from 'lit';

/** How the contents list answers the pointer and the keyboard. */
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
