import {css} from 'lit';
import {hostStyles} from '../styles/host.css.js';

/** Styles shared by block-level elements: the margins before and after. */
export const blockStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      margin: 1.25rem 0;
    }
    :host(:first-child) {
      margin-block-start: 0;
    }
    :host(:last-child) {
      margin-block-end: 0;
    }
  `,
];
