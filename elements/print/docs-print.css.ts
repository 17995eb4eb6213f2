import {css} from 'lit';

/** The view of a section for print. */
export const printViewStyles = css`
  :host {
    display: block;
    max-width: 48rem;
    margin-inline: auto;
    padding: 0 1.5rem 4rem;
    background: var(--docs-color-background);
  }
  [part='bar'] {
    position: sticky;
    z-index: 10;
    inset-block-start: 0;
    display: flex;
    gap: 0.75rem;
    justify-content: flex-end;
    padding-block: 1rem;
    background: var(--docs-color-background);
  }
  button {
    padding: 0.5rem 1.25rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-text);
    font: 500 0.875rem/1.5 var(--docs-font-text);
    cursor: pointer;
  }
  [part='print'] {
    border-color: transparent;
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
  }
  h1 {
    margin: 2rem 0;
    color: var(--docs-color-heading);
    font: 700 2.5rem/1.2 var(--docs-font-heading);
  }
  h2 {
    margin: 0 0 1rem;
    color: var(--docs-color-heading);
    font: 700 1.5rem/1.4 var(--docs-font-heading);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ol ol {
    margin-block-end: 0.75rem;
    padding-inline-start: 1.25rem;
  }
  li {
    color: var(--docs-color-text);
    line-height: 1.75;
  }
  li b {
    color: var(--docs-color-heading);
    font-weight: 600;
  }
  li a {
    color: inherit;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  dialog {
    inline-size: min(24rem, 100vw - 2rem);
    margin: auto;
    padding: 1.5rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius);
    background: var(--docs-color-raised);
    color: var(--docs-color-text);
    font: 0.9375rem/1.6 var(--docs-font-text);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  dialog h2 {
    font-size: 1.125rem;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--docs-color-accent);
  }
  @media print {
    :host {
      max-width: none;
      padding: 0;
    }
    [part='bar'] {
      display: none;
    }
  }
`;

/** What is in the document: the pages. */
export const printedPageStyles = css`
  /* Paper is light. */
  docs-site[data-printed] {
    color-scheme: light;
    background: #fff;
  }
  docs-print {
    --docs-color-background: #fff;
    --docs-top: 4.5rem;
  }
  docs-print > section {
    margin-block-start: 4rem;
    scroll-margin-block-start: 5rem;
    break-before: page;
  }
  docs-print > section:focus {
    outline: none;
  }
  docs-print .docs-print-group {
    margin: 0 0 0.5rem;
    color: var(--docs-color-accent);
    font: 600 0.875rem/1.5 var(--docs-font-text);
    break-after: avoid;
  }
  docs-print [part='page'] .docs-print-mark {
    font-size: 0.7em;
    font-weight: 400;
    line-height: 0;
  }
  docs-print .docs-print-notes {
    margin-block-start: 2.5rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--docs-color-border);
    color: var(--docs-color-muted);
    font: 0.8125rem/1.6 var(--docs-font-text);
    overflow-wrap: anywhere;
  }
  docs-print .docs-print-notes p {
    margin: 0;
    font-weight: 600;
  }
  docs-print .docs-print-notes ol {
    margin: 0;
    padding-inline-start: 1.75rem;
  }
  docs-print [part='page'] docs-page-menu {
    display: none;
  }
  @media print {
    :root:has(docs-site[data-printed]) {
      color-scheme: light;
      background: #fff;
    }
    docs-print > section {
      margin: 0;
      padding-block-start: 2mm;
    }
    /* They have references. */
    docs-print [part='page'] a[href]::after {
      content: none;
    }
    docs-print [part='page'] :is(img, figure, tr, docs-callout, docs-card) {
      break-inside: avoid;
    }
    docs-print [part='page'] img {
      max-block-size: 22cm;
      object-fit: contain;
    }
  }
  @page {
    margin: 18mm 16mm;
    @bottom-center {
      content: counter(page);
      color: #666;
      font: 8pt sans-serif;
    }
  }
`;

/** While the view is open, nothing else of the site is shown. */
export const printedSiteStyles = css`
  :host([data-printed]) > :not(slot[name='print'], docs-print) {
    display: none;
  }
`;
