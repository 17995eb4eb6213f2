import {css} from 'lit';

/** The document around it, and the link that leads back to it. */
export const documentStyles = css`
  body {
    margin: 0;
  }
  docs-site > [slot='topbar-end'] {
    white-space: nowrap;
  }
`;

/** The page on which a reader chooses what to open. */
export const openStyles = css`
  :host {
    display: grid;
    place-items: center;
    min-block-size: 100vh;
    padding: 1.5rem;
    background: var(--docs-color-background);
    color: var(--docs-color-text);
    font: 1rem/1.6 var(--docs-font-text);
  }
  main {
    display: grid;
    gap: 1.5rem;
    inline-size: min(36rem, 100%);
  }
  h1 {
    margin: 0;
    color: var(--docs-color-heading);
    font: 700 1.75rem/1.25 var(--docs-font-heading, var(--docs-font-text));
    letter-spacing: -0.02em;
  }
  p {
    margin: 0;
    color: var(--docs-color-muted);
  }
  .drop {
    display: grid;
    justify-items: center;
    gap: 1rem;
    padding: 2.5rem 1.5rem;
    border: 1px dashed var(--docs-color-border);
    border-radius: 1rem;
    text-align: center;
  }
  .drop[data-over] {
    border-color: var(--docs-color-accent);
    background: var(--docs-color-hover);
  }
  .drop > svg {
    color: var(--docs-color-muted);
    font-size: 2rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.75rem;
  }
  button {
    padding: 0.5rem 1rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-heading);
    font-weight: 500;
  }
  button:hover {
    background: var(--docs-color-hover);
  }
  form {
    display: grid;
    gap: 0.5rem;
  }
  label {
    color: var(--docs-color-heading);
    font-weight: 500;
  }
  .field {
    display: flex;
    gap: 0.75rem;
  }
  input:not([type='file']) {
    flex: 1;
    min-inline-size: 0;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius-control);
    background: var(--docs-color-background);
    color: var(--docs-color-text);
    font: inherit;
  }
  [role='alert'] {
    padding: 0.75rem 1rem;
    border: 1px solid var(--docs-color-warning);
    border-radius: 0.75rem;
    color: var(--docs-color-text);
  }
  [role='alert']:empty {
    display: none;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li button {
    inline-size: 100%;
    text-align: start;
  }
`;
