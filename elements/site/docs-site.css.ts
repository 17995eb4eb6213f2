import {css} from 'lit';

/**
 * The element itself and what is above or on top of the page: top bar, the location bar of narrow
 * windows, drawer.
 *
 * `--docs-top` is the height of what sticks to the window's top, the host page's header included
 * (`--docs-offset-top`); headings keep that distance.
 */
export const siteStyles = css`
  docs-drawer:not(:defined) {
    display: none;
  }
  /* Styles of the host page, such as * { all: unset }, apply to the element, but not to this. */
  [part='isolated'] {
    all: initial;
    visibility: inherit;
    scroll-margin-top: var(--docs-offset-top);
  }
  :host,
  [part='isolated'] {
    display: block;
    container: docs-site / inline-size;
    color-scheme: light dark;
    background: var(--docs-color-background);
    color: var(--docs-color-text);
    font: 1rem/1.75 var(--docs-font-text);
    text-align: start;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }
  :host([data-mode='light']),
  :host([data-mode='light']) [part='isolated'] {
    color-scheme: light;
  }
  :host([data-mode='dark']),
  :host([data-mode='dark']) [part='isolated'] {
    color-scheme: dark;
  }
  [part='layout'] {
    timeline-scope: --docs-reading;
    --docs-top: calc(4rem + var(--docs-offset-top));
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    scroll-margin-top: var(--docs-offset-top);
    /* Content of authors does not make the document larger. */
    overflow: clip;
  }
  /* Nothing is seen that would move as soon as the site's configuration is read. */
  [data-held] {
    visibility: hidden;
  }
  [part='layout'][data-tabs] {
    --docs-top: calc(7rem + var(--docs-offset-top));
  }
  [data-wrap] {
    --_code-space: pre-wrap;
  }

  /* In the window wherever the reader is: the browser scrolls to what gets the focus. */
  [part='skip'] {
    position: sticky;
    z-index: 40;
    inset-block-start: calc(0.75rem + var(--docs-offset-top));
    align-self: start;
    height: 2.75rem;
    margin-block: 0.75rem -3.5rem;
    margin-inline-start: 1rem;
    padding: 0.5rem 1rem;
    border-radius: var(--docs-radius-control);
    background: var(--docs-color-raised);
    box-shadow: var(--docs-shadow);
    font-size: 0.875rem;
    font-weight: 600;
  }
  [part='skip']:not(:focus) {
    clip-path: inset(50%);
  }

  [part='top'] {
    position: sticky;
    z-index: 20;
    inset-block-start: var(--docs-offset-top);
    border-block-end: 1px solid var(--docs-color-border);
    background: color-mix(in oklab, var(--docs-color-background) 95%, transparent);
    backdrop-filter: blur(12px) saturate(1.4);
  }
  [part='logo'] {
    display: block;
    width: auto;
    max-width: min(14rem, 45cqi);
    height: 1.75rem;
    object-fit: contain;
    color: var(--docs-color-heading);
    font-weight: 700;
    line-height: 1.75rem;
  }
  [data-only='dark'],
  :host([data-mode='dark']) [data-only='light'] {
    display: none;
  }
  :host([data-mode='dark']) [data-only='dark'] {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([data-mode='light'], [data-mode='dark'])) [data-only='light'] {
      display: none;
    }
    :host(:not([data-mode='light'], [data-mode='dark'])) [data-only='dark'] {
      display: block;
    }
  }

  [part='place'] {
    display: none;
  }

  @container docs-site (width < 64em) {
    [part='place'] {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      height: 3rem;
      padding-inline: 0.75rem 3.5rem;
      border-block-start: 1px solid var(--docs-color-border);
      font-size: 0.875rem;
    }
    [part='menu'] {
      display: grid;
      flex: none;
      place-items: center;
      width: 2.5rem;
      height: 2.5rem;
      border-radius: var(--docs-radius-control);
      color: var(--docs-color-muted);
      font-size: 1.25rem;
    }
    [part='crumbs'] {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      min-width: 0;
      color: var(--docs-color-muted);
      white-space: nowrap;
    }
    [part='crumbs'] strong {
      flex-shrink: 4;
      overflow: hidden;
      color: var(--docs-color-text);
      font-weight: 600;
      text-overflow: ellipsis;
    }
    [part='section'] {
      overflow: hidden;
      min-width: 0;
      text-overflow: ellipsis;
    }
  }
`;
