import {css} from 'lit';
import {adoptStyles} from './adopt-styles.js';
import {tokenStyles} from './tokens.css.js';

// Every element brings these styles, so every page that uses one has the tokens they are made of.
adoptStyles(document, tokenStyles);

/**
 * What all elements share: boxes that keep their size, one focus ring, plain buttons, and a say for `hidden`.
 *
 * A button or link in a shadow root needs only what makes it different.
 */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 2px solid var(--docs-color-accent);
    outline-offset: 2px;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }
  svg {
    display: block;
    flex: none;
  }
  docs-icon:not(:defined) {
    display: inline-block;
    flex: none;
    inline-size: var(--docs-icon-size, 1em);
    block-size: var(--docs-icon-size, 1em);
  }
`;
