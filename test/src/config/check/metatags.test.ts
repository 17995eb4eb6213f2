import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {firstOf, saidOf} from '../said.js';

const newer = {
  colors: {primary: '#08f'},
  navigation: {pages: ['introduction']},
};

describe('the meta tags of docs.json', () => {
  it('describe the site, and configure nothing (config/refused-metatag)', () => {
    const metatags = {'og:title': 'A', 'csrf-token': 'x', viewport: 'width=1'};
    expect(saidOf({...newer, seo: {metatags}})).to.deep.equal([
      ['config/refused-metatag', '/seo/metatags/csrf-token'],
      ['config/refused-metatag', '/seo/metatags/viewport'],
    ]);
    expect(firstOf({...newer, seo: {metatags}})?.message).to.contain('"csrf-token"');
    expect(saidOf({metadata: {'og:title': 'A', timestamp: true}})).to.deep.equal([]);
  });
});
