import {expect} from '@open-wc/testing';
import {css} from 'lit';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';

describe('adoptStyles', () => {
  it('adopts styles once and keeps those that are there', () => {
    const root = document.createElement('div').attachShadow({mode: 'open'});
    const first = css`
      a {
        color: red;
      }
    `;
    const second = css`
      a {
        color: blue;
      }
    `;
    for (const styles of [first, second, first]) adoptStyles(root, styles);
    expect(root.adoptedStyleSheets).to.deep.equal([first.styleSheet, second.styleSheet]);
  });
});
