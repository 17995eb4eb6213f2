import {css} from 'lit';

/** A bar of 4rem and a row of tabs of 3rem; on phones the bar alone, its links move to the drawer. */
export const topbarStyles = css`
  :host {
    display: block;
    font-size: 0.875rem;
  }
  [part='bar'],
  [part='tabs'] {
    display: flex;
    align-items: center;
    max-width: 88rem;
    margin-inline: auto;
    padding-inline: 2rem;
  }
  [part='bar'] {
    gap: 1.5rem;
    height: 4rem;
  }
  [part='start'],
  [part='end'],
  [part='links'] {
    display: flex;
    align-items: center;
  }
  [part='start'] {
    flex: 1 1 0;
    gap: 1rem;
    min-width: 0;
  }
  [part='home'] {
    min-width: 0;
    border-radius: 0.375rem;
  }
  [part='site'] {
    color: var(--docs-color-heading);
    font-size: 1.0625rem;
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  [part='links'] {
    gap: 0.25rem;
    min-width: 0;
  }
  [part='link'],
  [part='repository'] {
    padding: 0.375rem 0.75rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
    font-weight: 500;
    white-space: nowrap;
    transition: color var(--docs-duration);
  }
  :is([part='link'], [part='repository']):hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-text);
  }
  [part='repository'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    border: 1px solid var(--docs-color-border);
  }
  [part='cta'] {
    margin-inline-start: 0.5rem;
    padding: 0.4375rem 1rem;
    border-radius: var(--docs-radius-pill);
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
    font-weight: 600;
    white-space: nowrap;
    transition: opacity var(--docs-duration);
  }
  [part='cta']:hover {
    opacity: 0.88;
  }
  [part='end'] {
    margin-inline-end: -0.5rem;
  }

  [part='tabs'] {
    gap: 1.75rem;
    height: 3rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  [part='tab'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    height: 100%;
    border-block: 2px solid transparent;
    color: var(--docs-color-muted);
    font-weight: 500;
    transition: color var(--docs-duration);
  }
  [part='tab']:hover {
    border-block-end-color: var(--docs-color-border-strong);
    color: var(--docs-color-text);
  }
  [part='tab'][aria-current] {
    border-block-end-color: var(--docs-color-accent);
    color: var(--docs-color-accent);
  }
  [part='tab']:focus-visible {
    outline-offset: -4px;
  }

  @container (width < 64rem) {
    [part='bar'] {
      gap: 0.75rem;
      height: 3.5rem;
      padding-inline: 1.25rem;
    }
    [part='links'],
    [part='tabs'] {
      display: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
