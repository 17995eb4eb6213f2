import {css, isServer} from 'lit';
import {adoptStyles} from './adopt-styles.js';
import {iconSpace} from './icon-space.css.js';
import {tokenStyles} from './tokens.css.js';

// All elements import these styles, so every page that uses one has the tokens.
if (!isServer) adoptStyles(document, tokenStyles);

/**
 * Styles shared by all elements: border-box sizing, a focus ring, plain buttons, and `hidden`.
 *
 * A button or link in a shadow root needs only the styles that differ.
 */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden]:not([hidden='until-found']) {
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
  [data-directional]:dir(rtl) {
    scale: -1 1;
  }
  docs-icon:not(:defined) {
    ${iconSpace}
  }
`;
