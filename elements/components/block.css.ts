import {css} from 'lit';
import {hostStyles} from '../styles/host.css.js';

/** What elements that stand on their own in the text share: the distance to what comes before and after. */
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
