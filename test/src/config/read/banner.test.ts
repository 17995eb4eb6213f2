import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readBanner} from '../../../../src/config/read/banner.js';

const read = (banner: unknown, own: object = {}) =>
  readBanner({raw: fieldsOf({banner, navigation: {languages: [{language: 'de', ...own}]}})}, 'de');

describe('readBanner', () => {
  it('fills in what is not written', () => {
    expect(read({content: ' Hello '})).to.deep.equal({
      content: 'Hello',
      isDismissible: false,
      type: 'info',
    });
  });

  it('reads type, colors and whether it can be dismissed', () => {
    expect(
      read({content: 'x', dismissible: true, type: 'critical', color: {light: '#fff', dark: 'x'}}),
    ).to.deep.equal({
      content: 'x',
      isDismissible: true,
      type: 'critical',
      color: {light: '#fff'},
    });
    expect(read({content: 'x', color: '#123456'})?.color).to.deep.equal({
      light: '#123456',
      dark: '#123456',
    });
  });

  it('is that of the language', () => {
    expect(read({content: 'Hello'}, {banner: {content: 'Bonjour'}})?.content).to.equal('Bonjour');
  });

  it('is none without text', () => {
    for (const banner of [undefined, 'x', [], {}, {content: ' '}, {content: 5}]) {
      expect(read(banner)).to.equal(undefined);
    }
  });
});
