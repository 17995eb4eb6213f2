import {css} from 'lit';

/** Styles of what can be enlarged: `zooms`, its button `zoom`, and the view of it, a `dialog`. */
export const enlargeStyles = css`
  [part='panel'] {
    position: relative;
  }
  .zooms {
    cursor: zoom-in;
  }
  [part='zoom'],
  [part='close'] {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-end: 0.75rem;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius-control);
    background: var(--docs-color-background);
    color: var(--docs-color-text);
    transition: opacity var(--docs-duration);
  }
  [part='zoom'] {
    opacity: 0;
  }
  [part='panel']:hover [part='zoom'],
  [part='zoom']:focus-visible {
    opacity: 1;
  }
  dialog {
    max-inline-size: none;
    max-block-size: none;
    inline-size: 100dvi;
    block-size: 100dvb;
    padding: 1rem;
    border: 0;
    background: var(--docs-color-background);
    color: var(--docs-color-text);
  }
`;
