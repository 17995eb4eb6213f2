import {css, unsafeCSS} from 'lit';

/** Built pages add classes that begin with `docs-`. */
const styled = unsafeCSS("[class]:not([class^='docs-'])");

/**
 * What authors who know Tailwind CSS expect of HTML elements, as its preflight sets it: sizes
 * include padding and borders, a class for the width of a border is enough to show it, and buttons
 * have no look of their own. Fields without classes keep the look that the browser gives them, and
 * images in a text stay in their line.
 */
export const resetRules = css`
  :where([part~='page'] *),
  :where([part~='page'] *)::before,
  :where([part~='page'] *)::after {
    box-sizing: border-box;
  }
  :where([part~='page'] :not(:is(input, select, textarea, fieldset):not(${styled}))),
  :where([part~='page'] *)::before,
  :where([part~='page'] *)::after {
    border: 0 solid var(--docs-color-border);
  }
  :where([part~='page'] :is(button, input, select, textarea)) {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  :where([part~='page'] :is(button, :is(input, select, textarea, fieldset, legend)${styled})) {
    margin: 0;
    padding: 0;
  }
  :where([part~='page'] button) {
    background: none;
  }
  :where([part~='page'] :is(button:enabled, [role='button'])) {
    cursor: pointer;
  }
  :where([part~='page'] :is(input, select, textarea)) {
    max-width: 100%;
  }
  :where([part~='page'] textarea) {
    resize: vertical;
  }
  :where([part~='page'] :is(input, textarea))::placeholder {
    color: var(--docs-color-muted);
    opacity: 1;
  }
  :where(
  [part~='page']
  :is(img, svg, video, audio, iframe)${styled}:not(
  :is(p, li, th, td, dt, dd, h1, h2, h3, h4, h5, h6) *
  )
  ) {
    display: block;
    vertical-align: middle;
  }
`;
