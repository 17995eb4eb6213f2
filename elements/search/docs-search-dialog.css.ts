import {css} from 'lit';

/** A panel in the upper part of the window; on phones the whole window. */
export const dialogStyles = css`
  dialog {
    display: flex;
    flex-direction: column;
    width: min(42rem, calc(100vw - 2rem));
    max-width: none;
    max-height: min(40rem, 80dvh);
    margin: 10dvh auto auto;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius);
    background: var(--docs-color-background);
    box-shadow: var(--docs-shadow);
    color: var(--docs-color-text);
    font: 0.875rem/1.5 var(--docs-font-text);
  }
  dialog:not([open]) {
    display: none;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  [part='bar'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.75rem;
    padding: 0.5rem 0.75rem 0.5rem 1.125rem;
    border-block-end: 1px solid var(--docs-color-border);
    color: var(--docs-color-muted);
  }
  [part='bar']:dir(rtl) {
    padding-inline: 1.125rem 0.75rem;
  }
  [part='bar'] > svg {
    font-size: 1.25rem;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--docs-color-text);
    font: inherit;
    font-size: 1rem;
    appearance: none;
  }
  [part='bar']:focus-within {
    box-shadow: inset 0 -1px var(--docs-color-accent);
  }
  /* The line below shows the focus; in forced colors, the outline does. */
  input:focus-visible {
    outline: 2px solid transparent;
  }
  input::placeholder {
    color: var(--docs-color-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  kbd {
    display: inline-block;
    min-width: 1.25rem;
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: 0.375rem;
    color: var(--docs-color-muted);
    font: inherit;
    font-size: 0.75rem;
    text-align: center;
  }
  [part='close'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--docs-radius-control);
    font-size: 1.125rem;
  }
  [part='close']:hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-text);
  }
  [part='progress'] {
    height: 2px;
    margin-block-start: -1px;
  }
  [part='progress'][hidden] {
    display: none;
  }
  progress {
    display: block;
    width: 100%;
    height: 2px;
    border: 0;
    appearance: none;
    background: none;
    color: var(--docs-color-accent);
  }
  progress::-webkit-progress-bar {
    background: none;
  }
  progress::-webkit-progress-value {
    background: var(--docs-color-accent);
  }
  progress::-moz-progress-bar {
    background: var(--docs-color-accent);
  }
  [part='body'] {
    flex: 1 1 auto;
    min-height: 4rem;
    overflow: hidden auto;
    overscroll-behavior: contain;
    /* Firefox gives it the mode of the system, not that of the site. */
    scrollbar-color: var(--docs-color-border-strong) transparent;
    padding: 0.5rem;
  }
  [part='page'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.25rem;
    padding: 0.75rem 0.75rem 0.25rem;
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  [part='page'] strong {
    font-weight: 500;
  }
  [part='page'] svg {
    font-size: 0.75rem;
  }
  [part='page'] svg:dir(rtl),
  a svg:dir(rtl) {
    scale: -1 1;
  }
  [part='option'],
  [part='item'] {
    display: block;
    padding: 0.5rem 0.75rem;
    border-radius: var(--docs-radius-control);
    scroll-margin-block: 2.5rem 0.5rem;
  }
  [part='option'] strong {
    display: block;
    color: var(--docs-color-heading);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [part='option'] span {
    display: block;
    color: var(--docs-color-muted);
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  [part='option'][aria-selected='true'] {
    background: var(--docs-color-accent-background);
    box-shadow: inset 2px 0 var(--docs-color-accent);
  }
  [part='option'][aria-selected='true']:dir(rtl) {
    box-shadow: inset -2px 0 var(--docs-color-accent);
  }
  mark {
    border-radius: 0.125rem;
    background: none;
    color: var(--docs-color-accent);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 2px;
  }
  h2 {
    margin: 0;
    padding: 0.75rem 0.75rem 0.25rem;
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
  }
  [part='item'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.75rem;
    min-width: 0;
  }
  [part='item'] svg {
    color: var(--docs-color-muted);
    font-size: 1rem;
  }
  [part='item'] span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  [part='item']:is(:hover, :focus-visible),
  [part='remove']:hover {
    background: var(--docs-color-hover);
  }
  [part='item']:focus-visible {
    outline-offset: -2px;
  }
  [part='remove'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
  }
  [part='empty'] {
    margin: 0;
    padding: 2rem 1rem;
    color: var(--docs-color-muted);
    text-align: center;
    overflow-wrap: anywhere;
  }
  [part='empty'] strong {
    color: var(--docs-color-heading);
    font-size: 1rem;
  }
  [part='empty'] p {
    margin: 0.5rem 0 0;
  }
  [part='elsewhere'] {
    display: block;
    margin: 1rem auto 0.5rem;
  }
  [part='elsewhere'],
  [part='again'] {
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-accent);
    font-weight: 500;
  }
  [part='footer'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    min-height: 2.75rem;
    padding: 0.375rem 1.125rem;
    border-block-start: 1px solid var(--docs-color-border);
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  [part='message'],
  [part='keys'],
  [part='keys'] span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  [part='keys'] span {
    gap: 0.25rem;
  }
  [role='status'] {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    margin: 0;
    clip-path: inset(50%);
  }
  @media (width < 40em), (height < 30em) {
    dialog {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
    [part='close'] {
      width: 2.75rem;
      height: 2.75rem;
    }
    [part='keys'] {
      display: none;
    }
    [part='footer']:not(:has([part='message'] > *)) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [part='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    mark {
      color: LinkText;
      forced-color-adjust: none;
    }
  }
`;
