import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readColor, readColors, readGradient} from '../../../../src/config/read/colors.js';

describe('readColor', () => {
  it('takes hex colours of three or six digits', () => {
    for (const color of ['#0d9373', '#FFF']) expect(readColor(color)).to.equal(color);
  });

  it('takes nothing else', () => {
    for (const color of [
      'red',
      '0d9373',
      '#12',
      '#12345',
      '#1234567',
      '#fff;x',
      'url(#fff)',
      5,
      null,
    ]) {
      expect(readColor(color)).to.equal(undefined);
    }
  });
});

describe('readGradient', () => {
  it('gives one colour equal ends', () => {
    const gray = {from: '#888', to: '#888'};
    for (const value of ['#888', {from: '#888'}, {to: '#888'}, {from: '#888', to: 'x'}]) {
      expect(readGradient(value)).to.deep.equal(gray);
    }
    expect(readGradient({from: '#000', via: '#888', to: '#fff'})).to.deep.equal({
      from: '#000',
      to: '#fff',
    });
    expect(readGradient('gray')).to.equal(undefined);
  });
});

describe('readColors', () => {
  it('reads each colour by itself', () => {
    const background = {light: '#fff', dark: 7};
    expect(readColors({primary: '#0d9373', light: 'x', dark: '#000', background})).to.deep.equal({
      primary: '#0d9373',
      dark: '#000',
      background: {light: '#fff'},
    });
    expect(readColors('#fff')).to.deep.equal({background: {}});
  });
});
