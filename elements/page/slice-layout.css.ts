import {css} from 'lit';

/**
 * While more of a long page comes, only its parts near the window are laid out and painted: the
 * browser would go through the whole page with each of them otherwise. The others are there all the
 * same, for searching, links and screen readers.
 */
export const delayedSliceStyles = css`
  :where([part='slice']) {
    content-visibility: auto;
  }
`;

/** The parts of a long page after the second one. */
export const sliceStyles = css`
  :where([part='slice']) {
    display: flow-root;
    /* What is drawn around links and boxes, such as a ring of focus, is beside the text. */
    margin-inline: -1rem;
    padding-inline: 1rem;
  }
  /* The margin before a part is that of what it begins with. */
  :where([part='slice']) {
    margin-block-start: 1.25rem;
  }
  :where([part='slice']:has(> :is(h1, h2):first-child)) {
    margin-block-start: 3rem;
  }
  :where([part='slice']:has(> h3:first-child)) {
    margin-block-start: 2.25rem;
  }
  :where([part='slice']:has(> :is(h4, h5, h6):first-child)) {
    margin-block-start: 2rem;
  }
  :where([part='slice']) > :first-child {
    margin-block-start: 0;
  }
  :where([part='slice']) > :last-child {
    margin-block-end: 0;
  }
  /* Only the first update of a page has no space above it. */
  :where([part='slice']) > docs-update:first-child {
    padding-block-start: 2rem;
  }
  /* The reader has filtered out all that is in it. */
  :where([part='slice']:not(:has(> :not([data-off])))) {
    display: none;
  }
`;
