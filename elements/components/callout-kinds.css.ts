import {css} from 'lit';

/** The color of each kind, as `--_color`. */
export const calloutKindStyles = css`
  :host([kind='note']) {
    --_color: var(--docs-color-note);
  }
  :host([kind='tip']) {
    --_color: var(--docs-color-tip);
  }
  :host([kind='check']) {
    --_color: var(--docs-color-check);
  }
  :host([kind='warning']) {
    --_color: var(--docs-color-warning);
  }
  :host([kind='danger']) {
    --_color: var(--docs-color-danger);
  }
`;
