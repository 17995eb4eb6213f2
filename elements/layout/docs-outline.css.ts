import {css} from 'lit';

/** The list and its line, and the button it collapses into when the site is narrower than 78rem. */
export const outlineStyles = css`
  :host {
    display: block;
    overflow: hidden auto;
    scrollbar-width: none;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  h2,
  [part='toggle'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin: 0;
    color: var(--docs-color-heading);
    font-size: 0.875rem;
    font-weight: 600;
  }
  h2 {
    margin-block-end: 0.75rem;
  }
  [part='toggle'] {
    display: none;
  }
  [part='list'] {
    position: relative;
    border-inline-start: 1px solid var(--docs-color-border);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding-block: 0.3125rem;
    padding-inline-start: 1rem;
    color: var(--docs-color-muted);
    overflow-wrap: anywhere;
  }
  a[aria-current] {
    color: var(--docs-color-accent);
  }
  [data-depth='1'] {
    margin-inline-start: 0.75rem;
  }
  [data-depth='2'] {
    margin-inline-start: 1.5rem;
  }
  [part='mark'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -1px;
    width: 1px;
    height: var(--size, 0);
    background: var(--docs-color-accent);
    translate: 0 var(--y, 0);
  }

  @container (width < 78em) {
    :host {
      overflow: visible;
    }
    nav {
      position: relative;
    }
    h2 {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    [part='toggle'] {
      display: flex;
      height: 2.25rem;
      padding-inline: 0.75rem;
      border: 1px solid var(--docs-color-border);
      border-radius: var(--docs-radius-pill);
      background: var(--docs-color-background);
      color: var(--docs-color-muted);
      font-weight: 400;
      white-space: nowrap;
    }
    [part='list'] {
      position: absolute;
      inset-block-start: calc(100% + 0.5rem);
      inset-inline-end: 0;
      display: none;
      width: max-content;
      max-width: min(20rem, 88cqi);
      max-height: 60vh;
      overflow-y: auto;
      padding: 0.5rem 0.75rem;
      border: 1px solid var(--docs-color-border);
      border-radius: 0.75rem;
      background: var(--docs-color-raised);
      box-shadow: var(--docs-shadow);
    }
    [part='list'][data-open] {
      display: block;
    }
    [part='mark'] {
      display: none;
    }
    a {
      padding-block: 0.4375rem;
      padding-inline-start: 0.25rem;
    }
  }
  @container (width < 64em) {
    [part='toggle'] {
      padding-inline: 0.5rem;
      border-color: transparent;
      background: none;
      font-size: 1.125rem;
    }
    [part='toggle'] span,
    [part='toggle'] svg:last-child {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
