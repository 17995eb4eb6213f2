import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {bannersOf} from '../../../../src/config/read/markdown-texts.js';
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

describe('bannersOf', () => {
  it('finds those of languages at any level, each at its place', () => {
    const french = {language: 'fr', banner: {content: 'Bonjour'}};
    const navigation = {tabs: [{tab: 'A', languages: [{language: 'en'}, french]}]};
    const raw = fieldsOf({banner: {content: 'Hello'}, navigation});
    expect(bannersOf({raw})).to.deep.equal([
      {text: 'Hello', pointer: '/banner/content'},
      {text: 'Bonjour', pointer: '/navigation/tabs/0/languages/1/banner/content'},
    ]);
  });

  it('looks no deeper than readers of the navigation do', () => {
    const deep: unknown = JSON.parse(`${'{"pages":['.repeat(20_000)}"a"${']}'.repeat(20_000)}`);
    const raw = fieldsOf({banner: {content: 'Hello'}, navigation: {tabs: [deep]}});
    expect(bannersOf({raw})).to.have.length(1);
    const tabs: unknown = JSON.parse(`${'{"tabs":['.repeat(20_000)}{}${']}'.repeat(20_000)}`);
    expect(bannersOf({raw: fieldsOf({navigation: tabs})})).to.have.length(0);
  });
});
