import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {apiWords} from '../../../src/api-pages/api-words.js';
import {texts as german} from '../../../src/locales/api-de.js';
import {texts} from '../../../src/locales/api-fr.js';

describe('apiWords', () => {
  it('fills names in as they are', () => {
    const words = apiWords();
    expect(words.item(2)).to.equal('item 2');
    for (const pattern of ['^a$', '$$', "$&$'", '{0}', '{1}']) {
      expect(words.keysLike(pattern)).to.equal(`keys like ${pattern}`);
    }
  });

  it('are in the language of the reader', () => {
    const words = apiWords({...texts, body: 'Corps', item: 'élément {0}', bearer: 'Jeton'});
    expect(words.body).to.equal('Corps');
    expect(words.item(3)).to.equal('élément 3');
    expect(words.schemes.bearer).to.equal('Jeton');
    expect(words.overview?.servers).to.equal('Serveurs');
    expect(apiWords(german).overview?.models).to.equal('Modelle');
    expect(apiWords().overview).to.equal(undefined);
  });
});
