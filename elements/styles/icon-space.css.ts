import {css} from 'lit';

/** The space of an icon: the same before its element is defined and after. */
export const iconSpace = css`
  display: inline-block;
  flex: none;
  inline-size: var(--docs-icon-size, 1em);
  block-size: var(--docs-icon-size, 1em);
  /* Large icons are centered on the same point as small ones. */
  vertical-align: calc(0.375em - var(--docs-icon-size, 1em) / 2);
`;
