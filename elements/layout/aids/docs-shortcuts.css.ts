import {css} from 'lit';

/** A quiet button, and a list in the middle of the window. */
export const shortcutsStyles = css`
  :host {
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  [part='button'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
    border-radius: var(--docs-radius-control);
  }
  /* Phones have no keys. */
  @media (pointer: coarse) and (hover: none) {
    [part='button'] {
      display: none;
    }
  }
  [part='button']:hover {
    color: var(--docs-color-text);
  }
  kbd {
    min-width: 1.5rem;
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: 0.375rem;
    font: inherit;
    font-size: 0.75rem;
    text-align: center;
    white-space: nowrap;
  }
  [role='status'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  dialog {
    width: min(26rem, calc(100vw - 2rem));
    max-width: none;
    max-height: calc(100dvh - 2rem);
    padding: 0;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius);
    background: var(--docs-color-background);
    box-shadow: var(--docs-shadow);
    color: var(--docs-color-text);
    font: 0.875rem/1.5 var(--docs-font-text);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  [part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.625rem 0.75rem 0.625rem 1.25rem;
    border-block-end: 1px solid var(--docs-color-border);
  }
  [part='bar']:dir(rtl) {
    padding-inline: 1.25rem 0.75rem;
  }
  h2 {
    margin: 0;
    color: var(--docs-color-heading);
    font-size: 1rem;
  }
  [part='close'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
    font-size: 1.125rem;
  }
  [part='close']:hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-text);
  }
  dl {
    margin: 0;
    padding: 0.5rem 1.25rem;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.25rem;
  }
  dd {
    display: flex;
    gap: 0.375rem;
    margin: 0;
    color: var(--docs-color-muted);
    direction: ltr;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3rem;
    padding-inline: 1.25rem;
    border-block-start: 1px solid var(--docs-color-border);
  }
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--docs-color-accent);
  }
`;
