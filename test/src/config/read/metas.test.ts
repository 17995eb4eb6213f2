import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readMetas} from '../../../../src/config/read/metas.js';

describe('readMetas', () => {
  it('reads both shapes, and text alone', () => {
    const {metatags, description, indexesAll} = readMetas({
      raw: fieldsOf({
        description: 'Acme',
        metadata: {'og:title': 'Old', timestamp: true},
        seo: {metatags: {'og:title': 'New', 'twitter:site': '@acme', bad: {a: 1}}, indexing: 'all'},
      }),
    });
    expect([...metatags]).to.deep.equal([
      ['og:title', 'New'],
      ['twitter:site', '@acme'],
    ]);
    expect([description, indexesAll]).to.deep.equal(['Acme', true]);
  });

  it('reads names that describe the site, and no others', () => {
    const describing = {description: 'a', 'google-site-verification': 'b', 'og:image:alt': 'c'};
    const others = {
      'csrf-token': 'x',
      viewport: 'x',
      Referrer: 'x',
      charset: 'x',
      'color-scheme': 'x',
      'theme-color': 'x',
      'og:': 'x',
      'google-signin-client_id': 'x',
      'apple-itunes-app': 'x',
      refresh: 'x',
      __proto__: 'x',
    };
    const {metatags} = readMetas({
      raw: fieldsOf({seo: {metatags: {...others, ...describing}}, metadata: others}),
    });
    expect(Object.fromEntries(metatags)).to.deep.equal(describing);
  });

  it('has nothing where nothing readable is written', () => {
    const {metatags, description, indexesAll} = readMetas({
      raw: fieldsOf({seo: 'x', metadata: [1]}),
    });
    expect([metatags.size, description, indexesAll]).to.deep.equal([0, undefined, false]);
    expect(readMetas({raw: fieldsOf({seo: {indexHiddenPages: true}})}).indexesAll).to.equal(true);
  });
});
