import {css} from 'lit';

/** The top of the drawer; the drawer adds these styles to the root of the site. */
export const drawerLinksStyles = css`
  [part='drawer-lists'] {
    display: grid;
    /* The name of a version may be longer than the drawer is wide. */
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
    margin-block-end: 1rem;
    padding-inline: 0.25rem;
  }
  [part='drawer-links'] {
    display: grid;
    margin: 0 0 1.25rem;
    padding: 0 0 1.25rem;
    border-block-end: 1px solid var(--docs-color-border);
    list-style: none;
    font-size: 0.9375rem;
  }
  /* Tabs lead to sections of the site; the links after them may lead to other sites. */
  li:has([part='tab']) + li:not(:has([part='tab'])) {
    margin-block-start: 0.625rem;
    padding-block-start: 0.625rem;
    border-block-start: 1px solid var(--docs-color-border);
  }
  [part='drawer-links'] a {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    padding: 0.5rem 0.75rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
    font-weight: 500;
  }
  [part='drawer-links'] a:hover {
    background: var(--docs-color-hover);
  }
  [part='drawer-links'] a[part='cta'] {
    justify-content: center;
    margin-block-start: 0.5rem;
    border-radius: var(--docs-radius-pill);
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
    font-weight: 600;
  }
  [part='drawer-links'] a[aria-current] {
    color: var(--docs-color-accent);
    font-weight: 600;
  }
  [part='drawer-menu'] {
    margin: 0 0 0.375rem 0;
    margin-inline-start: 1.25rem;
    padding: 0;
    padding-inline-start: 0.25rem;
    border-inline-start: 1px solid var(--docs-color-border);
    list-style: none;
    font-size: 0.875rem;
  }
`;
