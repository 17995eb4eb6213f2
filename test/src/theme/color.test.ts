import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {contrast, mix, readHex, toHex, toOklch, toRgb} from '../../../src/theme/color.js';

describe('readHex', () => {
  it('reads short and long hex colors, and nothing else', () => {
    expect(readHex('#fFf')).to.deep.equal([1, 1, 1]);
    expect(readHex('#ff0000')).to.deep.equal([1, 0, 0]);
    for (const other of ['red', '#ff', '#ff00000', 'ff0000', '#ggg', '']) {
      expect(readHex(other), other).to.equal(undefined);
    }
  });
});

describe('contrast', () => {
  it('is 21 between black and white, in either order, and 1 between equals', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).to.be.closeTo(21, 0.001);
    expect(contrast([1, 1, 1], [0, 0, 0])).to.be.closeTo(21, 0.001);
    expect(contrast([0.5, 0.2, 0.1], [0.5, 0.2, 0.1])).to.equal(1);
  });
});

describe('mix', () => {
  it('blends a color with a background', () => {
    expect(mix([1, 1, 1], [0, 0, 0], 0.25)).to.deep.equal([0.25, 0.25, 0.25]);
  });
});

describe('toOklch and toRgb', () => {
  it('agree with the published values of red', () => {
    const {lightness, chroma, hue} = toOklch([1, 0, 0]);
    expect(lightness).to.be.closeTo(0.628, 0.001);
    expect(chroma).to.be.closeTo(0.2577, 0.001);
    expect(hue).to.be.closeTo(29.23, 0.1);
  });

  it('lead back to the same color', () => {
    for (const hex of ['#000000', '#ffffff', '#16a34a', '#0f766e', '#facc15', '#7c3aed']) {
      expect(toHex(toRgb(toOklch(readHex(hex) ?? [0, 0, 0])))).to.equal(hex);
    }
  });

  it('take chroma away from what no screen can show', () => {
    const color = toRgb({lightness: 0.9, chroma: 0.3, hue: 260});
    expect(toOklch(color).lightness).to.be.closeTo(0.9, 0.01);
    expect(toOklch(color).chroma).to.be.lessThan(0.1);
  });
});
