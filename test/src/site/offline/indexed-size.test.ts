import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {indexedSize} from '../../../../src/site/offline/indexed-size.js';

const index = {
  pages: [
    {path: 'v1/start', size: 1000},
    {path: 'v2/start', size: 200},
    {path: 'api/users', hash: 'x'},
  ],
  files: {
    'docs.json': {size: 30, hash: 'x'},
    'images/logo.svg': {size: 4, hash: 'x'},
    'docs-sw.js': {size: 50_000, hash: 'x'},
    'download.zip': {size: 600_000, hash: 'x'},
  },
};

describe('indexedSize', () => {
  it('adds the sizes of the pages, and of the files that pages may show', () => {
    expect(indexedSize(index, ['v1/start', 'v2/start', 'api/users'])).to.equal(1234);
    expect(indexedSize(index, ['v2/start'])).to.equal(234);
  });

  it('is unknown without an index that has sizes of these pages', () => {
    for (const value of [
      undefined,
      3,
      'x',
      {},
      {pages: 3, files: 3},
      {pages: [{path: 'v1/start'}]},
    ]) {
      expect(indexedSize(value, ['v1/start'])).to.equal(undefined);
    }
    expect(indexedSize(index, ['gone'])).to.equal(undefined);
    expect(indexedSize({pages: [{path: 'a', size: 'x'}]}, ['a'])).to.equal(undefined);
  });
});
