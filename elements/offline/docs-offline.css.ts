import {css} from 'lit';

/** The row at the page's end, and its panel. */
export const offlineStyles = css`
  :host {
    display: block;
    margin-block-start: 2rem;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  [part='open'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.375rem 0.625rem;
    margin-inline-start: -0.625rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
    font-weight: 500;
  }
  [part='open']:hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-text);
  }
  [part~='panel'] {
    display: grid;
    gap: 0.75rem;
    inline-size: min(20rem, calc(100vw - 2rem));
    padding: 1rem;
  }
  [part='file'] {
    display: grid;
    gap: 0.75rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--docs-color-border);
  }
  h2,
  p,
  ul {
    margin: 0;
  }
  h2 {
    color: var(--docs-color-heading);
    font: 600 1rem/1.4 var(--docs-font-text);
  }
  p,
  li,
  summary {
    color: var(--docs-color-muted);
  }
  fieldset {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  label {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--docs-color-accent);
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [part='actions'] button[part] {
    inline-size: auto;
    min-inline-size: 0;
    justify-content: center;
    border: 1px solid var(--docs-color-border);
  }
  [part='actions'] button[part='save'] {
    border-color: transparent;
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
  }
  ul {
    max-block-size: 10rem;
    padding-inline-start: 1.25rem;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
