import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {apiWords} from '../../../src/site/api-words.js';

describe('apiWords', () => {
  it('fills names in as they are', () => {
    const words = apiWords();
    expect(words.item(2)).to.equal('item 2');
    for (const pattern of ['^a$', '$$', "$&$'", '{0}', '{1}']) {
      expect(words.keysLike(pattern)).to.equal(`keys like ${pattern}`);
    }
  });

  it('are in the language of the reader', () => {
    const words = apiWords((key, english, ...values) => [key, english, ...values].join('/'));
    expect(words.body).to.equal('body/Body');
    expect(words.item(3)).to.equal('item/item {0}/3');
    expect(words.schemes.bearer).to.match(/^bearer\//);
  });
});
