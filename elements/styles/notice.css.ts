import {css} from 'lit';

/** A box with a sentence at the bottom of the window; its parts: `notice`, `reload`, `dismiss`. */
export const noticeStyles = css`
  :host {
    position: fixed;
    inset: auto 0 max(1rem, env(safe-area-inset-bottom)) 0;
    z-index: 30;
    display: grid;
    justify-content: center;
    padding-inline: 1rem;
    pointer-events: none;
  }
  [part='notice'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.375rem 0.375rem 0.375rem 1rem;
    border: 1px solid var(--docs-color-border);
    border-radius: 999px;
    background: var(--docs-color-raised);
    box-shadow: var(--docs-shadow);
    color: var(--docs-color-text);
    font-size: 0.875rem;
    line-height: 1.5;
    pointer-events: auto;
  }
  [part='reload'] {
    padding: 0.375rem 0.75rem;
    border-radius: 999px;
    color: var(--docs-color-accent);
    font-weight: 600;
  }
  [part='dismiss'] {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 999px;
    color: var(--docs-color-muted);
  }
  button:hover {
    background: var(--docs-color-hover);
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
