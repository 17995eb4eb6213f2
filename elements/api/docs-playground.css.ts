import {css} from 'lit';

/** The dialog of the playground: one column on phones, two on wide screens. */
export const playgroundStyles = css`
  dialog {
    flex-direction: column;
    inline-size: min(80rem, calc(100vw - 3rem));
    max-inline-size: none;
    block-size: min(60rem, calc(100dvh - 3rem));
    max-block-size: none;
    margin: auto;
    padding: 0;
    overflow: clip;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius);
    background: var(--docs-color-background);
    box-shadow: var(--docs-shadow);
    color: var(--docs-color-text);
    font: 0.9375rem/1.5 var(--docs-font-text);
    overscroll-behavior: contain;
  }
  dialog[open] {
    display: flex;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  [part='header'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.625rem;
    padding: 0.75rem 1rem;
    border-block-end: 1px solid var(--docs-color-border);
    background: var(--docs-color-raised);
  }
  [part='title'] {
    overflow: hidden;
    margin: 0;
    color: var(--docs-color-heading);
    font: 600 0.9375rem/1.5rem var(--docs-font-heading);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* It has the focus at first, for those who hear the page. */
  [part='title']:focus {
    outline: none;
  }
  [part='heading'] {
    display: flex;
    flex: 1 1 12rem;
    flex-direction: column;
    min-inline-size: 0;
  }
  [part='url'] {
    overflow: auto hidden;
    min-inline-size: 0;
    direction: ltr;
    text-align: left;
    white-space: nowrap;
    scrollbar-width: none;
    color: var(--docs-color-muted);
    font: 0.75rem/1.25rem var(--docs-font-code);
  }
  /* With the focus it can be scrolled. */
  [part='url']:not(:focus) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [part='url']:dir(rtl) {
    text-align: right;
  }
  [part='icon'] {
    font-size: 1.125rem;
  }
  [part='columns'] {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: 0;
  }
  [part='columns'],
  [part~='column'] {
    /* The row of buttons at the end of the form must not cover what has the focus. */
    scroll-padding-block-end: 7rem;
  }
  [part~='column'] {
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    min-inline-size: 0;
    padding: 1.25rem;
    overscroll-behavior: contain;
  }
  [part~='column'] + [part~='column'] {
    border-inline-start: 1px solid var(--docs-color-border);
    background: color-mix(in oklab, var(--docs-color-tint) 50%, var(--docs-color-background));
  }
  docs-server-choice:not([hidden]) + section {
    margin-block-start: 1.5rem;
  }
  section + section {
    margin-block-start: 1.75rem;
    padding-block-start: 1.5rem;
    border-block-start: 1px solid var(--docs-color-border);
  }
  [part~='output'] section + section {
    margin-block-start: 1.25rem;
    padding-block-start: 0;
    border-block-start: 0;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin: 0 0 0.875rem;
    color: var(--docs-color-heading);
    font: 600 0.875rem/1.5rem var(--docs-font-heading);
  }
  docs-response {
    scroll-margin-block-start: 4rem;
  }
  [part='parameters'] {
    display: grid;
    gap: 1.125rem;
  }
  [part='tools'] {
    position: sticky;
    z-index: 1;
    inset-block-end: -1.25rem;
    margin: auto -1.25rem -1.25rem;
    padding: 0.75rem 1.25rem;
    border-block-start: 1px solid var(--docs-color-border);
    background: var(--docs-color-background);
  }
  [part='option'] {
    margin-block-start: 0.75rem;
  }
  [part='note'] {
    margin: 0.75rem 0 0;
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  [part='problems'] {
    margin: 0 0 1.25rem;
    padding: 0.75rem 1rem;
    border: 1px solid color-mix(in oklab, var(--docs-color-warning) 30%, transparent);
    border-radius: 0.75rem;
    background: color-mix(in oklab, var(--docs-color-warning) 6%, transparent);
    font-size: 0.875rem;
  }
  [part='problems'] p {
    margin: 0;
  }
  [part='problems'] ul {
    margin: 0.375rem 0 0;
    padding-inline-start: 1.25rem;
  }
  @media (width < 56em) {
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      border: 0;
      border-radius: 0;
    }
    [part='columns'] {
      display: block;
      overflow: hidden auto;
      overscroll-behavior: contain;
    }
    [part~='column'] {
      overflow: visible;
      padding: 1rem;
    }
    [part='tools'] {
      inset-block-end: 0;
      margin: auto -1rem -1rem;
      padding-inline: 1rem;
    }
    [part~='column'] + [part~='column'] {
      border-inline-start: 0;
      border-block-start: 1px solid var(--docs-color-border);
    }
  }
`;
