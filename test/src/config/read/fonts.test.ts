import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readFonts} from '../../../../src/config/read/fonts.js';

const read = (written: object) => readFonts({raw: fieldsOf(written)});

describe('readFonts', () => {
  it('reads one typeface for all', () => {
    const fonts = {family: 'Inter', weight: 400, source: '/inter.woff2', format: 'woff2'};
    const font = {
      family: 'Inter',
      weight: '400',
      source: {to: 'site', path: 'inter.woff2', query: '', hash: ''},
      format: 'woff2',
    };
    expect(read({fonts})).to.deep.equal({body: font, heading: font});
  });

  it('reads a weight that is a string', () => {
    expect(read({fonts: {body: {family: 'A', weight: '1000'}}}).body?.weight).to.equal('1000');
  });

  it('keeps files in the site that are no complete URL', () => {
    for (const source of ['/\\evil.example/a.woff2', '//evil.example/a.woff2']) {
      expect(read({fonts: {family: 'A', source}}).body?.source).to.deep.equal({
        to: 'site',
        path: 'evil.example/a.woff2',
        query: '',
        hash: '',
      });
    }
  });

  it('reads those of headings and text in either shape', () => {
    const expected = {body: {family: 'A'}, heading: {family: 'B'}};
    expect(read({fonts: {body: {family: 'A'}, heading: {family: 'B'}}})).to.deep.equal(expected);
    expect(read({font: {body: {family: 'A'}, headings: {family: 'B'}}})).to.deep.equal(expected);
    expect(read({fonts: {family: 'A', heading: {family: 'B'}}})).to.deep.equal(expected);
  });

  it('has nothing where nothing readable is written', () => {
    expect(read({fonts: 'Inter'})).to.deep.equal({});
    expect(read({fonts: {body: {weight: 400}}})).to.deep.equal({});
    expect(
      read({fonts: {body: {family: 'A', weight: 'bold', format: 'x', source: 'javascript:x'}}}),
    ).to.deep.equal({body: {family: 'A'}});
    // Such an object cannot be converted to a string.
    for (const weight of [{toString: 1}, ['400'], null]) {
      expect(read({fonts: {body: {family: 'A', weight}}})).to.deep.equal({body: {family: 'A'}});
    }
  });
});
