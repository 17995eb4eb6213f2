import {css} from 'lit';

/**
 * The list of the sidebar: anchors as tinted tiles, pages as rounded rows, the current one in the
 * accent color.
 */
export const sidebarStyles = css`
  :host {
    display: block;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: transparent transparent;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  docs-picker {
    display: block;
    min-height: 2.75rem;
    margin-block-end: 1.25rem;
  }
  section:not(:first-child) {
    padding-block-start: 2rem;
  }
  ul + [part='groups'] {
    margin-block-start: 2rem;
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.375rem 0.75rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
  }
  [part='group'] {
    margin: -0.375rem 0 0;
    font: inherit;
  }
  [part='group'] :is(a, button) {
    color: var(--docs-color-heading);
    font-weight: 600;
  }
  [part='name'] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a[aria-current] {
    color: var(--docs-color-accent);
    font-weight: 600;
  }
  a[aria-current='page'] {
    background: var(--docs-color-accent-background);
  }
  [part='tile'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    /* Around the column of icons, so that all labels begin at the same place. */
    margin-inline: -0.3125rem;
    border: 1px solid var(--docs-color-border);
    border-radius: 0.375rem;
    background: var(--docs-color-raised);
    font-size: 0.8125rem;
  }
  [part='anchor']:is(:hover, [aria-current]) [part='tile'] {
    border-color: transparent;
    background: var(--docs-color-accent);
    color: var(--docs-color-on-accent);
  }
  [part='anchor']:is(:hover, [aria-current]) [part='tile'][data-colored] {
    background: linear-gradient(135deg, var(--from), var(--to));
    color: #fff;
  }

  li ul {
    margin-inline-start: 1rem;
    padding-inline-start: 0.25rem;
    border-inline-start: 1px solid var(--docs-color-border);
  }
  [part='toggle'] svg {
    margin-inline-start: auto;
    color: var(--docs-color-muted);
  }
  [part='tag'] + svg {
    margin-inline-start: 0;
  }
  [part='branch'] {
    display: flex;
  }
  [part='branch'] [part='toggle'] {
    width: auto;
  }
  [part='toggle'][aria-expanded='true'] {
    color: var(--docs-color-text);
  }
  [part='toggle'][aria-expanded='true'] svg {
    rotate: 90deg;
  }
  [part='toggle'][aria-expanded='true'] svg:dir(rtl) {
    rotate: -90deg;
  }
  /* Where a list has icons, the names of all its pages and groups begin at the same place. */
  [data-icons] > li > :is([part='item'], [part='toggle']):not(:has(> docs-icon, > [part='method'])),
  [data-icons] > li > [part='branch'] > [part='item']:not(:has(> docs-icon)) {
    padding-inline-start: 2.25rem;
  }
  /* A label that comes late changes the place of nothing. */
  ul:not([data-icons]) > [data-late] docs-icon {
    display: none;
  }
  [data-late] [part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A name made from a path is shown only where the real one takes long, so that words rarely
     change. */
  :not(:hover, :focus-visible) > [data-guess] {
    animation: await-name 2.5s step-end;
  }
  @keyframes await-name {
    from,
    to {
      background: linear-gradient(var(--docs-color-hover) 0 0) center / 100% 0.75rem no-repeat;
      -webkit-text-fill-color: transparent;
    }
  }
  [part='item'] > svg {
    margin-inline-start: auto;
    opacity: 0.7;
  }

  [part='method'] {
    --method: var(--docs-color-info);
    flex: none;
    min-width: 2.5rem;
    padding: 0.125rem 0.25rem;
    border-radius: 0.3125rem;
    background: color-mix(in oklab, var(--method) 10%, var(--docs-color-background));
    color: color-mix(in oklab, var(--method), var(--docs-color-heading) 25%);
    font: 600 0.625rem/1.3 var(--docs-font-code);
    text-align: center;
  }
  [data-method='get'] {
    --method: var(--docs-color-check);
  }
  [data-method='post'] {
    --method: var(--docs-color-note);
  }
  [data-method='put'],
  [data-method='patch'] {
    --method: var(--docs-color-warning);
  }
  [data-method='delete'] {
    --method: var(--docs-color-danger);
  }
  [part='tag'] {
    flex: none;
    margin-inline-start: auto;
    padding: 0.0625rem 0.5rem;
    border-radius: var(--docs-radius-pill);
    /* Opaque, since the entry of the current page is tinted as well. */
    background: color-mix(in oklab, var(--docs-color-accent) 10%, var(--docs-color-background));
    color: var(--docs-color-accent);
    font-size: 0.6875rem;
    font-weight: 600;
  }
  [part='skeleton'] > * {
    display: block;
    width: 62%;
    height: 0.75rem;
    margin: 1.5rem 0.75rem;
    border-radius: 0.375rem;
    background: var(--docs-color-hover);
  }
  [part='skeleton'] > b {
    width: 38%;
    margin-block-start: 3rem;
  }
  [part='skeleton'] > b:first-child {
    margin-block-start: 0.75rem;
  }
  [part='skeleton'] > :nth-child(3n) {
    width: 48%;
  }
`;
