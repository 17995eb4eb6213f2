import {css} from 'lit';

/**
 * A bar of 4rem and a row of tabs of 3rem; on phones only the bar, and its links are in the drawer.
 */
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
  [part='links'] {
    display: flex;
    align-items: center;
  }
  [part='start'] {
    flex: 1 1 auto;
    gap: 1rem;
    min-width: 0;
  }
  [part='home'] {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-width: 4rem;
    border-radius: 0.375rem;
  }
  docs-selector,
  docs-picker {
    flex: none;
    max-width: 13rem;
  }
  [part='site'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
    color: var(--docs-color-heading);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  [part='links'] {
    gap: 0.5rem;
    min-width: 0;
  }
  /* Links that do not fit can be scrolled; the call to action is fixed. */
  [part='scroller'] {
    display: flex;
    min-width: 6rem;
    margin-block: -0.5rem;
    padding-block: 0.5rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  [part='link'],
  [part='repository'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    padding: 0.375rem 0.75rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
    white-space: nowrap;
  }
  [part='repository'] {
    border: 1px solid var(--docs-color-border);
  }
  docs-stars {
    margin-inline-start: -0.5rem;
  }
  [part='cta'] {
    flex: none;
    padding: 0.375rem 0.9375rem;
    /* Visible with forced colors, which have no backgrounds. */
    border: 1px solid transparent;
    border-radius: var(--docs-radius-pill);
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
    font-weight: 600;
    white-space: nowrap;
  }
  /* Without content, it takes no gap. */
  [part='end'] {
    display: contents;
  }
  docs-mode-toggle {
    margin-inline-end: -0.5rem;
  }

  [part='tabs'] {
    gap: 0.75rem;
    height: 3rem;
    padding-inline: 1.5rem;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  [part='tab'] {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    height: 100%;
    padding-inline: 0.5rem;
    color: var(--docs-color-muted);
  }
  /* As wide as the text; the tab itself is wider, so that its focus ring does not touch the text.
     */
  [part='tab']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0.5rem;
  }
  [part='tab'][aria-current] {
    color: var(--docs-color-accent);
  }
  [part='tab'][aria-current]::after {
    border-block-end: 2px solid var(--docs-color-accent);
  }
  docs-tab-menu {
    display: flex;
    flex: none;
    align-items: center;
    height: 100%;
  }

  @container (width < 64em) {
    [part='bar'] {
      gap: 0.75rem;
      height: 3.5rem;
      padding-inline: 1.25rem;
    }
    [part='links'],
    [part='tabs'],
    docs-picker,
    docs-selector {
      display: none;
    }
  }
`;
