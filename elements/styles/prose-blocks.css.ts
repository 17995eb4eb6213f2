import {css} from 'lit';

/** Rules for blocks in the text: quotes, images, tables; a part of `proseStyles`. */
export const blockRules = css`
  /* Code looks the same before its element is defined. */
  :where(docs-code:is(:not(:defined), [data-plain])) {
    display: block;
    margin: 1.25rem 0;
    color-scheme: var(--docs-code-scheme);
  }
  :where(docs-code:is(:not(:defined), [data-plain]):first-child) {
    margin-block-start: 0;
  }
  :where(docs-code:is(:not(:defined), [data-plain]):last-child) {
    margin-block-end: 0;
  }
  :where(docs-code > pre) {
    white-space: var(--_code-space, pre);
    overflow-wrap: anywhere;
  }
  :where(docs-code > pre > code) {
    font: inherit;
  }
  :where(pre[data-title])::before {
    content: attr(data-title);
    display: block;
    box-sizing: border-box;
    margin: -1rem -1.25rem 1rem;
    padding-inline: 1.25rem 3rem;
    border-block-end: 1px solid var(--docs-color-border);
    color: var(--docs-color-muted);
    font: 500 0.8125rem/calc(2.5rem - 1px) var(--docs-font-text);
  }
  :where(blockquote) {
    margin-inline: 0;
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid var(--docs-color-border-strong);
    color: var(--docs-color-muted);
  }
  :where(.footnotes) {
    margin-block-start: 3rem;
    border-block-start: 1px solid var(--docs-color-border);
    font-size: 0.875rem;
  }
  :where(hr) {
    margin: 3rem 0;
    border: 0 solid var(--docs-color-border);
    border-block-start-width: 1px;
  }
  :where(img, video, iframe, svg) {
    max-width: 100%;
  }
  /* With a height only, the height is kept, whatever the width is. */
  :where(:is(img, video)[width]) {
    height: auto;
  }
  :where(img[height]:not([width])) {
    object-fit: contain;
  }
  /* Otherwise, browsers make an image that cannot be loaded as small as its text. */
  :where(img[height]) {
    display: inline-block;
    overflow: hidden;
  }
  :where(img, video) {
    border-radius: var(--docs-radius-control);
  }
  :where(iframe) {
    border: 0 solid var(--docs-color-border);
    border-radius: var(--docs-radius);
  }
  :where(figure) {
    margin-inline: 0;
  }
  :where(figcaption) {
    margin-block-start: 0.75rem;
    color: var(--docs-color-muted);
    font-size: 0.875rem;
    text-align: center;
  }
  :where(docs-frame > p, docs-tile > p) {
    margin: 0;
  }
  :where(summary) {
    cursor: pointer;
    font-weight: 500;
  }

  /* A table scrolls in its own box; the edge behind which there is more fades. */
  :where(.table, :not(.table) > table) {
    overflow-x: auto;
    mask-size: calc(100% + 2rem) 100%;
    animation: docs-edges linear;
    animation-timeline: scroll(self x);
  }
  :where(.table, table):dir(rtl) {
    animation-direction: reverse;
  }
  :where(.table):focus-visible {
    outline-offset: -2px;
  }
  :where(.table > table) {
    margin: 0;
  }
  :where(table) {
    width: 100%;
    border-collapse: collapse;
    line-height: 1.6;
  }
  /* HTML tables have no box around them: the table itself is the box. */
  :where(:not(.table) > table) {
    display: block;
    width: max-content;
    max-width: 100%;
  }
  :where(th) {
    color: var(--docs-color-muted);
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }
  :where(th:not([align])) {
    text-align: start;
  }
  :where([data-align='left']) {
    text-align: left;
  }
  :where([data-align='center']) {
    text-align: center;
  }
  :where([data-align='right']) {
    text-align: right;
  }
  :where(th, td) {
    padding: 0.625rem 0.75rem;
    vertical-align: top;
  }
  /* Above rows: a cell that spans the last ones has no line below it either. */
  :where(
    tr:not(:first-child) > :is(th, td),
    :is(thead, tbody) ~ :is(tbody, tfoot) > tr > :is(th, td)
  ) {
    border-block-start: 1px solid var(--docs-color-border);
  }
  /* On phones, a table scrolls instead of wrapping after each word. */
  :where(td) {
    min-width: 7.5rem;
  }
  /* A key is whole where it fits, and leaves most of the width to what is said of it. */
  :where(td:first-child) {
    overflow-wrap: anywhere;
  }
  :where(td:first-child code) {
    display: inline-block;
    box-sizing: border-box;
    width: max-content;
    max-width: min(18rem, 50cqi);
  }
  :where(:is(th, td):first-child) {
    padding-inline-start: 0;
  }
  :where(td:first-child) {
    min-width: 6.75rem;
  }
  /* The first cell of a row is not always in the first column. */
  :where(table:has([rowspan]) :is(th, td):first-child) {
    padding-inline-start: 0.75rem;
  }
`;
