import {css} from 'lit';

/** A panel next to its button; the controller sets where. */
export const popoverStyles = css`
  :is([popover], :host([popover])) {
    position: fixed;
    inset: var(--_top, 0) auto var(--_bottom, auto) var(--_left, 0);
    overflow: visible;
    inline-size: max-content;
    max-inline-size: min(22rem, calc(100vw - 1rem));
    margin: 0;
    /* Invisible, so that the pointer does not leave before it reaches the panel. */
    padding: 0.375rem 0;
    border: 0;
    background: none;
    color: var(--docs-color-text);
  }
  [part~='panel'] {
    box-sizing: border-box;
    max-block-size: min(28rem, calc(var(--_room, 100dvh) - 0.75rem));
    margin: 0;
    padding: 0.375rem;
    overflow: hidden auto;
    overscroll-behavior: contain;
    border: 1px solid var(--docs-color-border);
    border-radius: 0.75rem;
    background: var(--docs-color-raised);
    box-shadow: var(--docs-shadow);
    list-style: none;
    font: 400 0.875rem/1.4 var(--docs-font-text);
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
  }
  [part~='panel'] :is(a, button) {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    box-sizing: border-box;
    width: 100%;
    min-width: 12rem;
    padding: 0.5rem 0.625rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-text);
    font-weight: 500;
  }
  [part~='panel'] :is(a, button):hover {
    background: var(--docs-color-hover);
  }
  [part~='panel'] :focus-visible {
    outline-offset: -2px;
  }
  [part~='panel'] :is([aria-current], [aria-checked='true']) {
    color: var(--docs-color-accent);
  }
  [part='mark'] {
    flex: none;
    margin-inline-start: auto;
    font-size: 1rem;
  }
`;
