import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readBackground} from '../../../../src/config/read/background.js';

const read = (written: object) => readBackground({raw: fieldsOf(written)});
const picture = (path: string) => ({to: 'site', path, query: '', hash: ''});

describe('readBackground', () => {
  it('reads the image of either shape, one or one for each mode', () => {
    const both = {light: picture('a.png'), dark: picture('a.png')};
    expect(read({backgroundImage: '/a.png'})).to.deep.equal({image: both});
    expect(read({background: {image: '/a.png'}})).to.deep.equal({image: both});
    expect(read({background: {image: {light: '/a.png', dark: '/b.png'}}}).image).to.deep.equal({
      light: picture('a.png'),
      dark: picture('b.png'),
    });
  });

  it('reads the pattern under both of its names', () => {
    expect(read({background: {decoration: 'grid'}})).to.deep.equal({decoration: 'grid'});
    expect(read({background: {style: 'windows'}})).to.deep.equal({decoration: 'windows'});
  });

  it('has nothing where nothing readable is written', () => {
    for (const background of ['x', {decoration: 'stars', image: 'javascript:x'}, {color: {}}]) {
      expect(read({background})).to.deep.equal({});
    }
  });
});
