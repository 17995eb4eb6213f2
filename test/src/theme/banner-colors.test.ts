import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {bannerColors} from '../../../src/theme/banner-colors.js';

describe('bannerColors', () => {
  it('puts readable text on the author’s background', () => {
    expect(bannerColors({light: '#fde047', dark: '#1e3a8a'})).to.deep.equal({
      background: 'light-dark(#fde047, #1e3a8a)',
      text: 'light-dark(#000000, #ffffff)',
    });
    expect(bannerColors({dark: '#000'})?.background).to.equal('light-dark(#000000, #000000)');
    expect(bannerColors({light: '#fff'})?.background).to.equal('light-dark(#ffffff, #ffffff)');
    expect(bannerColors({})).to.equal(undefined);
  });
});
