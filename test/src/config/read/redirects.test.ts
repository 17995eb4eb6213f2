import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readRedirects} from '../../../../src/config/read/redirects.js';

describe('readRedirects', () => {
  it('leaves out what has no two ends', () => {
    const written = [{source: '/a', destination: '/b', permanent: true}, {source: '/a'}, 'x', null];
    expect(readRedirects({raw: fieldsOf({redirects: written})})).to.deep.equal([
      {source: '/a', destination: '/b'},
    ]);
    expect(readRedirects({raw: fieldsOf({redirects: {$ref: 'x.json'}})})).to.deep.equal([]);
  });
});
